import type { Page } from '@playwright/test';

/** A feature that a browser may lack: HTML attributes that it ignores, and what CSS and scripts cannot use. */
export interface MissingFeature {
  readonly attributes?: readonly string[];
  /** Members of prototypes, such as `HTMLElement.popover`. */
  readonly members?: readonly string[];
  /** An event that the browser handles by itself. */
  readonly event?: string;
  /** Part of a selector: a rule with it anywhere in its list is dropped, as CSS demands. */
  readonly selector?: string;
  /** A CSS function: a declaration that uses it is dropped. */
  readonly valueFunction?: string;
}

export const popover: MissingFeature = {
  attributes: ['popover', 'popovertarget'],
  members: ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
    (name) => `HTMLElement.${name}`,
  ),
  selector: ':popover-open',
};
export const invokerCommands: MissingFeature = {
  event: 'command',
  members: ['HTMLButtonElement.command', 'HTMLButtonElement.commandForElement'],
};
export const closedBy: MissingFeature = {
  attributes: ['closedby'],
  members: ['HTMLDialogElement.closedBy'],
};
export const rounding: MissingFeature = { valueFunction: 'round(' };
export const lightDark: MissingFeature = { valueFunction: 'light-dark(' };

/** Removes features from the browser of a page. Call it before the page is opened. */
export async function removeFeatures(page: Page, features: MissingFeature[]): Promise<void> {
  const attributes = features.flatMap((feature) => feature.attributes ?? []);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const name of attributes) body = body.replaceAll(` ${name}="`, ` data-unknown-${name}="`);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(
    ([members, events]) => {
      for (const event of events) {
        document.addEventListener(event, (happened) => happened.preventDefault(), true);
      }
      for (const member of members) {
        const [owner = '', name = ''] = member.split('.');
        Reflect.deleteProperty(Reflect.get(globalThis, owner).prototype, name);
      }
    },
    [
      features.flatMap((feature) => feature.members ?? []),
      features.flatMap((feature) => feature.event ?? []),
    ] as const,
  );
  await page.addInitScript(
    ([selectors, functions]) => {
      document.addEventListener('readystatechange', () => {
        for (const sheet of document.styleSheets) dropRules(sheet, selectors, functions);
      });
      function dropRules(list: CSSStyleSheet | CSSGroupingRule, names: string[], calls: string[]) {
        for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
          const rule = list.cssRules[index];
          if (rule instanceof CSSSupportsRule) resolve(list, index, rule, [...names, ...calls]);
          else if (rule instanceof CSSStyleRule) {
            if (names.some((name) => rule.selectorText.includes(name))) list.deleteRule(index);
            else dropDeclarations(rule.style, calls);
          }
          if (rule instanceof CSSGroupingRule) dropRules(rule, names, calls);
        }
      }
      // A condition on a missing feature holds only when it is negated.
      function resolve(
        list: CSSStyleSheet | CSSGroupingRule,
        index: number,
        rule: CSSSupportsRule,
        missing: string[],
      ) {
        if (!missing.some((part) => rule.conditionText.includes(part))) return;
        const inner = [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
        list.deleteRule(index);
        if (rule.conditionText.startsWith('not')) list.insertRule(`@media all {${inner}}`, index);
      }
      function dropDeclarations(style: CSSStyleDeclaration, calls: string[]) {
        for (const property of [...style]) {
          const value = style.getPropertyValue(property);
          if (calls.some((call) => value.includes(call))) style.removeProperty(property);
        }
      }
    },
    [
      features.flatMap((feature) => feature.selector ?? []),
      features.flatMap((feature) => feature.valueFunction ?? []),
    ] as const,
  );
}

import type { Page } from '@playwright/test';

/** What a browser may lack: attributes of HTML that it reads over, and what CSS and scripts cannot use then. */
export interface Lack {
  readonly attributes?: readonly string[];
  /** Members of prototypes, such as `HTMLElement.popover`. */
  readonly members?: readonly string[];
  /** An event whose answer is the browser's own. */
  readonly event?: string;
  /** Part of a selector: a rule with it anywhere in its list is dropped, as CSS demands. */
  readonly selector?: string;
  /** A function of values: a declaration with it is dropped. */
  readonly valueFunction?: string;
}

export const popover: Lack = {
  attributes: ['popover', 'popovertarget'],
  members: ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
    (name) => `HTMLElement.${name}`,
  ),
  selector: ':popover-open',
};
export const invokerCommands: Lack = {
  event: 'command',
  members: ['HTMLButtonElement.command', 'HTMLButtonElement.commandForElement'],
};
export const closedBy: Lack = { attributes: ['closedby'], members: ['HTMLDialogElement.closedBy'] };
export const rounding: Lack = { valueFunction: 'round(' };
export const lightDark: Lack = { valueFunction: 'light-dark(' };

/** Makes a page be served to, and scripted in, a browser that lacks something. Call it before the page is opened. */
export async function takeAway(page: Page, lacks: readonly Lack[]): Promise<void> {
  const attributes = lacks.flatMap((lack) => lack.attributes ?? []);
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
      lacks.flatMap((lack) => lack.members ?? []),
      lacks.flatMap((lack) => lack.event ?? []),
    ] as const,
  );
  await page.addInitScript(
    ([selectors, functions]) => {
      document.addEventListener('readystatechange', () => {
        for (const sheet of document.styleSheets) forget(sheet, selectors, functions);
      });
      function forget(list: CSSStyleSheet | CSSGroupingRule, names: string[], calls: string[]) {
        for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
          const rule = list.cssRules[index];
          if (rule instanceof CSSSupportsRule) resolve(list, index, rule, [...names, ...calls]);
          else if (rule instanceof CSSStyleRule) {
            if (names.some((name) => rule.selectorText.includes(name))) list.deleteRule(index);
            else dropDeclarations(rule.style, calls);
          }
          if (rule instanceof CSSGroupingRule) forget(rule, names, calls);
        }
      }
      // A condition on what is lacking holds exactly where it is negated.
      function resolve(
        list: CSSStyleSheet | CSSGroupingRule,
        index: number,
        rule: CSSSupportsRule,
        lacking: string[],
      ) {
        if (!lacking.some((part) => rule.conditionText.includes(part))) return;
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
      lacks.flatMap((lack) => lack.selector ?? []),
      lacks.flatMap((lack) => lack.valueFunction ?? []),
    ] as const,
  );
}

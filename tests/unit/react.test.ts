import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx,astro}').map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
}));

test('R7 nothing in src makes elements but React, nor renders or loads it by hand', () => {
  const forbidden =
    /document\.createElement|innerHTML|dangerouslySetInnerHTML|renderToString|hydrateRoot|\?worker/;
  const found = sources.filter(({ text }) => forbidden.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
});

const isNothing = (node: ts.Expression) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined');

/** Whether an expression is a text at one time and another text, or nothing, at another. */
function isChangingText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isChangingText(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].some(isText);
  const isAnd =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && isText(node.right);
}

function isText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression);
  if (ts.isConditionalExpression(node)) return isChangingText(node);
  const isElement =
    ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
  return !isElement && !isNothing(node) && !ts.isCallExpression(node);
}

/** The changing texts of a component that stand beside other nodes: React removes them one by one. */
function textsBesideNodes({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(
        (child) =>
          !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
          !(ts.isJsxExpression(child) && !child.expression),
      );
      for (const child of children.length > 1 ? children : []) {
        if (ts.isJsxExpression(child) && child.expression && isChangingText(child.expression)) {
          found.push(`${path}: ${child.getText()}`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('P4 a text that changes is the only child of its element', () => {
  const example = '<p>{a ? "one" : "two"} {b}{c && "three"}<i>{d ? "alone" : "still"}</i></p>';
  expect(textsBesideNodes({ path: 'example', text: example })).toEqual([
    'example: {a ? "one" : "two"}',
    'example: {c && "three"}',
  ]);
  // The browser never runs this one, so React removes nothing from it.
  const isHydrated = (path: string) => !path.endsWith('/WhyChooseUs.tsx');
  const components = sources.filter(({ path }) => path.endsWith('.tsx') && isHydrated(path));
  expect(components.flatMap(textsBesideNodes)).toEqual([]);
});

// What clients read is there in English and in Spanish.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { APP_REFUSALS } from '../../platform/base/endpoint.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';

/** Public endpoints that the portal calls before anyone is signed in. */
const OF_THE_PORTAL: readonly string[] = ['accounts.findInvite', 'accounts.openInvite'];

test('each refusal that a client can meet is said in Spanish, too', () => {
  const met = listEndpoints(FEATURES).filter(
    ({ name, endpoint }) => ['client', 'person'].includes(endpoint['~orpc'].meta.audience) || OF_THE_PORTAL.includes(name),
  );
  expect(met.length).toBeGreaterThan(10);
  const declared = [
    ...Object.entries(APP_REFUSALS).map(([code, refusal]) => ['app', code, refusal] as const),
    ...met.flatMap(({ name, endpoint }) =>
      Object.entries(endpoint['~orpc'].meta.refusals).map(([code, refusal]) => [name, code, refusal] as const),
    ),
  ];
  expect(declared.filter(([, , refusal]) => !('spanish' in refusal)).map(([name, code]) => `${name} ${code}`)).toEqual([]);
});

/** Files whose English clients do not read, and why. */
const ENGLISH: Readonly<Record<string, string>> = {
  'features/letters/portal/LetterSheet.tsx': 'The letter itself, in the language in which the bureau reads it.',
  'features/letters/portal/ExtractSheet.tsx': 'A part of the letter itself.',
  'apps/portal/layout/PreviewBar.tsx': 'Staff read it above the portal of a client.',
};
/** Attributes that a person reads or hears. */
const READ = new Set(['aria-label', 'title', 'label', 'description', 'placeholder', 'alt', 'text', 'hint', 'submit', 'lead', 'sentence']);
const screens = globSync(['features/*/portal/**/*.tsx', 'apps/portal/**/*.tsx', 'platform/web/{questions,language}/*.tsx']).filter(
  (file) => !(file in ENGLISH),
);

test('screens of clients have their words in texts, none in the markup', () => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.flatMap((file) => wordsIn(file))).toEqual([]);
});

test('an unfinished screen would be found', () => {
  const found = (code: string) => literals('x.tsx', code);
  expect(found('<p>Nothing here yet.</p>')).toEqual(['Nothing here yet.']);
  expect(found('<p>{count} open</p>')).toEqual(['open']);
  expect(found("<Field label={isNew ? 'Add' : `Change ${name}`} />")).toEqual(['Add', 'Change']);
  expect(found("<b>{ready ? 'Ready to read' : ''}</b>")).toEqual(['Ready to read']);
  expect(found('const A = { yes: \'You said yes.\' }; const b = <i className="two words" size="md">{texts.x} · {1}</i>;')).toEqual([
    'You said yes.',
  ]);
});

function wordsIn(file: string): string[] {
  return literals(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`);
}

/** Words of a screen that stand in its markup, in what a person reads of an attribute, or as a sentence anywhere in the file. */
function literals(file: string, code: string): string[] {
  const found: string[] = [];
  const note = (text: string): void => {
    const words = text.replaceAll(/\s+/gu, ' ').trim();
    if (/\p{L}{2}/u.test(words)) found.push(words);
  };
  const visit = (node: ts.Node, isRead: boolean): void => {
    // A fault is logged, not read.
    if (ts.isThrowStatement(node)) return;
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxAttribute(node)) {
      const reads = READ.has(node.name.getText());
      if (node.initializer) visit(node.initializer, reads);
      return;
    }
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || isTemplatePart(node);
    if (isText && !ts.isImportDeclaration(node.parent) && (isRead || isSentence(node.text))) note(node.text);
    // What stands in braces between tags is read; what is passed to a function, compared or looked up there is not.
    const isShown = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    const passes =
      isRead &&
      (ts.isJsxExpression(node) ||
        ts.isConditionalExpression(node) ||
        ts.isTemplateExpression(node) ||
        ts.isTemplateSpan(node) ||
        ts.isParenthesizedExpression(node) ||
        isChoice(node));
    ts.forEachChild(node, (child) => visit(child, isShown || (passes && child !== conditionOf(node))));
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return found;
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** `a && b`, `a || b`, `a ?? b`. */
function isChoice(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(kind);
}

function conditionOf(node: ts.Node): ts.Node | undefined {
  if (ts.isConditionalExpression(node)) return node.condition;
  return undefined;
}

/** Two words or more that begin with a capital, as sentences and labels do and names of classes do not. */
function isSentence(text: string): boolean {
  return /^\p{Lu}\p{L}*['’]?\p{L}* +\p{L}/u.test(text.trim());
}

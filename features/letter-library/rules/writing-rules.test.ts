import { expect, test } from 'vitest';
import type { Block, FieldDocument } from '../../../platform/base/document/field-document.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { printAsked } from './asked-values.ts';
import { fillPreview } from './fill-preview.ts';
import { factsOf, GATE_STATEMENTS, statementsOf } from './gate-answers.ts';
import { closedGates } from './letter-gates.ts';
import { answerDue, KIND_OF_CLASS, purposeOf } from './letter-recipient.ts';
import { sampleLetterValues } from './letter-samples.ts';
import { LETTER_GATES } from '../../letters/rules/wording/letter-shape.ts';
import { askedFields } from './letter-values.ts';
import { SHIPPED_LETTERS } from './library-letter.ts';
import { validateLetter } from './validate-letter.ts';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';

const doc = (...content: Block[]): FieldDocument => ({ type: 'doc', content });
const p = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const field = (id: string): Block => ({ type: 'paragraph', content: [{ type: 'field', attrs: { id } }] });
const own = SHIPPED_LETTERS.filter(({ use }) => use === 'own');

test('every letter that comes with the program may be published', () => {
  expect(SHIPPED_LETTERS.flatMap((letter) => validateLetter(letter).map(({ sentence }) => [letter.key, sentence]))).toEqual([]);
});

const [letter] = own;
test.each([
  ['subject-lines', { subject: doc(p('One'), p('Two')) }],
  ['subject-empty', { subject: doc(p(' ')) }],
  ['subject-long', { subject: doc(p('word '.repeat(40))) }],
  ['empty', { document: doc({ type: 'when', attrs: { condition: 'has.enclosures', not: false }, content: [] }) }],
  ['signature', { document: doc(p('Hello.'), { type: 'signature', attrs: { who: 'client' } }) }],
  ['items', { document: doc(p('Hello.'), { type: 'each', attrs: { list: 'items' }, content: [p('x')] }) }],
  ['unknown', { document: doc(p('Hello.'), field('client.shoe')) }],
  ['outside-list', { document: doc(field('item.heading')) }],
  ['round', { use: 'round' as const, document: doc(p('Hello.')) }],
])('%s is found and keeps a letter from being published', (code, change) => {
  if (!letter) throw new Error('The library has letters.');
  expect(validateLetter({ ...letter, ...change })).toContainEqual(expect.objectContaining({ code, level: 'block' }));
});

test.each([
  ['collector.noticeDate', '2026-11-09', 'en', 'November 9, 2026'],
  ['reminder.dueDate', '2026-12-11', 'es', '11 de diciembre de 2026'],
  ['collector.amount', '$1,480', 'en', '$1,480.00'],
  ['collector.amount', '84.20', 'en', '$84.20'],
  ['goodwill.months', '2024-05, 2024-06', 'en', 'May 2024 and June 2024'],
  ['collector.reference', ' R-20417 ', 'en', 'R-20417'],
] as const)('%s typed as %s is printed', (id, typed, language, printed) => {
  expect(printAsked(id, typed, language)).toEqual({ printed });
});

test.each([
  ['collector.noticeDate', '2026-02-30'],
  ['collector.noticeDate', 'last week'],
  ['collector.amount', '1480,00'],
  ['collector.amount', 'all of it'],
  ['goodwill.months', '2024-13'],
  ['goodwill.months', ''],
  ['collector.reference', '  '],
])('%s typed as %s is refused in words', (id, typed) => {
  expect(printAsked(id, typed, 'en')).toEqual({ problem: expect.stringMatching(/^Please /u) });
});

test('a preview names what has no value in its place and beside it, once', () => {
  const { document, missing } = fillPreview(doc(field('account.name'), field('account.name'), p('Thank you.')), {
    fields: {},
    conditions: {},
    lists: {},
    statutes: {},
  });
  expect(missing).toEqual(['account.name']);
  expect(toPlainText(document, { signature: () => '' })).toBe('‹Name of the account›\n\n‹Name of the account›\n\nThank you.');
});

test('every letter that is written by itself can be filled: each field is on record or asked, and what is asked has a question', () => {
  const records = new Set(
    Object.keys(sampleLetterValues().fields).filter((id) => /^(?:client|office|recipient|letter|portal)\./u.test(id)),
  );
  for (const one of own) {
    const asked = new Set(askedFields(one, {}).map(({ id }) => id));
    const known = Object.fromEntries(Object.entries(sampleLetterValues().fields).filter(([id]) => records.has(id) || asked.has(id)));
    const values = { ...sampleLetterValues(), fields: known, lists: { items: [] } };
    expect([one.key, fillPreview(one.document, values).missing, fillPreview(one.subject, values).missing]).toEqual([one.key, [], []]);
  }
});

test('nothing that no one said opens a gate that asks for a statement, and each statement has words', () => {
  const today = parseCivilDate('2026-11-27');
  if (!today) throw new Error('This is a day.');
  for (const gate of LETTER_GATES) {
    const asked = statementsOf([gate]);
    for (const question of asked) expect(GATE_STATEMENTS[question]).toMatch(/\.$/u);
    // To have kept a debt closes a gate; every other statement opens one.
    if (asked.length === 0 || gate === 'known-discharge') continue;
    const facts = factsOf({ today, recipientClass: 'bureau', typed: {}, answers: {}, earlier: undefined, enclosures: 1 });
    expect([gate, closedGates({ gates: [gate], recipientClass: 'bureau', category: 'dispute' }, facts).length > 0]).toEqual([gate, true]);
  }
});

test('a letter that no one has to answer has no days; billing errors go to the address for them alone', () => {
  for (const one of own) {
    if (one.gates.includes('no-clock') || one.recipientClass === 'furnisher') expect([one.key, answerDue(one)]).toEqual([one.key, null]);
    if (one.category === 'billing-error')
      expect([one.key, purposeOf(one), KIND_OF_CLASS[one.recipientClass]]).toEqual([one.key, 'billing-errors', 'furnisher']);
  }
  const procedure = own.find(({ key }) => key === 'procedure-description');
  expect(procedure && answerDue(procedure)).toEqual({ days: 15, law: '15 U.S.C. 1681i(a)(7)' });
});

import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { lintClaims } from '../../disputes/rules/claim-linter.ts';
import { DISPUTE_INSTRUCTIONS } from '../../disputes/rules/dispute-instructions.ts';
import { DISPUTE_REASONS } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeInstruction } from '../../disputes/rules/dispute-instructions.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { ITEM_NOUNS, type DisputedItem, type DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import type { Correction } from '../../disputes/rules/claim-fields.ts';
import { fieldsOf } from '../../disputes/rules/judge-claim.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import { closingOf, openingOf, subjectOf } from './letter-sentences.ts';

const found = (text: string, reasonCode: string | null = null) => lintClaims(text, { where: 'letter', reasonCode });

const VALUES = [undefined, '$1,234', 'May 2016', 'Charged off'];
const spoken = (kind: DisputeItemKind, value: string | undefined, correct: readonly Correction[]): DisputedItem => ({
  kind,
  noun: ITEM_NOUNS[kind],
  bureau: 'Equifax',
  source: 'FIRST BANK',
  reported: () => value,
  correct,
  months: value === undefined ? '' : 'Jan 2014 and Mar 2014',
});

test.each((DISPUTE_REASONS as readonly DisputeReason[]).filter(({ requires }) => requires === undefined))(
  'the reason $code passes its own linter, with and without what the report says and what is right',
  (reason) => {
    for (const kind of reason.itemKinds)
      for (const value of VALUES)
        for (const right of [undefined, null, 'Jan 3, 2020']) {
          const correct = right === undefined ? [] : fieldsOf(reason, kind).map((field) => ({ field, value: right }));
          const { youReport, because, shouldBe } = reason.claim(spoken(kind, value, correct));
          const said = [youReport, because, shouldBe].filter((text) => text !== '').join(' ');
          expect(found(said, reason.code), said).toEqual([]);
        }
  },
);

test.each(DISPUTE_INSTRUCTIONS as readonly DisputeInstruction[])('the request $code passes its own linter', ({ itemKinds, sentence }) => {
  for (const kind of itemKinds)
    for (const value of VALUES) {
      const said = sentence(spoken(kind, value, []));
      expect(found(said), said).toEqual([]);
    }
});

test('3.1: what a letter says before and after its items passes, for one item and for many, at first and again', () => {
  const item: LetterItemInput = { kind: 'tradeline', furnisher: 'FIRST BANK', reported: [], facts: [] };
  const client = { name: 'Maria Alvarez', addressLines: ['1420 Oak Grove Avenue'], city: 'Springfield', state: 'IL', zip: '62704' };
  const date = civilDate(2026, 11, 20);
  for (const kinds of [['tradeline'], ['inquiry'], ['public-record'], ['tradeline', 'tradeline', 'inquiry', 'public-record']] as const)
    for (const [onItem, onLetter] of [
      [{}, {}],
      [{ earlierResult: { result: 'confirmed', on: date, sentOn: date, receivedOn: null } as const }, {}],
      [{}, { reportDate: date }],
    ]) {
      const items = kinds.map((kind) => ({ ...item, ...onItem, kind }));
      const input: LetterInput = { client, bureau: 'TU', date, draft: false, items, enclosures: [], ...onLetter };
      for (const text of [subjectOf(input), ...openingOf(input), ...closingOf(input)]) expect(found(text), text).toEqual([]);
    }
});

// Every sentence of a letter has a source: the bureau's own report, what the client confirmed word for word, a document, or the fixed words
// of all letters. Nothing else is printed.
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { FIELD_WORDS, type ClaimField } from '../../disputes/rules/claim-fields.ts';
import { DISPUTE_INSTRUCTIONS } from '../../disputes/rules/dispute-instructions.ts';
import { DISPUTE_REASONS } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { ITEM_NOUNS, speakOf } from '../../disputes/rules/dispute-vocabulary.ts';
import type { EarlierResult } from '../../disputes/rules/earlier-disputes.ts';
import { statementsOf } from '../../disputes/rules/item-claim.ts';
import { fieldsOf } from '../../disputes/rules/judge-claim.ts';
import { DETAIL_LABELS, PERSONAL_DETAILS } from '../../report-files/rules/personal-lines.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { composeLetter } from './compose-letter.ts';
import { earlierSentence } from './earlier-sentence.ts';
import type { LetterDocument } from './letter-document.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import { closingOf, openingOf, subjectOf } from './letter-sentences.ts';

const REPORTED = [
  ['Payment status', 'Charge-off'],
  ['Balance', '$1,234'],
  ['Past due', '$217'],
  ['Credit limit', '$2,345'],
  ['Opened', 'Feb 2011'],
  ['First delinquency', 'Apr 2013'],
  ['Original creditor', 'ORIGINAL BANK'],
  ['Responsibility', 'Joint'],
  ['Date of inquiry', 'May 6, 2025'],
  ['Status', 'Filed'],
].map(([label = '', value = '']) => ({ label, value }));
/** A right value of the kind of the field. */
const SAMPLES: Partial<Record<ClaimField, string>> = { chapter: '13', 'ssn-last4': '9876' };
const SAMPLE = (field: ClaimField): string =>
  SAMPLES[field] ?? { money: '987', date: '2012-02', text: 'Sample Words' }[FIELD_WORDS[field].kind];
/** Rows of an item of `kind` that the reason fits; of a personal detail, one for each it fits. */
function rowsFor(kind: LetterItemInput['kind'], { details = PERSONAL_DETAILS }: DisputeReason): LetterItemInput['reported'][] {
  return kind === 'personal-information' ? details.map((detail) => [{ label: DETAIL_LABELS[detail], value: 'JO OTHER' }]) : [REPORTED];
}
const FACTS = [
  { text: 'I kept the receipt of June 7', source: 'document', document: 'Receipt of June 7' },
  { text: 'I told them on the phone', source: 'client' },
  { text: 'TransUnion reports a balance of $1,234, while Experian reports $56.', source: 'report' },
] as const;

const EARLIER = { on: civilDate(2026, 10, 1), sentOn: civilDate(2026, 9, 1), receivedOn: null };
/** What each reason that follows a result follows. */
const RESULTS: Readonly<Record<string, EarlierResult>> = {
  'not-answered': { ...EARLIER, result: 'unanswered' },
  'verified-but-contradicted': { ...EARLIER, result: 'confirmed' },
  reinserted: { ...EARLIER, result: 'removed' },
};

function* inputs(): Generator<LetterInput> {
  const base = {
    client: { name: 'Maria T Alvarez Sr', addressLines: ['1 Oak Street'], city: 'Reno', state: 'NV', zip: '89501', ssnLast4: '4321' },
    bureau: 'TU',
    date: civilDate(2026, 11, 20),
    reportDate: civilDate(2026, 11, 3),
    draft: false,
    enclosures: ['Receipt of June 7'],
  } as const;
  const all: LetterItemInput[] = [];
  for (const reason of DISPUTE_REASONS as readonly DisputeReason[]) {
    if (reason.requires !== undefined) continue;
    for (const kind of reason.itemKinds)
      for (const instructionCode of reason.instructions.filter((code) =>
        DISPUTE_INSTRUCTIONS.some((one) => one.code === code && (one.itemKinds as readonly string[]).includes(kind)),
      ))
        for (const [at, value, reported] of rowsFor(kind, reason).flatMap((rows) => [
          [0, SAMPLE, rows] as const,
          [1, null, rows] as const,
        ])) {
          const fields = fieldsOf(reason, kind).slice(0, 2);
          const item: LetterItemInput = {
            kind,
            furnisher: 'FIRST BANK',
            accountNumberMasked: '****1111',
            reported,
            reasonCode: reason.code,
            instructionCode,
            correct:
              reason.corrects === undefined || (value === null && kind !== 'tradeline')
                ? fields.map((field) => ({ field, value: SAMPLE(field) }))
                : fields
                    .filter(
                      (field) =>
                        value !== null ||
                        REPORTED.some(({ label }) => label.toLowerCase().replaceAll(' ', '-') === field) ||
                        field === 'remark',
                    )
                    .map((field) => ({ field, value: value && value(field) })),
            months: reason.needsMonths === undefined ? [] : ['2014-01', '2014-02'].slice(at),
            facts: FACTS,
            ...(reason.afterResults && { earlierResult: RESULTS[reason.code] }),
          };
          if (reason.corrects !== undefined && item.correct?.length === 0) continue;
          all.push(item);
          yield { ...base, items: [item] };
        }
  }
  for (let at = 0; at + 3 < all.length; at += 3) yield { ...base, items: all.slice(at, at + 4) };
}

/** Everything a letter prints, text by text. */
function printed(letter: LetterDocument): string[] {
  return [
    letter.sender.name,
    ...letter.sender.lines,
    ...letter.identification.map(({ value }) => value),
    letter.subject,
    letter.salutation,
    ...letter.opening,
    ...letter.items.flatMap((item) => [
      item.heading,
      item.accountNumberMasked ?? '',
      ...item.reported.map(({ value }) => value),
      item.earlier ?? '',
      ...(item.claims ?? []).flatMap(({ youReport, because, shouldBe }) => [youReport, because, shouldBe]),
      ...item.facts,
      item.instruction,
    ]),
    ...letter.closing,
    letter.valediction,
    ...letter.enclosures,
  ].filter((text) => text !== '');
}

const cases = [...inputs()];

test('letters of all reasons are composed', () => {
  expect(cases.length).toBeGreaterThan(120);
  for (const input of cases) {
    const letter = composeLetter(input);
    expect(isRefusal(letter) ? `${letter.code} ${letter.message}` : '', JSON.stringify(input.items[0])).toBe('');
  }
});

test('P3: what is printed is what has a source, and each source gives it', () => {
  for (const input of cases) {
    const letter = composeLetter(input);
    if (isRefusal(letter)) throw new Error(letter.message);
    const { sources = [] } = letter;
    expect(sources.map(({ text }) => text)).toEqual(printed(letter));
    // The joined text of an item says the same as its parts.
    for (const item of letter.items)
      expect(item.reason).toBe(
        (item.claims ?? [])
          .flatMap(({ youReport, because, shouldBe }) => [youReport, because, shouldBe])
          .filter(Boolean)
          .join(' '),
      );
    const name = BUREAU_NAMES[input.bureau];
    const claimed = input.items.map((item) => ({
      ...item,
      heading: item.furnisher,
      reasonCode: item.reasonCode ?? null,
      facts: item.facts.map((fact) => (typeof fact === 'string' ? { text: fact } : fact)),
    }));
    const confirmed = new Set(claimed.flatMap((item) => statementsOf(item, name)));
    const requests = new Set(
      claimed.flatMap((item) =>
        DISPUTE_INSTRUCTIONS.filter(({ code }) => code === item.instructionCode).map((one) => one.sentence(speakOf(item, name))),
      ),
    );
    const own = JSON.stringify([
      input.items.map(({ furnisher, accountNumberMasked, reported, correct, months }) => [
        furnisher,
        accountNumberMasked,
        reported,
        correct,
        months,
      ]),
    ]);
    const fixed = new Set([
      subjectOf(input),
      ...input.items.flatMap(({ kind, earlierResult, reasonCode }) =>
        earlierResult ? [earlierSentence(ITEM_NOUNS[kind], earlierResult, reasonCode ?? null)] : [],
      ),
      `To the dispute department of ${name}:`,
      ...openingOf(input),
      ...closingOf(input),
      'Sincerely,',
    ]);
    for (const { text, from } of sources) {
      if (from === 'client')
        expect(
          [...confirmed].some((said) => said === text || said === text.replace(/\.$/, '')),
          text,
        ).toBe(true);
      else if (from === 'request') expect(requests).toContain(text);
      else if (from === 'letter') expect(fixed).toContain(text);
      else if (from === 'document') expect(text).toMatch(/Receipt of June 7/);
      else if (from === 'other-report') expect(text).toBe('You report a balance of $1,234, while Experian reports $56.');
      // Each value in a sentence about the report is the report's, and each quotation word for word.
      else if (from === 'report')
        for (const [value] of text.matchAll(/\$\d[\d,]*(?<!,)|“[^”]+”|\d{4,}/gu)) {
          const plain = value.replaceAll(/[“”]/gu, '');
          expect(own.includes(plain) || /201[34]/.test(plain), text).toBe(true);
        }
    }
  }
});

test('the fixed words of letters say nothing about the case', () => {
  for (const input of cases.slice(0, 40)) {
    const other = {
      ...input,
      items: input.items.map((item) => ({ ...item, facts: item.facts.slice(0, 1), reported: [], accountNumberMasked: '' })),
    };
    // Facts are announced where there are any.
    const bare = { ...other, items: other.items.map((item) => ({ ...item, facts: [] })) };
    expect(openingOf(bare).join(' ')).not.toMatch(/facts I rely on|how I know/);
    expect([...openingOf(input), ...closingOf(input), subjectOf(input)]).toEqual([
      ...openingOf(other),
      ...closingOf(other),
      subjectOf(other),
    ]);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay } from '../../../platform/base/business-days.ts';
import { addDays, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { adverseActionEnd, blockDue, collectorWindowEnd, fraudAlertEnds, mailBy } from './letter-clocks.ts';
import { closedGates, judgeLetter, type IdentityTheftPapers, type LetterFacts } from './letter-gates.ts';
import { LETTER_GATES, SHIPPED_LETTERS, type LetterGate } from './library-letter.ts';

const LAW = process.env['REDRESS_LAW'] ?? join(import.meta.dirname, '../../../../shared/law');
const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};
const TODAY = day('2026-11-27');

// All vectors of law.md for these clocks: Thanksgiving, Christmas and New Year, leap years, month ends.
const VECTORS = {
  FDCPA: [
    { sent: '2026-11-23', assumed_receipt: '2026-12-01', window_end: '2026-12-31' },
    { sent: '2026-12-21', assumed_receipt: '2026-12-29', window_end: '2027-01-28' },
    { sent: '2028-02-24', assumed_receipt: '2028-03-02', window_end: '2028-04-01' },
  ],
  'FDCPA actual receipt +30': [
    { rcv: '2026-01-30', end: '2026-03-01' },
    { rcv: '2028-01-31', end: '2028-03-01' },
    { rcv: '2026-12-05', end: '2027-01-04' },
  ],
  'block 4 BD': [
    { r: '2026-11-24', due: '2026-12-01' },
    { r: '2026-07-01', due: '2026-07-08' },
    { r: '2028-02-25', due: '2028-03-02' },
  ],
  'fraud alerts': [
    { r: '2026-03-01', initial_min_end: '2027-02-28', remind: '2027-01-29', extended_end: '2033-02-28' },
    { r: '2028-02-29', initial_min_end: '2029-02-28', remind: '2029-01-29', extended_end: '2035-02-28' },
    { r: '2026-12-31', initial_min_end: '2027-12-30', remind: '2027-11-30', extended_end: '2033-12-30' },
  ],
  '60 days adverse action free report': [
    { n: '2026-11-20', due: '2027-01-19' },
    { n: '2027-12-31', due: '2028-02-29' },
    { n: '2026-01-01', due: '2026-03-02' },
  ],
} as const;

describe('clocks', () => {
  test.each(VECTORS.FDCPA)('a notice sent $sent is assumed received $assumed_receipt; the window ends $window_end', (vector) => {
    const { sent, assumed_receipt, window_end } = vector;
    expect(collectorWindowEnd({ sentOn: day(sent), receivedOn: null, printedEnd: null })).toBe(window_end);
    expect(collectorWindowEnd({ sentOn: day(sent), receivedOn: day(assumed_receipt), printedEnd: null })).toBe(window_end);
  });
  test.each(VECTORS['FDCPA actual receipt +30'])(
    'a notice received $rcv: the window ends $end, or sooner where the notice says so',
    ({ rcv, end }) => {
      const notice = { sentOn: addDays(day(rcv), -20), receivedOn: day(rcv) };
      expect(collectorWindowEnd({ ...notice, printedEnd: null })).toBe(end);
      expect(collectorWindowEnd({ ...notice, printedEnd: addDays(day(end), -2) })).toBe(addDays(day(end), -2));
      expect(collectorWindowEnd({ ...notice, printedEnd: addDays(day(end), 9) })).toBe(end);
      expect(collectorWindowEnd({ sentOn: null, receivedOn: null, printedEnd: day(end) })).toBe(end);
    },
  );
  test('without any day there is no window', () => {
    expect(collectorWindowEnd({ sentOn: null, receivedOn: null, printedEnd: null })).toBeNull();
  });
  test.each(VECTORS['block 4 BD'])('all four papers on $r: the block is due $due', ({ r, due }) => expect(blockDue(day(r))).toBe(due));
  test.each(VECTORS['fraud alerts'])('alerts asked for on $r', ({ r, initial_min_end, remind, extended_end }) =>
    expect(fraudAlertEnds(day(r))).toEqual({ initial: initial_min_end, remindOn: remind, extended: extended_end }),
  );
  test.each(VECTORS['60 days adverse action free report'])('a notice received $n: the report is free through $due', ({ n, due }) =>
    expect(adverseActionEnd(day(n))).toBe(due),
  );
  test.each(['2026-12-31', '2027-01-28', '2028-04-01', '2027-01-04'])(
    'mailed on its last day, a letter for %s is there in time, and a day later it is not',
    (end) => {
      const last = mailBy(day(end));
      expect(addBusinessDays(last, 5) <= end).toBe(true);
      expect(addBusinessDays(addBusinessDays(last, 1), 5) > end).toBe(true);
      expect(isBusinessDay(last)).toBe(true);
    },
  );
  test('these are all the vectors there are', ({ skip }) => {
    const file = join(LAW, 'clock_vectors.json');
    skip(!existsSync(file), `no vectors in ${LAW}`);
    const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>[]>;
    for (const [name, vectors] of Object.entries(VECTORS))
      expect(groups[name]?.map((vector) => Object.fromEntries(Object.entries(vector).map(([key, text]) => [key, text.slice(4)])))).toEqual(
        vectors,
      );
  });
});

const PAPERS: IdentityTheftPapers = {
  proofOfIdentity: true,
  report: true,
  filedByClient: true,
  itemList: true,
  signedStatement: true,
  receivedAnything: false,
};
const ANSWERED = {
  receivedOn: day('2026-10-01'),
  overdueAfter: day('2026-10-31'),
  answeredOn: day('2026-10-20'),
  result: 'confirmed',
} as const;
const SILENT = { ...ANSWERED, answeredOn: null, result: null };
const words = (n: number): string => Array.from({ length: n }, () => 'word').join(' ');

/** Facts under which a gate is open, and others under which it is closed with what its sentence says. */
const TABLE: Readonly<
  Record<
    LetterGate,
    { readonly open: readonly Partial<LetterFacts>[]; readonly shut: readonly (readonly [Partial<LetterFacts>, string])[] }
  >
> = {
  'client-approves': {
    open: [{}, { sending: true, approvedOn: day('2026-10-28') }],
    shut: [
      [{ sending: true }, 'must approve this exact letter'],
      [{ sending: true, approvedOn: day('2026-10-27') }, 'more than 30 days ago'],
    ],
  },
  'after-answer': {
    open: [{ earlier: ANSWERED }, { earlier: SILENT }],
    shut: [
      [{}, 'no earlier dispute'],
      [{ earlier: { ...SILENT, overdueAfter: TODAY } }, 'until Nov 27, 2026'],
    ],
  },
  'something-new': { open: [{ newFacts: true }, { newDocuments: true }, { otherGround: true }], shut: [[{}, 'frivolous']] },
  'new-document': { open: [{ newDocuments: true }], shut: [[{ newFacts: true }, 'Add the paper']] },
  'other-ground': { open: [{ otherGround: true }], shut: [[{ newFacts: true }, 'not raised before']] },
  'was-confirmed': { open: [{ earlier: ANSWERED }], shut: [[{ earlier: SILENT }, 'confirmed the item']] },
  'papers-enclosed': { open: [{ papersInHand: true }], shut: [[{}, 'Add each paper']] },
  overdue: {
    open: [{ earlier: SILENT }],
    shut: [
      [{ earlier: ANSWERED }, 'answered on Oct 20, 2026'],
      [{ earlier: { ...SILENT, receivedOn: null } }, 'Record the delivery'],
      [{ earlier: { ...SILENT, overdueAfter: TODAY } }, 'until Nov 27, 2026'],
    ],
  },
  'came-back': {
    open: [{ removedOn: day('2026-08-03'), seenAgainOn: TODAY }],
    shut: [
      [{ removedOn: day('2026-08-03') }, 'No report shows'],
      [{ removedOn: TODAY, seenAgainOn: TODAY }, 'No report shows'],
      [{ removedOn: day('2026-08-03'), seenAgainOn: TODAY, reinsertionNotice: true }, 'has come'],
    ],
  },
  'removed-before': { open: [{ removedOn: TODAY }], shut: [[{}, 'Record the removal']] },
  'known-start': {
    open: [{ reportableUntil: day('2026-11-26') }],
    shut: [
      [{}, 'Ask for that day instead'],
      [{ reportableUntil: TODAY }, 'through Nov 27, 2026'],
      [{ reportableUntil: day('2020-01-01'), exemptUse: true }, 'no limit of years'],
    ],
  },
  'known-discharge': {
    open: [{ bankruptcy: { dischargedOn: TODAY, reaffirmed: false } }],
    shut: [
      [{}, 'Record the bankruptcy'],
      [{ bankruptcy: { dischargedOn: TODAY, reaffirmed: true } }, 'agreed to keep'],
    ],
  },
  'only-collectors': {
    open: [{ recipientClass: 'collector' }],
    shut: [
      [{ recipientClass: 'creditor' }, 'An original creditor'],
      [{}, 'for debt collectors'],
    ],
  },
  'collector-window': {
    open: [{ collector: { sentOn: null, receivedOn: day('2026-10-28'), printedEnd: null } }],
    shut: [
      [{}, 'not known'],
      [{ collector: { sentOn: null, receivedOn: day('2026-10-27'), printedEnd: null } }, 'closed on Nov 26, 2026'],
      [{ collector: { sentOn: null, receivedOn: day('2026-10-28'), printedEnd: day('2026-11-26') } }, 'closed on Nov 26, 2026'],
    ],
  },
  'collector-window-over': {
    open: [{ collector: { sentOn: null, receivedOn: day('2026-10-27'), printedEnd: null } }],
    shut: [
      [{}, 'not known'],
      [{ collector: { sentOn: null, receivedOn: day('2026-10-28'), printedEnd: null } }, 'open through Nov 27, 2026'],
    ],
  },
  'identity-theft-papers': {
    open: [{ identityTheft: PAPERS }],
    shut: [
      [{}, 'All four papers'],
      ...(['proofOfIdentity', 'report', 'itemList', 'signedStatement'] as const).map(
        (paper) => [{ identityTheft: { ...PAPERS, [paper]: false } }, 'All four papers'] as const,
      ),
      [{ identityTheft: { ...PAPERS, filedByClient: false } }, 'in person'],
      [{ identityTheft: { ...PAPERS, receivedAnything: true } }, 'cannot be called identity theft'],
      [
        { identityTheft: { proofOfIdentity: true, report: true, filedByClient: true, itemList: true, signedStatement: true } },
        'Ask the client',
      ],
      [{ identityTheft: { ...PAPERS, contradictedOn: day('2026-05-04') } }, 'May 4, 2026'],
    ],
  },
  'identity-theft-records': {
    open: [{ identityTheft: { ...PAPERS, itemList: false, signedStatement: false } }],
    shut: [
      [{ identityTheft: { ...PAPERS, report: false } }, 'are required'],
      [{ identityTheft: { ...PAPERS, filedByClient: false } }, 'in person'],
    ],
  },
  'fraud-alert-authority': {
    open: [{ authoritySignedOn: TODAY }],
    shut: [
      [{}, 'written authority'],
      [{ authoritySignedOn: addDays(TODAY, 1) }, 'written authority'],
    ],
  },
  'goodwill-is-a-request': {
    open: [{ clientCallsItCorrect: true }],
    shut: [
      [{}, 'says that the entry is correct'],
      [{ clientCallsItCorrect: false }, 'is disputed with the bureau'],
    ],
  },
  'billing-sixty-days': {
    open: [{ billingStatementOn: day('2026-09-28') }],
    shut: [
      [{}, 'Enter the date'],
      [{ billingStatementOn: day('2026-09-27') }, 'by Nov 26, 2026'],
    ],
  },
  'adverse-action-sixty-days': {
    open: [{ adverseNoticeReceivedOn: day('2026-09-28') }],
    shut: [
      [{}, 'Enter the day'],
      [{ adverseNoticeReceivedOn: day('2026-09-27') }, 'through Nov 26, 2026'],
    ],
  },
  'hundred-words': {
    open: [{ statement: words(100) }],
    shut: [
      [{ statement: words(101) }, '101 words'],
      [{ statement: '  ' }, 'Write the statement'],
    ],
  },
  'no-clock': { open: [{}], shut: [[{ answerWantedBy: TODAY }, 'no day is set']] },
};

test.each(LETTER_GATES)('%s', (gate) => {
  const letter = { gates: [gate], recipientClass: 'bureau', category: 'dispute' } as const;
  for (const facts of TABLE[gate].open)
    expect(judgeLetter(letter, { today: TODAY, ...facts }), JSON.stringify(facts)).toMatchObject({ ok: true });
  for (const [facts, sentence] of TABLE[gate].shut)
    expect(judgeLetter(letter, { today: TODAY, ...facts }), JSON.stringify(facts)).toMatchObject({
      ok: false,
      gate,
      code: expect.stringMatching(/^letterLibrary\.[a-zA-Z]+$/u),
      citation: expect.stringMatching(/U\.S\.C\./u),
      sentence: expect.stringContaining(sentence),
    });
});

test('an open gate with a day says until when, and when to mail', () => {
  const letter = { gates: ['collector-window'], recipientClass: 'collector', category: 'collector' } as const;
  const verdict = judgeLetter(letter, {
    today: day('2026-12-01'),
    collector: { sentOn: day('2026-11-23'), receivedOn: null, printedEnd: null },
  });
  expect(verdict).toEqual({ ok: true, days: [{ gate: 'collector-window', until: '2026-12-31', mailBy: '2026-12-23' }] });
});

test('G20: no letter of ours disputes an item with a furnisher or a creditor', () => {
  for (const recipientClass of ['furnisher', 'creditor'] as const)
    expect(judgeLetter({ gates: [], recipientClass, category: 'dispute' }, { today: TODAY })).toMatchObject({
      ok: false,
      code: 'letterLibrary.directDispute',
      citation: expect.stringContaining('1681s-2(a)(8)(G)'),
      overridable: false,
    });
  expect(SHIPPED_LETTERS.filter((letter) => closedGates({ ...letter, gates: [] }, { today: TODAY }).length > 0)).toEqual([]);
});

test('every gate is asked by a letter that is shipped, and every letter in the name of a client waits for their approval', () => {
  expect(LETTER_GATES.filter((gate) => !SHIPPED_LETTERS.some(({ gates }) => gates.includes(gate)))).toEqual([]);
  expect(SHIPPED_LETTERS.filter(({ gates, recipientClass }) => recipientClass !== 'client' && !gates.includes('client-approves'))).toEqual(
    [],
  );
});

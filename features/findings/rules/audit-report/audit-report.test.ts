import { describe, expect, test } from 'vitest';
import { isForbidden, lintLetterText } from '../../../disputes/rules/claim-linter.ts';
import type { FindingAnswer, FindingRow } from '../../contract.ts';
import { analyse } from '../analyse.ts';
import type { Finding } from '../finding.ts';
import { account, civil, collection, day, input, record, report, trade, usd } from '../testing.ts';
import {
  aboutSentences,
  ANSWERS,
  BASES,
  BLENDED,
  CHOICES,
  FINDINGS_INTRO,
  GLANCE_ROWS,
  GUIDE,
  HEADINGS,
  leftOut,
  NO_FILE,
  NO_FINDINGS,
  NO_NEGATIVES,
  NO_SCORE,
  NO_SCORE_HERE,
  noneAt,
  NONE_LEFT,
  ONE_ACCOUNT,
  SCORE_NOTE,
  UNSHOWN,
  WEIGHTS,
} from './audit-sentences.ts';
import { composeAuditReport, type AuditInput } from './compose-audit-report.ts';
import { concealSsn } from './conceal-ssn.ts';

const finding = (fields: Partial<Finding> = {}): Finding => ({
  key: 'A12:EQ:x',
  code: 'A12',
  title: 'Charge-off with a balance',
  bureau: 'EQ',
  line: 'tradeline',
  lineId: 'account-1',
  lineKey: 'x',
  heading: 'FIRST TEST BANK',
  accountNumberMasked: '****1234',
  severity: 'high',
  confidence: 0.9,
  facts: ['Equifax reports a balance of $120.'],
  values: [],
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  suggestedReason: null,
  suggestedClaim: 'It is not mine.',
  question: 'Did you owe this?',
  wrongAnswer: 'yes',
  evidence: [{ bureau: 'EQ', lineId: 'account-1', field: 'balance', raw: '120.00' }],
  needsClientConfirmation: true,
  ...fields,
});
const answered = (answer: FindingAnswer['answer'], fields: Partial<FindingAnswer> = {}): FindingAnswer => ({
  id: 'a',
  version: 1,
  answer,
  askedAt: null,
  answeredAt: '2026-03-18T02:00:00Z',
  answeredBy: 'client',
  answeredByName: 'Maria',
  note: 'a note of the staff',
  disputedAt: null,
  inDraft: false,
  ...fields,
});
const compose = (over: Partial<AuditInput> = {}) =>
  composeAuditReport({
    report: report([]),
    rows: [],
    client: 'Maria Delgado',
    office: null,
    today: civil('2026-03-20'),
    zone: 'America/New_York',
    include: 'open',
    ...over,
  });
const rowsOf = (...answers: readonly (FindingAnswer | null)[]): FindingRow[] =>
  answers.map((answer, at) => ({ finding: finding({ key: `A12:EQ:${at}`, title: `Finding ${at}` }), answer }));
const findingsOf = (made: ReturnType<typeof compose>) =>
  made.findings.content.flatMap(({ groups }) => groups.flatMap((group) => group.findings));

describe('what it says of itself', () => {
  const NOON = 'March 15, 2026';
  const ours = [
    ...Object.values(HEADINGS),
    ...aboutSentences(NOON),
    ...Object.values(GLANCE_ROWS),
    ONE_ACCOUNT,
    ...Object.values(NO_FILE),
    NO_SCORE,
    NO_SCORE_HERE,
    SCORE_NOTE,
    NO_NEGATIVES,
    noneAt('Equifax'),
    BLENDED,
    FINDINGS_INTRO,
    NO_FINDINGS,
    NONE_LEFT,
    leftOut(1),
    leftOut(3),
    ...Object.values(WEIGHTS),
    ...Object.values(BASES),
    ...Object.values(ANSWERS).flatMap((said) => [said(null, 'yes'), said(NOON, 'no')]),
    ...CHOICES,
    ...[...GUIDE, UNSHOWN].flatMap(({ term, text }) => [term, text]),
  ];
  const HYPE =
    /guarante|\bwill \w+|\bwe can\b|boost|raise|improve|increase|\bfix\b|repair|erase|wipe|clean|points?\b|loophole|better score|higher score|100 ?%|sure to|always|!/i;

  test('G26: promises nothing', () => {
    expect(ours.length).toBeGreaterThan(60);
    expect(ours.filter((sentence) => HYPE.test(sentence) || lintLetterText(sentence).length > 0)).toEqual([]);
  });

  test('G26: says that accurate information stays, that nothing is promised, and that one can do it oneself for nothing', () => {
    const said = compose().about.content.join(' ');
    for (const words of [
      'accurate, current and verifiable',
      'No result is promised',
      'You can dispute errors yourself',
      'may not charge you',
      'as of March 15, 2026',
    ])
      expect(said).toContain(words);
  });

  test('findings pass the linter as well', () => {
    const bad = report([
      collection({ balance: usd(500), opened: day('2012-01-01'), firstDelinquency: day('2012-02-01') }),
      account([trade({ payStatus: 'current', pastDue: usd(40) })], { id: 'account-2' }),
    ]);
    const rows = analyse(input(bad)).map((one) => ({ finding: one, answer: null }));
    expect(rows.length).toBeGreaterThan(1);
    expect(
      findingsOf(compose({ report: bad, rows }))
        .flatMap((one) => [one.title, one.question, ...one.facts])
        .filter((text) => isForbidden(lintLetterText(text))),
    ).toEqual([]);
  });
});

describe('findings', () => {
  test('those set aside and those that are right are left out, and counted', () => {
    const rows = rowsOf(
      null,
      answered('right'),
      answered('set-aside'),
      answered('wrong'),
      answered('unsure'),
      answered('asked', { askedAt: '2026-03-16T15:00:00Z', answeredAt: null }),
      answered('wrong', { disputedAt: '2026-03-19T15:00:00Z' }),
    );
    const made = compose({ rows });
    expect(findingsOf(made).map(({ title, answer, choices }) => [title, answer, choices.length])).toEqual([
      ['Finding 0', 'Not asked yet', 3],
      ['Finding 3', 'You said yes on Mar 17, 2026: the report is wrong', 0],
      ['Finding 4', 'You were not sure on Mar 17, 2026', 3],
      ['Finding 5', 'Asked on Mar 16, 2026, no answer yet', 3],
      ['Finding 6', 'You said yes: the report is wrong; it is part of a dispute', 0],
    ]);
    expect(made.findings.intro).toContain(leftOut(2));
    expect(findingsOf(compose({ rows, include: 'all' }))).toHaveLength(7);
    expect(compose({ rows, include: 'all' }).findings.intro).toEqual([FINDINGS_INTRO]);
    expect(compose({ rows: rowsOf(answered('right')) }).findings.intro).toEqual([NONE_LEFT, leftOut(1)]);
    expect(compose().findings).toMatchObject({ content: [], intro: [NO_FINDINGS] });
    // Neither a note of staff nor the words of a letter no one agreed to.
    expect(JSON.stringify(made)).not.toMatch(/a note of the staff|It is not mine/);
  });

  test('are sorted by bureau, then by account, with those of several bureaus first', () => {
    const of = (bureau: Finding['bureau'], heading: string, title: string) => ({
      finding: finding({ bureau, heading, title, lineId: heading }),
      answer: null,
    });
    const { content } = compose({
      rows: [of('TU', 'A', '1'), of(null, 'B', '2'), of('EQ', 'C', '3'), of('TU', 'D', '4'), of('TU', 'A', '5')],
    }).findings;
    expect(
      content.map(({ heading, groups }) => [
        heading,
        groups.map((group) => [group.heading, group.findings.map(({ title }) => title).join()]),
      ]),
    ).toEqual([
      ['Across the bureaus', [['B', '2']]],
      ['Equifax', [['C', '3']]],
      [
        'TransUnion',
        [
          ['A', '1,5'],
          ['D', '4'],
        ],
      ],
    ]);
  });

  test('say what they rest on, and what is no law', () => {
    const [law, standard] = findingsOf(
      compose({
        rows: [
          { finding: finding(), answer: null },
          { finding: finding({ basis: 'standard', citation: 'Metro 2' }), answer: null },
        ],
      }),
    );
    expect([law?.restsOn, standard?.restsOn]).toEqual(['15 U.S.C. 1681e(b) (law)', 'Metro 2 (industry standard, not law)']);
  });
});

describe('numbers', () => {
  const both = account(
    [trade({ bureau: 'EQ', payStatus: 'late30', payStatusRaw: 'Late', pastDue: usd(120), balance: usd(900) }), trade({ bureau: 'TU' })],
    { negative: true },
  );
  const inquiry = (bureau: 'EQ' | 'TU', kind: 'hard' | 'soft' | 'unknown', at: number) => ({ id: `i${at}`, bureau, kind, name: 'SHOP' });
  const full = report([both, collection({ bureau: 'TU' }, { id: 'account-2' })], {
    inquiries: [inquiry('EQ', 'hard', 1), inquiry('EQ', 'soft', 2), inquiry('TU', 'hard', 3)],
    publicRecords: [record('bankruptcy', { status: 'Discharged', filed: day('2020-02-03') }, 'EX')],
  });

  test('per bureau, an account once in all', () => {
    expect(
      compose({
        report: full,
        rows: [
          { finding: finding(), answer: null },
          { finding: finding({ bureau: null }), answer: null },
        ],
      }).glance.rows.map(({ label, cells }) => [label, ...cells]),
    ).toEqual([
      ['Accounts', '1', '0', '2', '2'],
      ['Negative accounts', '1', '0', '1', '2'],
      ['Hard inquiries', '1', '0', '1', '2'],
      ['Public records', '0', '1', '0', '1'],
      ['Findings to talk about', '1', '0', '0', '2'],
    ]);
    expect(compose({ report: { ...full, inquiries: [inquiry('TU', 'unknown', 1)] } }).glance.rows).toContainEqual({
      label: GLANCE_ROWS.unclear,
      cells: ['0', '0', '1', '1'],
    });
  });

  test('negative items as each bureau itself reports them', () => {
    expect(compose({ report: full }).negatives.content).toMatchObject([
      {
        bureau: 'Equifax',
        empty: null,
        accounts: [
          {
            creditor: 'FIRST TEST BANK',
            number: '****1234',
            status: '30 days late',
            balance: '$900',
            pastDue: '$120',
            opened: 'May 14, 2015',
            reasons: ['30 days late', '$120 past due'],
          },
        ],
        records: [],
      },
      {
        bureau: 'Experian',
        empty: null,
        accounts: [],
        records: [{ type: 'bankruptcy', status: 'Discharged', filed: 'Feb 3, 2020', court: '–' }],
      },
      { bureau: 'TransUnion', accounts: [{ creditor: 'TEST COLLECTORS', balance: '–', reasons: ['Collection'] }] },
    ]);
    expect(compose().negatives).toMatchObject({ content: [], notes: [NO_NEGATIVES] });
  });

  test('a bureau without a file has none', () => {
    const partial = {
      ...full,
      bureaus: full.bureaus.map((file) => (file.bureau === 'EX' ? { ...file, present: 'frozen' as const } : file)),
      publicRecords: [],
    };
    const made = compose({ report: partial });
    expect(made.glance.rows[0]?.cells).toEqual(['1', '–', '2', '2']);
    expect(made.glance.notes[0]).toBe('Experian: The file is frozen.');
    expect(made.negatives.content[1]).toMatchObject({ bureau: 'Experian', empty: 'The file is frozen.' });
    expect(made.scores.content[1]).toMatchObject({ value: 'No score', note: 'The file is frozen.' });
  });

  test('scores with model and scale, or why there is none', () => {
    const score = {
      bureau: 'EQ',
      model: 'VANTAGE_3',
      modelRaw: 'VantageScore 3.0',
      value: 575,
      min: 300,
      max: 850,
      scoredOn: day('2026-03-15'),
      factors: [],
    } as const;
    const scored = {
      ...full,
      bureaus: full.bureaus.map((file) => ({
        ...file,
        scores:
          file.bureau === 'EQ'
            ? [score]
            : file.bureau === 'EX'
              ? [{ ...score, bureau: 'EX' as const, value: null, noScoreReason: 'File too thin' }]
              : [],
      })),
    };
    expect(compose({ report: scored }).scores.content).toEqual([
      {
        bureau: 'Equifax',
        value: '575',
        model: 'VantageScore 3.0',
        note: '',
        scale: { min: 300, max: 850, at: 0.5 },
        date: 'Mar 15, 2026',
      },
      { bureau: 'Experian', value: 'No score', model: 'VantageScore 3.0', note: 'File too thin', scale: null, date: 'Mar 15, 2026' },
      { bureau: 'TransUnion', value: 'No score', model: '', note: 'No score in this report.', scale: null, date: '' },
    ]);
  });
});

test.each([
  ['219-09-5501', 'XXX-XX-5501'],
  ['SSN 219 09 5501.', 'SSN XXX-XX-5501.'],
  ['known 219095501', 'known XXXXX5501'],
  ['case 219095502', 'case 219095502'],
  ['(419) 555-0147', '(419) 555-0147'],
  ['****5501', '****5501'],
  ['$219,095,501', '$219,095,501'],
])('of a Social Security number the last four at most: %s', (text, shown) => expect(concealSsn(text, new Set(['5501']))).toBe(shown));

test('an answer is told in the word the client said', () => {
  const rows = [{ finding: finding({ wrongAnswer: 'no' }), answer: answered('wrong') }];
  expect(findingsOf(compose({ rows })).map(({ answer }) => answer)).toEqual(['You said no on Mar 17, 2026: the report is wrong']);
});

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../platform/base/language.ts';
import { isForbidden, lintLetterText } from '../../../disputes/rules/claim-linter.ts';
import type { FindingAnswer, FindingRow } from '../../contract.ts';
import { analyse } from '../analyse.ts';
import type { Finding } from '../finding.ts';
import { SPEAKING as LATER } from '../disputed/testing-report.ts';
import { FACT_CASES } from '../spanish/testing-fact-cases.ts';
import { AUDIT_CASES } from '../testing-audit-cases.ts';
import { SPEAKING } from '../testing-report.ts';
import { account, civil, collection, day, input, record, report, trade, usd } from '../testing.ts';
import { AUDIT_SENTENCES } from './audit-sentences.ts';
import { composeAuditReport, type AuditInput } from './compose-audit-report.ts';
import { concealSsn } from './conceal-ssn.ts';

const T = AUDIT_SENTENCES.en;

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
    language: 'en',
    ...over,
  });
const rowsOf = (...answers: readonly (FindingAnswer | null)[]): FindingRow[] =>
  answers.map((answer, at) => ({ finding: finding({ key: `A12:EQ:${at}`, title: `Finding ${at}` }), answer }));
const findingsOf = (made: ReturnType<typeof compose>) =>
  made.findings.content.flatMap(({ groups }) => groups.flatMap((group) => group.findings));

describe('what it says of itself', () => {
  /** Each sentence and label, with every value put in. */
  function sentencesOf(texts: unknown): string[] {
    if (typeof texts === 'string') return [texts];
    if (typeof texts === 'object' && texts !== null) return Object.values(texts).flatMap(sentencesOf);
    return [];
  }
  const every = (language: Language): string[] => {
    const { about, noneAt, leftOut, answers, details, labels, ...fixed } = AUDIT_SENTENCES[language];
    const day = language === 'en' ? 'March 15, 2026' : '15 de marzo de 2026';
    return [
      ...sentencesOf(fixed),
      ...sentencesOf([details, labels]),
      ...about(day),
      noneAt('Equifax'),
      leftOut(1),
      leftOut(3),
      details.part('Equifax', day),
      labels.logo('Harbor Office'),
      ...Object.values(answers).flatMap((said) => [said(null, 'yes'), said(day, 'no')]),
    ];
  };
  const HYPE = {
    en: /guarante|\bwill \w+|\bwe can\b|boost|raise|improve|increase|\bfix\b|repair|erase|wipe|clean|points?\b|loophole|better score|higher score|100 ?%|sure to|always|!/i,
    es: /garant|\basegur|\b(?:va|van|vamos) a \w+|\p{L}+r(?:á|án|emos)(?!\p{L})|\bpodemos\b|\blogra|\bconsegui|\bsub(?:e|en|a|ir)\b|aument|increment|mejor|arregl|repar|\bborr|limpi|puntos?\b|truco|100 ?%|seguro que|siempre|¡|!/iu,
  } as const;

  test.each(LANGUAGES)('G26: promises nothing (%s)', (language) => {
    const ours = every(language);
    expect(ours.length).toBeGreaterThan(90);
    expect(ours.filter((sentence) => HYPE[language].test(sentence) || lintLetterText(sentence).length > 0)).toEqual([]);
  });

  test('G26: a promise in Spanish would be found', () => {
    for (const hype of [
      'Le garantizamos el resultado.',
      'Su puntaje subirá.',
      'Vamos a eliminar esto.',
      'Mejoramos su crédito.',
      'Podemos quitarlo.',
      'Suba 100 puntos.',
      'Esto siempre funciona.',
    ])
      expect(hype).toMatch(HYPE.es);
  });

  test('G26: the Spanish says as well that accurate information stays, that nothing is promised, and that one can do it oneself', () => {
    const said = compose({ language: 'es' }).about.content.join(' ');
    for (const words of [
      'exacta, vigente y verificable',
      'no se promete ningún resultado',
      'Usted mismo puede disputar errores',
      'no puede cobrarle',
      '15 de marzo de 2026',
    ])
      expect(said).toContain(words);
  });

  test('no English is left in the Spanish', () => {
    const english = new Set(every('en').filter((sentence) => /\p{L}{4}/u.test(sentence)));
    expect(every('es').filter((sentence) => english.has(sentence))).toEqual([]);
    expect(every('es').filter((sentence) => /\b(?:the|and|you|report|not|of|with)\b/u.test(sentence))).toEqual([]);
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
    expect(made.findings.intro).toContain(T.leftOut(2));
    expect(findingsOf(compose({ rows, include: 'all' }))).toHaveLength(7);
    expect(compose({ rows, include: 'all' }).findings.intro).toEqual([T.findingsIntro]);
    expect(compose({ rows: rowsOf(answered('right')) }).findings.intro).toEqual([T.noneLeft, T.leftOut(1)]);
    expect(compose().findings).toMatchObject({ content: [], intro: [T.noFindings] });
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
      label: T.glanceRows.unclear,
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
    expect(compose().negatives).toMatchObject({ content: [], notes: [T.noNegatives] });
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

describe('in Spanish', () => {
  const line = trade({ bureau: 'EQ', payStatus: 'late60', payStatusRaw: 'Late', pastDue: usd(120), balance: usd(900) });
  const bad = report([account([line], { negative: true }), collection({ bureau: 'TU', balance: usd(500) }, { id: 'account-2' })], {
    parts: [
      { bureau: 'EQ', reportId: 'a', sourceFormat: 'equifax-json', reportDate: day('2026-03-01') },
      { bureau: 'TU', reportId: 'b', sourceFormat: 'tu-xml', reportDate: day('2026-03-02') },
    ],
  });

  test('findings have a Spanish title, facts, question and basis; what a report prints stays', () => {
    const rows = [
      {
        finding: finding({
          title: 'Current, but with an amount past due',
          code: 'A13',
          facts: ['Equifax reports $20 past due on an account it also reports as “Current”.'],
          question: 'Were you up to date on this account as of May 4, 2026, with nothing past due?',
          citation: 'Metro 2 (industry standard, not law): a current account has nothing past due; 15 U.S.C. 1681e(b)',
          basis: 'standard',
        }),
        answer: answered('right'),
      },
    ];
    const made = compose({ report: bad, rows, language: 'es', include: 'all' });
    expect(findingsOf(made)).toEqual([
      {
        title: 'Al día, pero con un monto vencido',
        weight: 'Grave',
        facts: ['Equifax informa un monto vencido de $20 en una cuenta que también informa como “Current” (al día).'],
        question: '¿Estaba al día en esta cuenta al 4 may 2026, sin nada vencido?',
        restsOn:
          'Metro 2 (norma de la industria, no es ley): una cuenta al día no tiene nada vencido; 15 U.S.C. 1681e(b) (norma de la industria, no es ley)',
        answer: 'Usted dijo que no el 17 mar 2026: el reporte está bien',
        choices: [],
      },
    ]);
    expect(made.details.map(({ value }) => value)).toEqual([
      '15 de marzo de 2026',
      'Equifax (1 mar 2026) y TransUnion (2 mar 2026)',
      '20 de marzo de 2026',
    ]);
    expect(made.negatives.content).toMatchObject([
      {
        bureau: 'Equifax',
        accounts: [{ status: '60 días de atraso', opened: '14 may 2015', reasons: ['60 días de atraso', 'monto vencido de $120'] }],
      },
      { bureau: 'Experian', empty: 'Experian no muestra cuentas negativas ni registros públicos.' },
      { bureau: 'TransUnion', accounts: [{ status: 'En cobranza', reasons: ['Cobranza'] }] },
    ]);
  });

  test('each finding of every case has its title and what it rests on in Spanish', () => {
    const all = [SPEAKING, LATER, ...AUDIT_CASES.map(({ given }) => given), ...FACT_CASES].flatMap((one) => analyse(one));
    const rows = all.map((one) => ({ finding: one, answer: null }));
    const made = findingsOf(compose({ rows, language: 'es' }));
    expect(made.length).toBe(rows.length);
    const words = made.flatMap(({ title, restsOn }) => [title, restsOn.replaceAll(/\bU\.S\.C\.|National Consumer Assistance Plan/gu, '')]);
    expect(words.filter((text) => /\b(?:the|not|law|and|of|with|account|bureaus?|than)\b/iu.test(text))).toEqual([]);
    const texts = made.flatMap(({ title, question, facts }) => [title, question, ...facts]);
    // Beside a wish for deletion the linter takes any date for an ultimatum. This asks the client about the bureau's own date, and no letter says it.
    const ownDate = /^¿Quiere que \S+ elimine esta partida, porque ya pasó la fecha en que dijo que la eliminaría\?$/u;
    expect(texts.filter((text) => isForbidden(lintLetterText(text)) && !ownDate.test(text))).toEqual([]);
    for (const { question } of made) expect(question).toMatch(/^¿/u);
  });
});

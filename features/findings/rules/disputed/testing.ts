// Small made-up reports for the tests of the analyses: one account, one inquiry, one record, with only what a test changes.
import { parseCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Cents } from '../../../../platform/base/money.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type {
  BureauFile,
  BureauPublicRecord,
  BureauTrade,
  CreditReport,
  HistoryCell,
  Inquiry,
  PartialDate,
  PublicRecord,
  Tradeline,
} from '../../../report-files/rules/model.ts';
import { inquiryKeyOf, lineKeyOf, recordKeyOf } from '../../../account-matching/rules/line-key.ts';
import type { Analysis, AnalysisInput, ClientStatement, DisputedLine, Finding } from '../finding.ts';

/** A day that exists. @throws when it does not. */
export function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === undefined) throw new Error(`no day: ${text}`);
  return date;
}

/** '2026-03-04', '2026-03' or '2026' as a source prints it. */
export function on(text: string): PartialDate {
  const precision = ({ 10: 'day', 7: 'month', 4: 'year' } as const)[text.length];
  if (precision === undefined) throw new Error(`no date: ${text}`);
  return { iso: day(`${text}-01-01`.slice(0, 10)), precision };
}

/** Dollars as an amount. */
export const usd = (dollars: number): Cents => (dollars * 100) as Cents;

export function line(fields: Partial<BureauTrade> = {}): BureauTrade {
  return {
    bureau: 'EQ',
    creditorName: 'FIRST TEST BANK',
    accountNumberMasked: '550012****',
    responsibility: 'individual',
    payStatus: 'current',
    payStatusRaw: '',
    opened: on('2020-05-14'),
    reported: on('2026-02-20'),
    balance: usd(150),
    pastDue: usd(0),
    remarks: [],
    history: [],
    ...fields,
  };
}
export function collector(fields: Partial<BureauTrade> = {}): BureauTrade {
  return line({ creditorName: 'TEST COLLECTORS', payStatus: 'collection', opened: on('2024-06-01'), balance: usd(300), ...fields });
}

/** One account of these lines. */
export function account(lines: readonly BureauTrade[], fields: Partial<Tradeline> = {}): Tradeline {
  const byBureau: Partial<Record<Bureau, BureauTrade[]>> = {};
  for (const one of lines) (byBureau[one.bureau] ??= []).push(one);
  return {
    id: 'account-1',
    matchMethod: 'single',
    displayName: lines[0]?.creditorName ?? '',
    category: 'card',
    portfolio: 'R',
    byBureau,
    differences: [],
    negative: false,
    negativeReasons: [],
    ...fields,
  };
}
export const collectionAccount = (lines: readonly BureauTrade[], fields: Partial<Tradeline> = {}): Tradeline =>
  account(lines, { portfolio: 'COLL', category: 'collection', ...fields });

export function inquiry(fields: Partial<Inquiry> = {}): Inquiry {
  return { id: 'inquiry-1', bureau: 'EQ', name: 'ZEBRA LENDING', date: on('2025-09-10'), kind: 'hard', ...fields };
}
export function bankruptcy(fields: Partial<BureauPublicRecord> = {}, bureau: Bureau = 'EQ'): PublicRecord {
  return {
    id: `record-${bureau}`,
    kind: 'bankruptcy',
    byBureau: {
      [bureau]: [{ type: 'Bankruptcy', status: 'Discharged', filed: on('2022-03-10'), reference: '22-1001', remarks: [], ...fields }],
    },
  };
}
export function file(
  bureau: Bureau,
  fields: Partial<Omit<BureauFile, 'identity'>> & { readonly identity?: Partial<BureauFile['identity']> } = {},
): BureauFile {
  const { identity, ...rest } = fields;
  return {
    bureau,
    present: 'yes',
    scores: [],
    statements: [],
    alerts: [],
    ...rest,
    identity: { names: [], dobs: [], addresses: [], employers: [], phones: [], ...identity },
  };
}

/** A report of the three bureaus, pulled on March 2, 2026. */
export function report(fields: Partial<CreditReport> = {}): CreditReport {
  return {
    sourceFormat: 'truelink-json',
    reportDate: on('2026-03-02'),
    parserVersion: 'test',
    warnings: [],
    bureaus: [file('EQ'), file('EX'), file('TU')],
    accounts: [],
    inquiries: [],
    publicRecords: [],
    creditors: [],
    ...fields,
  };
}
export const reportOf = (...accounts: readonly Tradeline[]): CreditReport => report({ accounts });

export function input(
  of: CreditReport,
  fields: Partial<Omit<AnalysisInput, 'client' | 'report'>> & { readonly client?: Partial<AnalysisInput['client']> } = {},
): AnalysisInput {
  const { client, ...rest } = fields;
  return {
    report: of,
    earlier: [],
    today: day('2026-03-10'),
    disputes: [],
    ...rest,
    client: { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [], ...client },
  };
}
/** The input with these words of the client. */
export const saying = (of: CreditReport, ...statements: readonly ClientStatement[]): AnalysisInput => input(of, { client: { statements } });

export const keyOf = (trade: BureauTrade, collection = false): string => lineKeyOf(trade, collection);
export { inquiryKeyOf, recordKeyOf };

export function dispute(trade: BureauTrade, fields: Partial<DisputedLine> = {}, collection = false): DisputedLine {
  return {
    bureau: trade.bureau,
    lineKey: keyOf(trade, collection),
    lineId: 'account-1',
    heading: trade.creditorName,
    sentOn: day('2026-01-05'),
    overdueAfter: day('2026-02-09'),
    outcome: 'none',
    outcomeOn: null,
    ...fields,
  };
}
/** Months and their codes, '2020-04:OK 2020-05:30'. */
export function months(text: string): readonly HistoryCell[] {
  return text
    .split(' ')
    .map((cell) => {
      const [month = '', raw = ''] = cell.split(':');
      const code = (['OK', '30', '60', 'CO'] as const).find((known) => known === raw);
      if (code === undefined) throw new Error(`no code: ${cell}`);
      return { month, code, raw };
    })
    .toReversed();
}

/** What an analysis says, bureau by bureau: '-' when it is silent. */
export function says(analysis: Analysis, given: AnalysisInput): string {
  const found: readonly Finding[] = analysis.run(given);
  return found.length === 0 ? '-' : found.map(({ code, bureau, heading }) => `${code} ${bureau ?? 'all'} ${heading}`).join(' | ');
}

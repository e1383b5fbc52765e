// Made-up reports for the tests of the analyses: a line, an account, a report, and what one analysis says of them.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Cents } from '../../../platform/base/money.ts';
import { type Bureau, BUREAUS } from '../../report-files/rules/bureaus.ts';
import type {
  BureauPublicRecord,
  BureauTrade,
  CreditReport,
  GridCode,
  HistoryCell,
  PartialDate,
  PublicRecord,
  Tradeline,
} from '../../report-files/rules/model.ts';
import type { Analysis, AnalysisInput, Finding } from './finding.ts';

export const day = (iso: string): PartialDate => ({ iso: iso as CivilDate, precision: 'day' });
export const month = (iso: string): PartialDate => ({ iso: `${iso}-01` as CivilDate, precision: 'month' });
export const year = (iso: string): PartialDate => ({ iso: `${iso}-01-01` as CivilDate, precision: 'year' });
export const civil = (iso: string): CivilDate => iso as CivilDate;
export const usd = (dollars: number): Cents => (dollars * 100) as Cents;
/** Cells from `first` ('YYYY-MM') on, oldest first as written: 'OK 30 60'. */
export function grid(first: string, codes: string): HistoryCell[] {
  const [y, m] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  return codes
    .split(' ')
    .map((code, at) => {
      const index = y * 12 + m - 1 + at;
      return { month: `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`, code: code as GridCode, raw: code };
    })
    .toReversed();
}

/** A card at TransUnion, open and current; `fields` replace what differs. */
export function trade(fields: Partial<BureauTrade> = {}): BureauTrade {
  return {
    bureau: 'TU',
    creditorName: 'FIRST TEST BANK',
    accountNumberMasked: '****1234',
    responsibility: 'individual',
    payStatus: 'current',
    payStatusRaw: 'Current',
    opened: day('2015-05-14'),
    reported: day('2026-03-10'),
    remarks: [],
    history: [],
    ...fields,
  };
}
/** One account; the lines name their bureaus. */
export function account(lines: readonly BureauTrade[], fields: Partial<Tradeline> = {}): Tradeline {
  const byBureau: Partial<Record<Bureau, BureauTrade[]>> = {};
  for (const line of lines) (byBureau[line.bureau] ??= []).push(line);
  return {
    id: 'account-1',
    matchMethod: 'vendor-partition',
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
export const collection = (fields: Partial<BureauTrade> = {}, of: Partial<Tradeline> = {}): Tradeline =>
  account(
    [
      trade({
        creditorName: 'TEST COLLECTORS',
        payStatus: 'collection',
        payStatusRaw: 'Collection',
        originalCreditor: 'FIRST TEST BANK',
        ...fields,
      }),
    ],
    { category: 'collection', portfolio: 'COLL', ...of },
  );
export function record(kind: PublicRecord['kind'], filing: Partial<BureauPublicRecord>, bureau: Bureau = 'TU'): PublicRecord {
  return { id: 'public-record-1', kind, byBureau: { [bureau]: [{ type: kind, status: '', remarks: [], ...filing }] } };
}

/** Drawn on March 15, 2026 at all three bureaus. */
export function report(accounts: readonly Tradeline[], fields: Partial<CreditReport> = {}): CreditReport {
  return {
    sourceFormat: 'truelink-json',
    parserVersion: 'test',
    reportDate: day('2026-03-15'),
    warnings: [],
    accounts,
    inquiries: [],
    publicRecords: [],
    creditors: [],
    bureaus: BUREAUS.map((bureau) => ({
      bureau,
      present: 'yes',
      pulledOn: day('2026-03-15'),
      scores: [],
      identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
      statements: [],
      alerts: [],
    })),
    ...fields,
  };
}

export interface Beyond {
  readonly earlier?: readonly CreditReport[];
  readonly client?: Partial<AnalysisInput['client']>;
  readonly disputes?: AnalysisInput['disputes'];
}
export function input(of: CreditReport | readonly Tradeline[], { earlier = [], client = {}, disputes = [] }: Beyond = {}): AnalysisInput {
  return {
    report: 'accounts' in of ? of : report(of),
    earlier,
    today: civil('2026-03-20'),
    disputes,
    client: { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [], ...client },
  };
}

/** What one analysis finds. */
export function findings(analysis: Analysis, of: CreditReport | readonly Tradeline[], beyond: Beyond = {}): readonly Finding[] {
  return analysis.run(input(of, beyond));
}
/** The same for one line of an ordinary account. */
export function findingsOf(
  analysis: Analysis,
  line: Partial<BureauTrade>,
  of: Partial<Tradeline> = {},
  beyond: Beyond = {},
): readonly Finding[] {
  return findings(analysis, [account([trade(line)], of)], beyond);
}

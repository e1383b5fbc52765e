// Lines and reports built in the model itself, for tests of matching and comparing: no one's data.
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { parseDollars, type Cents } from '../../../platform/base/money.ts';
import { type Bureau, BUREAUS } from '../../report-files/rules/bureaus.ts';
import type {
  BureauFile,
  BureauTrade,
  CreditReport,
  Inquiry,
  PartialDate,
  Portfolio,
  PublicRecord,
  Tradeline,
} from '../../report-files/rules/model.ts';
import { assembleTradeline } from '../../report-files/rules/tradeline.ts';
import { lineKeyOf } from './line-key.ts';
import type { MatchDecision } from './match-accounts.ts';

/** '2020', '2020-05' or '2020-05-14'. */
export function when(text: string): PartialDate {
  const iso = parseCivilDate(`${text}-01-01`.slice(0, 10));
  if (!iso) throw new Error(`no date: ${text}`);
  return { iso, precision: text.length === 4 ? 'year' : text.length === 7 ? 'month' : 'day' };
}

export function dollars(amount: number): Cents {
  const cents = parseDollars(amount);
  if (cents === undefined) throw new Error(`no amount: ${amount}`);
  return cents;
}

/** An open, current card; `fields` replace what differs. */
export function line(bureau: Bureau, fields: Partial<BureauTrade> = {}): BureauTrade {
  return {
    bureau,
    creditorName: 'FIRST TEST BANK',
    accountNumberMasked: '550012341234****',
    responsibility: 'individual',
    openClosed: 'open',
    condition: 'open',
    payStatus: 'current',
    payStatusRaw: 'Current',
    opened: when('2020-05-14'),
    reported: when('2026-02-20'),
    balance: dollars(150),
    highCredit: dollars(900),
    creditLimit: dollars(1000),
    monthlyPayment: dollars(25),
    pastDue: dollars(0),
    disputeFlag: 'none',
    remarks: [],
    history: [],
    ...fields,
  };
}

/** A derogatory line: charged off, with its first delinquency known. */
export function chargeOff(bureau: Bureau, fields: Partial<BureauTrade> = {}): BureauTrade {
  return line(bureau, {
    creditorName: 'SECOND TEST BANK',
    accountNumberMasked: '410099887766****',
    openClosed: 'closed',
    payStatus: 'charge-off',
    balance: dollars(700),
    pastDue: dollars(700),
    opened: when('2018-03-10'),
    firstDelinquency: when('2023-06-01'),
    ...fields,
  });
}

export function collection(bureau: Bureau, fields: Partial<BureauTrade> = {}): BureauTrade {
  const {
    creditLimit: _,
    monthlyPayment: __,
    ...rest
  } = line(bureau, {
    creditorName: 'TEST COLLECTORS',
    accountNumberMasked: '77665544****',
    payStatus: 'collection',
    originalCreditor: 'TEST CLINIC',
    balance: dollars(300),
    highCredit: dollars(300),
    opened: when('2024-04-02'),
    ...fields,
  });
  return rest;
}

export function account(id: string, portfolio: Portfolio, ...lines: BureauTrade[]): Tradeline {
  return assembleTradeline({ id, portfolio, lines });
}

/** A line as a report reads it: with the family of its account. */
export type Read = readonly [Portfolio, BureauTrade];

export const revolving = (trade: BureauTrade): Read => ['R', trade];

/** What a person decided about two lines that are not collections. */
export function decide(kind: MatchDecision['kind'], a: BureauTrade, b: BureauTrade): MatchDecision {
  return { kind, a: { bureau: a.bureau, lineKey: lineKeyOf(a, false) }, b: { bureau: b.bureau, lineKey: lineKeyOf(b, false) } };
}

/** Each line as an account of its own, as unmerged sources deliver them. */
export function singles(...lines: readonly Read[]): Tradeline[] {
  return lines.map(([portfolio, trade], at) => account(`line-${at + 1}`, portfolio, trade));
}

/** A report with a file of every bureau, of an unmerged format unless `fields` say otherwise. */
export function reportOf(accounts: readonly Tradeline[], fields: Partial<CreditReport> = {}, pulled = '2026-03-02'): CreditReport {
  return {
    sourceFormat: 'array-json',
    reportDate: when(pulled),
    parserVersion: 'test',
    warnings: [],
    accounts,
    inquiries: [],
    publicRecords: [],
    creditors: [],
    bureaus: BUREAUS.map((bureau) => fileOf(bureau, pulled)),
    ...fields,
  };
}

export function fileOf(bureau: Bureau, pulled: string, fields: Partial<BureauFile> = {}): BureauFile {
  return {
    bureau,
    present: 'yes',
    pulledOn: when(pulled),
    scores: [],
    identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
    statements: [],
    alerts: [],
    ...fields,
  };
}

export function inquiry(bureau: Bureau, name: string, date: string, fields: Partial<Inquiry> = {}): Inquiry {
  return { id: `inquiry-${bureau}-${name}-${date}`, bureau, name, date: when(date), kind: 'hard', ...fields };
}

export function bankruptcy(bureau: Bureau, fields: Partial<NonNullable<PublicRecord['byBureau'][Bureau]>[number]> = {}): PublicRecord {
  return {
    id: `record-${bureau}`,
    kind: 'bankruptcy',
    byBureau: {
      [bureau]: [
        { type: 'Chapter 7 bankruptcy', status: 'Filed', filed: when('2020-02-03'), reference: '8341020', remarks: [], ...fields },
      ],
    },
  };
}

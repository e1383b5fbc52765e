// Small synthetic reports for tests: no one's data, one of each thing a reader must distinguish.
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { CreditReport } from './model.ts';
import { readCreditReport } from './read-credit-report.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Fields = Record<string, Json>;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads text or JSON that must be a report. @throws with the refusal's code when it is refused. */
export function readReport(source: string | Json): CreditReport {
  const report = readCreditReport(bytesOf(typeof source === 'string' ? source : JSON.stringify(source)));
  if (isRefusal(report)) throw new Error(`refused: ${report.code}`);
  return report;
}

/** The code a source is refused with, or 'read' when it is not. */
export function refusalOf(source: string | Uint8Array): string {
  const report = readCreditReport(typeof source === 'string' ? bytesOf(source) : source);
  return isRefusal(report) ? report.code : 'read';
}

type Symbol = 'TUC' | 'EXP' | 'EQF';
export const source = (symbol: Symbol): Fields => ({ Bureau: { symbol }, InquiryDate: '2026-03-02', Reference: 'REF-1' });
export const code = (symbol: string, description = ''): Fields => ({ symbol, description, abbreviation: description, rank: '199' });

/** A current, open credit card; `fields` and `granted` replace what differs. */
export function trade(bureau: Symbol, fields: Fields = {}, granted: Fields = {}): Fields {
  return {
    subscriberCode: '0001',
    creditorName: 'FIRST TEST BANK',
    accountNumber: '5500123412341234',
    dateOpened: '2020-05-14',
    dateReported: '2026-02-20',
    dateAccountStatus: '2026-02-20',
    currentBalance: '150',
    highBalance: '900',
    position: '0',
    AccountCondition: code('O', 'Open'),
    OpenClosed: code('O', 'Open'),
    AccountDesignator: code('I', 'Individual'),
    PayStatus: code('C', 'Current'),
    DisputeFlag: code('F', 'Account not disputed'),
    IndustryCode: code('BC', 'Bank Credit Cards'),
    GrantedTrade: {
      monthlyPayment: '25',
      termMonths: '0',
      amountPastDue: '0',
      late30Count: '0',
      late60Count: '0',
      late90Count: '0',
      dateLastPayment: '2026-02-01',
      CreditLimit: '1000',
      AccountType: code('CC', 'Credit Card'),
      CreditType: code('R', 'Revolving Account'),
      WorstPayStatus: code('C', 'Current'),
      PayStatusHistory: '',
      ...granted,
    },
    Source: source(bureau),
    ...fields,
  };
}

/** A line of a collection account; Equifax's have no creditor name. */
export function collection(bureau: Symbol, fields: Fields = {}): Fields {
  const { GrantedTrade: _, ...line } = trade(bureau, {
    creditorName: bureau === 'EQF' ? '' : 'TEST COLLECTORS',
    currentBalance: '300',
    AccountCondition: code('F', 'Derogatory'),
    PayStatus: code('9', 'Collection/Chargeoff'),
    CollectionTrade: { originalCreditor: 'TEST CLINIC', creditType: code('Y', 'Collection Account') },
    ...fields,
  });
  return line;
}

export const partition = (symbol: string, ...lines: Json[]): Fields => ({
  accountTypeSymbol: symbol,
  accountTypeDescription: '',
  Tradeline: lines.length === 1 ? (lines[0] ?? '') : lines,
});

/** The report object itself, one bureau's file per symbol; `fields` replace whole sections. */
export function trueLink(partitions: readonly Json[], fields: Fields = {}, bureaus: readonly Symbol[] = ['TUC', 'EXP', 'EQF']): Fields {
  return {
    SB168Frozen: { equifax: 'false', experian: 'false', transunion: 'false' },
    Borrower: {
      SocialSecurityNumber: '666001234',
      BorrowerName: bureaus.map((bureau) => ({
        Name: { first: 'PAT', middle: '', last: 'SAMPLE' },
        NameType: code('1', 'Primary'),
        Source: source(bureau),
      })),
      Birth: [{ date: '1980-01-01', BirthDate: { year: '1980' }, Source: source('TUC') }],
      BorrowerAddress: [
        {
          CreditAddress: {
            houseNumber: '12',
            streetName: 'ELM',
            streetType: 'ST',
            unit: '',
            city: 'ANYTOWN',
            stateCode: 'MA',
            postalCode: '02134',
          },
          dateReported: '2019-04-01',
          dateUpdated: '1900-01-01',
          Source: source('TUC'),
        },
      ],
    },
    TradeLinePartition: partitions.length === 1 ? (partitions[0] ?? '') : [...partitions],
    Sources: { Source: bureaus.map((bureau) => ({ ...source(bureau) })) },
    ...fields,
  };
}

export const wrapped = (report: Json): Fields => ({ TrueLinkCreditReportType: report });

/** The same data with '@attribute' keys and the text of CreditLimit in '$', as IdentityIQ's feed writes it. */
export function withAttributes(value: Json): Json {
  if (isList(value)) return value.map(withAttributes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (key === 'CreditLimit') return [key, { $: child }];
      return typeof child === 'object' && child !== null ? [key, withAttributes(child)] : [`@${key}`, child];
    }),
  );
}

/** The same data with every text of digits turned into a number, as careless converters do; leading zeros are lost. */
export function withNumbers(value: Json): Json {
  if (isList(value)) return value.map(withNumbers);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withNumbers(child)]));
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

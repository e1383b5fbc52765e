// Holds the lists that were read against what the report says of itself. The report's summary is a checksum, never a source: a list
// that contradicts it is kept, and the contradiction is said (field reference 2.3).
import { addMonths } from '../../../platform/base/civil-date.ts';
import type { Bureau } from './bureaus.ts';
import type { CreditReport, Inquiry, PartialDate, Tradeline } from './model.ts';
import { BUREAU_NAMES, BUREAUS } from './bureaus.ts';
import type { Reading } from './reading.ts';

export interface ReadLists {
  readonly declared: CreditReport['declaredSummary'];
  readonly accounts: readonly Tradeline[];
  readonly inquiries: readonly Inquiry[];
  /** Filings per bureau as listed, repeats included. */
  readonly filings: Partial<Record<Bureau, number>>;
  readonly reportDate: PartialDate | undefined;
}

/** Warns for each bureau and list that differs from the declared summary. */
export function checkAgainstSummary({ declared, accounts, inquiries, filings, reportDate }: ReadLists, reading: Reading): void {
  if (!declared) return;
  reading.enter('summary');
  for (const bureau of BUREAUS) {
    const says = declared[bureau];
    if (!says) continue;
    const lines = accounts.flatMap((account) => (account.byBureau[bureau] ?? []).map(() => account.portfolio));
    // Some emitters count collections among the accounts and some beside them.
    const withoutCollections = lines.filter((portfolio) => portfolio !== 'COLL').length;
    const asked = inquiries.filter((inquiry) => inquiry.bureau === bureau);
    compare(reading, bureau, 'accounts', says.accounts, [lines.length, withoutCollections]);
    compare(reading, bureau, 'inquiries', says.inquiries, [asked.length, asked.filter((inquiry) => isRecent(inquiry, reportDate)).length]);
    compare(reading, bureau, 'publicRecords', says.publicRecords, [filings[bureau] ?? 0]);
  }
}

const LISTS = { accounts: 'accounts', inquiries: 'inquiries', publicRecords: 'public records' } as const;

function compare(reading: Reading, bureau: Bureau, list: keyof typeof LISTS, says: number | undefined, read: readonly number[]): void {
  if (says === undefined || read.includes(says)) return;
  reading.warn(
    `${list}DifferFromSummary`,
    `For ${BUREAU_NAMES[bureau]} the report's own summary says ${LISTS[list]}: ${says}, but its list has ${read[0] ?? 0}.`,
    'warning',
    `${bureau}/${list}`,
  );
}

/** The summary counts inquiries of the last two years. */
function isRecent({ date }: Inquiry, reportDate: PartialDate | undefined): boolean {
  return date === undefined || reportDate === undefined || date.iso >= addMonths(reportDate.iso, -24);
}

// Whether what was said about a finding is about a line that a report has.
import { inquiryKeyOf, lineKeyOf, recordKeyOf } from '../../account-matching/rules/line-key.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';

/** The keys of every line of a report, as keys of findings name them. */
export function lineKeysIn({ accounts, inquiries, publicRecords }: CreditReport): ReadonlySet<string> {
  return new Set([
    ...accounts.flatMap(({ byBureau, portfolio }) =>
      Object.values(byBureau).flatMap((trades) => trades.map((trade) => lineKeyOf(trade, portfolio === 'COLL'))),
    ),
    ...inquiries.map(inquiryKeyOf),
    ...publicRecords.flatMap(({ kind, byBureau }) =>
      Object.values(byBureau).flatMap((filings) => filings.map((filing) => recordKeyOf(kind, filing))),
    ),
  ]);
}

/** True when the key of a finding names one line ('A40:TU:coll|***9211|2020-09||'), not the person or the report. */
export function isAboutLine(key: string): boolean {
  const subject = key.split(':')[2] ?? '';
  return !/^(?:identity|alert|score|report|statement)\|/.test(subject) && subject.includes('|');
}

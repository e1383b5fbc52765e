import type { CreditReport } from '../../report-files/rules/model.ts';
import type { CreditReportRow } from '../contract.ts';

/**
 * The last four digits a report gives where none of its bureaus gives `ssnLast4`; null when one does, or none gives any. Also null for a
 * report that a person confirmed, and for a combined one, whose parts are each checked themselves.
 */
export function findOtherSsn(
  { personConfirmedBy, parts }: Pick<CreditReportRow, 'personConfirmedBy' | 'parts'>,
  report: Pick<CreditReport, 'bureaus'> | undefined,
  ssnLast4: string | null,
): string | null {
  if (personConfirmedBy !== null || parts !== null) return null;
  const given = (report?.bureaus ?? []).flatMap(({ identity }) =>
    [identity.ssnLast4, ...(identity.ssnVariants ?? [])].filter((last) => last !== undefined),
  );
  return ssnLast4 !== null && given.includes(ssnLast4) ? null : (given[0] ?? null);
}

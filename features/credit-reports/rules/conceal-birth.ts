// Dates of birth in a report, for people who may not see them in full: the year stays, as on the contact.
import type { CreditReport } from '../../report-files/rules/model.ts';
import { readDate, type PartialDate } from '../../report-files/rules/partial-date.ts';

/** The report with dates of birth to the year. */
export function concealBirth(report: CreditReport): CreditReport {
  return {
    ...report,
    bureaus: report.bureaus.map((file) => ({
      ...file,
      identity: { ...file.identity, dobs: file.identity.dobs.map(toYear) },
    })),
  };
}

function toYear(date: PartialDate): PartialDate {
  const year = readDate(date.iso.slice(0, 4));
  return typeof year === 'string' ? date : year;
}

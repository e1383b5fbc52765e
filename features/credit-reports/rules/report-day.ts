// Whether a report can be of the day it says.
import { addDays, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';

/** Clocks and time zones differ, also those of the provider's machines. */
const SLACK_DAYS = 2;

/** The sentence about a report dated after its upload; undefined when the date can be right. */
export function doubtDay({ reportDate }: Pick<CreditReport, 'reportDate'>, addedOn: CivilDate): string | undefined {
  if (reportDate?.precision !== 'day' || reportDate.iso <= addDays(addedOn, SLACK_DAYS)) return undefined;
  return `The report is dated ${formatCivilDate(reportDate.iso)}, which is in the future.`;
}

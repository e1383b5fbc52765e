// The scores of a report as the record of scores takes them.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FactScore, ReportFacts } from '../rules/report-facts.ts';

type Dated = FactScore & { readonly scoredOn: CivilDate };

/** A score without a date gets the day its report was uploaded, at the office. */
export function scoresToRecord({ scores }: ReportFacts, uploadedAt: Date, zone: string): Dated[] {
  return scores.map((score) => ({ ...score, scoredOn: score.scoredOn ?? civilDateAt(uploadedAt, zone) }));
}

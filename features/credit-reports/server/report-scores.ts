// The scores of a report as the record of scores takes them.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import type { FactScore, ReportFacts } from '../rules/report-facts.ts';

/** A score without a date gets the day its report was uploaded. */
export function scoresToRecord({ scores }: ReportFacts, uploadedAt: Date): readonly (FactScore & { readonly scoredOn: CivilDate })[] {
  return scores.map((score) => ({ ...score, scoredOn: score.scoredOn ?? civilDateAt(uploadedAt, OFFICE_ZONE) }));
}

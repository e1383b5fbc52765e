// How long an item may be reported: 15 U.S.C. 1681c (law reference, R12 and clock C8).
import { addDays, addYears, type CivilDate } from '../../../platform/base/civil-date.ts';
import { formatOf } from '../../credit-reports/rules/combining/combine-reports.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, SourceFormat } from '../../report-files/rules/model.ts';

/** Years as the law counts them, under the name the rules here know. */
export { addYears as addLegalYears } from '../../../platform/base/civil-date.ts';

/** Last day a collection or charge-off may be reported: seven years after the 180 days that follow the first delinquency. */
export function lastDayOfCollection(firstDelinquency: CivilDate): CivilDate {
  return addYears(addDays(firstDelinquency, 180), 7);
}

/** Merged reports made for mortgages: credit of $150,000 or more is exempt from these limits (1681c(b)). */
const FOR_MORTGAGES: ReadonlySet<SourceFormat> = new Set<SourceFormat>(['mismo2', 'mismo3']);
/** Made for lenders, so that the use may be exempt; reports a person draws of themself are not. */
const FOR_LENDERS: ReadonlySet<SourceFormat> = new Set<SourceFormat>(['experian-json', 'equifax-json', 'tu-xml', 'tu4r', 'array-json']);

/** True where the limits may not apply at all, so that nothing this bureau lists may be called too old. */
export function isExemptUse(report: CreditReport, bureau: Bureau | null): boolean {
  return FOR_MORTGAGES.has(formatOf(report, bureau));
}

/** What to show beside the formula for what a bureau lists in a report that a lender may have drawn. */
export function exemptNote(report: CreditReport, bureau: Bureau | null): readonly (readonly [string, string])[] {
  return FOR_LENDERS.has(formatOf(report, bureau))
    ? [
        [
          'Exempt uses',
          'The limit does not bind a report made for credit or life insurance of $150,000 or more, or for a job paying $75,000 or more (1681c(b)).',
        ],
      ]
    : [];
}

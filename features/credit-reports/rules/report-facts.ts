// What a report comes down to in numbers, for its row and for the record of scores.
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Score } from '../../report-files/rules/model.ts';

export interface ReportFacts {
  readonly reportDate: CivilDate | null;
  readonly accounts: number;
  readonly negatives: number;
  readonly possibleMatches: number;
  /** The bureaus whose file it holds; a frozen one without accounts is none. */
  readonly bureaus: readonly Bureau[];
  readonly scores: readonly FactScore[];
}
/** `scoredOn` is null where neither the score, nor the bureau, nor the report gives a day. */
export interface FactScore {
  readonly bureau: Bureau;
  readonly model: Score['model'];
  readonly modelPrinted: string;
  readonly value: number;
  readonly scoredOn: CivilDate | null;
}

/** The report has to be matched already: lines put together are one account. */
export function factsOf(report: CreditReport): ReportFacts {
  return {
    reportDate: report.reportDate?.iso ?? null,
    accounts: report.accounts.length,
    negatives: report.accounts.filter((a) => a.negative).length,
    possibleMatches: report.possibleMatches?.length ?? 0,
    bureaus: report.bureaus
      .filter(
        (file) =>
          file.present === 'yes' && !(file.frozen === true && report.accounts.every(({ byBureau }) => byBureau[file.bureau] === undefined)),
      )
      .map(({ bureau }) => bureau),
    scores: report.bureaus.flatMap((file) =>
      file.scores.flatMap(({ bureau, model, modelRaw, value, scoredOn }) => {
        const day = scoredOn?.iso ?? file.pulledOn?.iso ?? report.reportDate?.iso;
        return value === null ? [] : [{ bureau, model, modelPrinted: modelRaw, value, scoredOn: (day && parseCivilDate(day)) ?? null }];
      }),
    ),
  };
}

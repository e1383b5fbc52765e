import type { ReactElement } from 'react';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { BureauFile, CreditReport } from '../../report-files/rules/model.ts';
import { scoreModelText } from '../../scores/rules/score-models.ts';
import { formatPartialDate } from '../../report-files/rules/report-view.ts';
import classes from './ScoreRow.module.css';

const ABSENT: Readonly<Record<Exclude<BureauFile['present'], 'yes'>, string>> = {
  'no-hit': 'No file was found.',
  frozen: 'The file is frozen.',
  error: 'The bureau gave no answer.',
  'not-ordered': 'Not part of this report.',
};

/** The score of each bureau with its model and range. */
export function ScoreRow({ report }: { readonly report: CreditReport }): ReactElement {
  return (
    <ul className={classes['scores']} aria-label="Scores">
      {BUREAUS.map((bureau) => {
        const file = report.bureaus.find((f) => f.bureau === bureau);
        return (
          <li key={bureau} className={classes['score']} data-bureau={bureau}>
            <span className={classes['bureau']}>{BUREAU_NAMES[bureau]}</span>
            {(file?.scores ?? []).map((score) => (
              <span key={score.modelRaw + String(score.value)} className={classes['entry']}>
                <span className={classes['value']}>{score.value ?? 'No score'}</span>
                <span className={classes['model']}>
                  {scoreModelText(score)}
                  {score.value === null
                    ? score.noScoreReason !== undefined && `. ${score.noScoreReason}`
                    : `, ${score.min} to ${score.max}`}
                  {score.scoredOn && ` · ${formatPartialDate(score.scoredOn)}`}
                </span>
              </span>
            ))}
            {!file?.scores.length && (
              <span className={classes['model']}>
                {file === undefined ? ABSENT['not-ordered'] : file.present === 'yes' ? 'No score in this report.' : ABSENT[file.present]}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

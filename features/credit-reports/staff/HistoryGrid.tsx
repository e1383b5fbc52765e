import type { ReactElement } from 'react';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { Tradeline } from '../../report-files/rules/model.ts';
import { gridCode, historyOf, monthText } from '../../report-files/rules/report-view.ts';
import classes from './HistoryGrid.module.css';

/** The last 24 months as a picture of small cells, one line a bureau; each line is also said in words. */
export function HistoryGrid({ account }: { readonly account: Tradeline }): ReactElement | null {
  const history = historyOf(account);
  if (!history) return null;
  const [first, last] = [history.months[0], history.months.at(-1)];
  return (
    <figure className={classes['figure']}>
      <figcaption className={classes['caption']}>
        Payment history{first !== undefined && last !== undefined && `, ${monthText(first)} to ${monthText(last)}`}
      </figcaption>
      {history.rows.map(({ bureau, cells, words }) => (
        <div key={bureau} className={classes['line']}>
          <span className={classes['bureau']}>{BUREAU_NAMES[bureau]}</span>
          <div role="img" aria-label={`${BUREAU_NAMES[bureau]}: ${words}`} className={classes['cells']}>
            {cells.map((code, i) => {
              const month = history.months[i] ?? '';
              const mark = code === null ? null : gridCode(code);
              return (
                <span
                  key={month}
                  className={classes['cell']}
                  data-tone={mark?.tone ?? 'absent'}
                  title={`${monthText(month)}: ${mark?.words ?? 'not in the report'}`}
                >
                  {mark?.short}
                </span>
              );
            })}
          </div>
        </div>
      ))}
    </figure>
  );
}

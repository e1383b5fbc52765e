import type { ReactElement } from 'react';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { ExtractLine, ReportExtract } from '../rules/extract-shape.ts';
import classes from './ExtractSheet.module.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The marked pages of the report behind a letter, as they will be printed. */
export function ExtractSheet({ extract, bureau }: { readonly extract: ReportExtract; readonly bureau: Bureau }): ReactElement {
  return (
    <section className={classes['extract']} aria-label={extract.title}>
      <p className={classes['heading']}>{extract.heading}</p>
      <p>
        {BUREAU_NAMES[bureau]}
        {extract.reportNumber !== undefined && ` · Report number ${extract.reportNumber}`}
        <br />
        The values are given as the report’s file has them.{' '}
        {extract.lines.some(({ rows }) => rows.some(({ named }) => named))
          ? 'What is disputed or named in the letter is in a box.'
          : 'What is disputed is marked with a box.'}
      </p>
      {extract.lines.map((line) => (
        <Line key={line.number} line={line} />
      ))}
    </section>
  );
}

function Line({ line }: { readonly line: ExtractLine }): ReactElement {
  return (
    <div className={line.whole ? `${classes['line']} ${classes['marked']}` : classes['line']}>
      <p className={classes['heading']}>
        Item {line.number}. {line.heading}
      </p>
      {line.whole && <p>The whole entry is disputed.</p>}
      <dl className={classes['rows']}>
        {/* A line may have several remarks, and rows never move. */}
        {line.rows.map(({ label, value, marked, named }, at) => (
          <div key={at} className={marked ? `${classes['row']} ${classes['marked']}` : classes['row']}>
            <dt>{label}</dt>
            <dd>
              {value}
              {marked && <strong>{named ? ' (named in the letter)' : ' (disputed)'}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      {line.history.length > 0 && <History history={line.history} />}
    </div>
  );
}

function History({ history }: Pick<ExtractLine, 'history'>): ReactElement {
  return (
    <table className={classes['history']}>
      <caption>Payment history, in the signs of the report</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {MONTHS.map((month) => (
            <th key={month} scope="col">
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.map(({ year, months }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {months.map(({ value, marked }, at) => (
              <td key={MONTHS[at]} className={marked ? classes['marked'] : undefined}>
                {marked ? <strong aria-label={`${value}, disputed`}>{value}</strong> : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

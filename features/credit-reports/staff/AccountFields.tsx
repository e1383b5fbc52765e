import type { ReactElement } from 'react';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { Tradeline } from '../../report-files/rules/model.ts';
import { fieldRows, type Cell } from '../../report-files/rules/report-view.ts';
import classes from './AccountDetail.module.css';

/** What each bureau reports of one account, field by field. Explicit roles keep it a table when phones lay it out as a grid. */
export function AccountFields({ account }: { readonly account: Tradeline }): ReactElement {
  const repeated = BUREAUS.filter((b) => (account.byBureau[b]?.length ?? 0) > 1);
  return (
    <>
      <div role="table" aria-label={`${account.displayName}, field by field`} className={classes['table']}>
        <div role="rowgroup">
          <div role="row" className={classes['head']}>
            <span role="columnheader">Field</span>
            {BUREAUS.map((b) => (
              <span key={b} role="columnheader">
                {BUREAU_NAMES[b]}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {fieldRows(account).map((row) => (
            <div
              key={row.key}
              role="row"
              className={classes['row']}
              data-differs={row.differs || undefined}
              data-numeric={row.numeric || undefined}
            >
              <span role="rowheader" className={classes['label']}>
                {row.label}
                {row.differs && (
                  <span className={classes['mark']} title="The bureaus differ">
                    {' '}
                    ≠<span className="redress-hidden-text"> the bureaus differ</span>
                  </span>
                )}
              </span>
              {BUREAUS.map((b) => (
                <FieldCell key={b} cell={row.cells[b]} />
              ))}
            </div>
          ))}
        </div>
      </div>
      {repeated.map((b) => (
        <p key={b} className={classes['note']}>
          {BUREAU_NAMES[b]} lists this account {account.byBureau[b]?.length} times; its first line is shown.
        </p>
      ))}
    </>
  );
}

function FieldCell({ cell }: { readonly cell: Cell }): ReactElement {
  if (cell.kind === 'given')
    return (
      <span role="cell" className={classes['given']}>
        {cell.text}
      </span>
    );
  if (cell.kind === 'absent')
    return (
      <span role="cell" className={classes['absent']}>
        <span className="redress-hidden-text">Account not reported</span>
      </span>
    );
  return (
    <span role="cell" className={classes['empty']}>
      <span aria-hidden="true">–</span>
      <span className="redress-hidden-text">Not given</span>
    </span>
  );
}

import type { ReactElement } from 'react';
import type { Tradeline } from '../../report-files/rules/model.ts';
import classes from './AccountDetail.module.css';
import { AccountFields } from './AccountFields.tsx';
import { HistoryGrid } from './HistoryGrid.tsx';
import { useReportExtras } from './report-extras.ts';

/** The fields of one account, bureau beside bureau, then its payment history and how it came together. */
export function AccountDetail({ reportId, account }: { readonly reportId: string; readonly account: Tradeline }): ReactElement {
  const { renderGrouping, renderBesideAccount } = useReportExtras();
  return (
    <div className={classes['detail']}>
      {account.negativeReasons.length > 1 && (
        <ul className={classes['reasons']} aria-label="Other reasons why it is negative">
          {account.negativeReasons.slice(1).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <AccountFields account={account} />
      <HistoryGrid account={account} />
      {renderGrouping?.(account)}
      {renderBesideAccount?.(reportId, account)}
    </div>
  );
}

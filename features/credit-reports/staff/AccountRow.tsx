import { IconChevronRight } from '@tabler/icons-react';
import { memo, useId, type ReactElement, type ReactNode } from 'react';
import { formatDollars } from '../../../platform/base/money.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { Tradeline } from '../../report-files/rules/model.ts';
import { firstTrade, payStatusText } from '../../report-files/rules/report-view.ts';
import { AccountDetail } from './AccountDetail.tsx';
import classes from './AccountRow.module.css';

interface AccountRowProps {
  readonly reportId: string;
  readonly account: Tradeline;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
  /** What was just done to this account. */
  readonly note?: ReactNode;
}

/** One account: folded, its status and balance at each bureau; open, everything the bureaus say of it. */
export const AccountRow = memo(function AccountRow({ reportId, account, open, onToggle, note }: AccountRowProps): ReactElement {
  const id = useId();
  return (
    <li className={classes['row']}>
      <button
        type="button"
        className={classes['summary']}
        data-account
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(account.id)}
      >
        <span className={classes['account']}>
          <IconChevronRight size={16} aria-hidden="true" className={classes['chevron'] ?? ''} />
          <span className={classes['words']}>
            <span className={classes['name']}>{account.displayName}</span>
            {account.negative && <span>{account.negativeReasons[0]}</span>}
            {!account.negative && account.originalCreditor !== undefined && (
              <span className={classes['detail']}>for {account.originalCreditor}</span>
            )}
            {account.differences.length > 0 && (
              <span className={classes['differs']}>
                ≠ {account.differences.length} {account.differences.length === 1 ? 'difference' : 'differences'}
              </span>
            )}
          </span>
        </span>
        {BUREAUS.map((bureau) => (
          <BureauSummary key={bureau} account={account} bureau={bureau} />
        ))}
      </button>
      {note}
      <div id={id} hidden={!open}>
        {open && <AccountDetail reportId={reportId} account={account} />}
      </div>
    </li>
  );
});

function BureauSummary({ account, bureau }: { readonly account: Tradeline; readonly bureau: Bureau }): ReactElement {
  const trade = firstTrade(account, bureau);
  const name = <span className={classes['bureau']}>{BUREAU_NAMES[bureau]} </span>;
  if (!trade)
    return (
      <span className={classes['absent']}>
        {name}
        <span>Not reported</span>
      </span>
    );
  return (
    <span className={classes['cell']}>
      {name}
      <span className={classes['status']}>{payStatusText(trade)}</span>
      <span className={classes['detail']}>
        {trade.balance === null || trade.balance === undefined ? 'No balance given' : formatDollars(trade.balance)}
      </span>
    </span>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { findLine } from '../../account-matching/rules/regroup.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, LineRef } from '../../report-files/rules/model.ts';
import { selectAccounts } from '../../report-files/rules/report-view.ts';
import { AccountFilters, useAccountFilters } from './AccountFilters.tsx';
import { AccountRow } from './AccountRow.tsx';
import classes from './AccountList.module.css';
import { reportOptions } from './queries.ts';
import { useReportExtras, type MatchingSlot, type ShownAccounts } from './report-extras.ts';

interface AccountListProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly report: CreditReport;
}

/** All accounts as rows over the three bureaus; a row opens into its fields and history. */
export function AccountList({ contactId, reportId, report }: AccountListProps): ReactElement {
  const cache = useQueryClient();
  const { filter, bureau, text } = useAccountFilters();
  const accounts = useMemo(() => selectAccounts(report, { filter, bureau, text }), [report, filter, bureau, text]);
  const groups = [
    { name: 'Negative', list: accounts.filter((account) => account.negative) },
    { name: 'Other accounts', list: accounts.filter((account) => !account.negative) },
  ];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const toggle = (id: string): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const { Matching = Unmatched } = useReportExtras();
  const onAct = useCallback(
    (anchor: LineRef): void => {
      // A merged account has another id.
      const fresh = cache.getQueryData(reportOptions(reportId).queryKey)?.report;
      const account = fresh && findLine(fresh, anchor)?.account;
      if (account) setOpen((before) => new Set([...before, account.id]));
    },
    [cache, reportId],
  );
  const { refetch } = useQuery(reportOptions(reportId));
  const onChange = useCallback(() => void refetch(), [refetch]);
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-account]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  const renderAccounts = ({ above, note, notedId }: ShownAccounts): ReactElement => (
    <section aria-label="Accounts">
      {above}
      <AccountFilters report={report} />
      {!accounts.some(({ id }) => id === notedId) && note}
      <p className="redress-hidden-text" role="status">
        {accounts.length} accounts shown
      </p>
      {accounts.length === 0 ? (
        <EmptyState sentence="No account matches these filters." />
      ) : (
        // Arrow keys only move the focus between buttons that are reachable by Tab as well.
        <div ref={list} tabIndex={-1} className={classes['accounts']} onKeyDown={step}>
          <div className={classes['head']} aria-hidden="true">
            <span>Account</span>
            {BUREAUS.map((b) => (
              <span key={b} className="redress-bureau" data-bureau={b}>
                {BUREAU_NAMES[b]}
              </span>
            ))}
          </div>
          {groups.map(
            ({ name, list }) =>
              list.length > 0 && (
                <section key={name} aria-label={name}>
                  <h3 className={classes['group']}>
                    {name} <span className={classes['count']}>{list.length}</span>
                  </h3>
                  <ul className={classes['list']}>
                    {list.map((account) => (
                      <AccountRow
                        key={account.id}
                        reportId={reportId}
                        account={account}
                        open={open.has(account.id)}
                        onToggle={toggle}
                        note={account.id === notedId ? note : undefined}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
      )}
    </section>
  );
  const onClose = (): void => list.current?.focus({ preventScroll: true });
  return (
    <Matching contactId={contactId} report={report} onAct={onAct} onClose={onClose} onChange={onChange} renderAccounts={renderAccounts} />
  );
}

/** The accounts where nothing is shown around them. */
function Unmatched({ renderAccounts }: MatchingSlot): ReactElement {
  return renderAccounts({ above: undefined, note: undefined, notedId: undefined });
}

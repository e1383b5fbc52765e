import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { ACCOUNT_FILTERS, countAccounts, type AccountFilter } from '../../report-files/rules/report-view.ts';
import classes from './AccountFilters.module.css';

const LABELS: Readonly<Record<AccountFilter, string>> = {
  all: 'All',
  negative: 'Negative',
  differences: 'With differences',
  collections: 'Collections and charge-offs',
};
const TYPING_MS = 150;

/** Which accounts are shown, as the URL says. */
export function useAccountFilters(): { readonly filter: AccountFilter; readonly bureau: Bureau | undefined; readonly text: string } {
  const [search] = useSearchParams();
  return {
    filter: ACCOUNT_FILTERS.find((f) => f === search['show']) ?? 'all',
    bureau: BUREAUS.find((b) => b === search['bureau']),
    text: search['q'] ?? '',
  };
}

/** Filters over the accounts of a report; they sit in the URL. */
export function AccountFilters({ report }: { readonly report: CreditReport }): ReactElement {
  const [, setSearch] = useSearchParams();
  const { filter, bureau, text } = useAccountFilters();
  const counts = countAccounts(report);
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => setSearch({ q: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, setSearch]);

  return (
    <div className={classes['filters']} role="search" aria-label="Filter the accounts">
      <div className={classes['group']} role="group" aria-label="Show">
        {ACCOUNT_FILTERS.map((f) => (
          <button
            key={f}
            type="button"
            className={classes['pill']}
            aria-pressed={filter === f}
            onClick={() => setSearch({ show: f === 'all' ? undefined : f })}
          >
            {LABELS[f]} <span className={classes['count']}>{counts[f]}</span>
          </button>
        ))}
      </div>
      <div className={classes['group']} role="group" aria-label="Reported by">
        {BUREAUS.map((b) => (
          <button
            key={b}
            type="button"
            className={classes['pill']}
            aria-pressed={bureau === b}
            onClick={() => setSearch({ bureau: bureau === b ? undefined : b })}
          >
            {BUREAU_NAMES[b]}
          </button>
        ))}
      </div>
      <TextInput
        className={classes['search'] ?? ''}
        aria-label="Search the accounts"
        placeholder="Creditor, number or status"
        value={typed}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        onChange={(event) => setTyped(event.currentTarget.value)}
        rightSection={typed === '' ? null : <CloseButton size="sm" aria-label="Clear the search" onClick={() => setTyped('')} />}
      />
    </div>
  );
}

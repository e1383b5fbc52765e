// The payment status of all clients: who is past due, whose payment failed, who has none yet, since when and by whom. Changed in place.
import { Button, NativeSelect, Tabs, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { FoldedFilters } from '../../../platform/web/table/FoldedFilters.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { DataTable } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams, type SearchChange } from '../../../platform/web/table/use-search-params.ts';
import type { BillingClient } from '../contract.ts';
import { describePaymentStatus, PLAN_NAMES, type Standing } from '../rules/payment-status-words.ts';
import { BILLING_PAGES, BILLING_SORTS, BILLING_STANDING_NAMES, OWING_NAME, type BillingPageFilter } from '../rules/payment-statuses.ts';
import { PLANS } from '../rules/plans.ts';
import classes from './BillingPage.module.css';
import { billingColumns } from './billing-columns.tsx';
import { PaymentStatusForm } from './PaymentStatusForm.tsx';
import { api, clientCountsOptions, clientPagesOptions, type ClientsFilter } from './queries.ts';

/** In the order of urgency; null is all clients with a status. */
const TABS: readonly (BillingPageFilter | null)[] = [null, 'owing', 'past-due', 'payment-failed', 'paused', 'up-to-date', 'ended', 'none'];
const TAB_NAMES = { ...BILLING_STANDING_NAMES, owing: OWING_NAME, none: 'No status yet' } as const;
const SORT_NAMES = {
  longest: 'Longest in status',
  newest: 'Newest in status',
  entered: 'Last entered',
  name: 'Name',
} as const;
const EMPTY: Readonly<Record<BillingPageFilter | 'all', string>> = {
  all: 'No payment status has been entered yet. Open “No status yet” and enter the first one.',
  owing: 'No client is past due, and no payment failed.',
  'past-due': 'No client is past due.',
  'payment-failed': 'No client has a failed payment.',
  paused: 'No client has paused payments.',
  'up-to-date': 'No client is noted as up to date.',
  ended: 'No client has ended payments.',
  none: 'Every client has a payment status.',
};

interface Saved {
  readonly contactId: string;
  readonly noteId: string;
  readonly sentence: string;
}

export function BillingPage(): ReactElement {
  const [search, change] = useSearchParams();
  const mayRecord = useMay()('billing:record');
  const { nameOf } = useColleagues();
  const remove = useChange(api.remove);
  const [open, setOpen] = useState<BillingClient>();
  const [saved, setSaved] = useState<Saved>();
  const { status, sort, filter } = readSearch(search);
  const list = useInfiniteQuery(clientPagesOptions({ ...filter, sort, ...(status && { status }) }));
  const counts = useQuery(clientCountsOptions(filter));
  const isFiltered = Object.keys(filter).length > 0;
  const undo = ({ contactId, noteId }: Saved): void => remove.start({ contactId, id: noteId }, () => setSaved(undefined));
  const keep = (client: BillingClient, now: (Standing & { readonly id: string }) | null): void => {
    setOpen(undefined);
    remove.reset();
    if (now) setSaved({ contactId: client.contactId, noteId: now.id, sentence: `${client.name}: ${describePaymentStatus(now)}.` });
  };
  return (
    <>
      <PageHeader title="Billing">
        <Text c="dimmed">
          Your office enters these statuses by hand. Invoices and payments are not kept here yet, and nothing is charged from here.
        </Text>
      </PageHeader>
      <Tabs
        value={status ?? 'all'}
        className={classes['tabs'] ?? ''}
        onChange={(next) => change({ status: next === 'all' || next === null ? undefined : next }, 'as a step')}
      >
        <Tabs.List>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one ?? 'all'}>
              {one === null ? 'All with a status' : TAB_NAMES[one]}
              {counts.data && (
                <>
                  {' '}
                  <span className={classes['count']}>{countOf(counts.data, one).toLocaleString('en-US')}</span>
                </>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Filters search={search} change={change} />
      {saved && (
        <UndoNote
          sentence={saved.sentence}
          busy={remove.isPending}
          error={remove.error}
          onUndo={() => undo(saved)}
          onClose={() => setSaved(undefined)}
        />
      )}
      <DataTable
        label="Clients by payment status"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={(row) => row.contactId}
        rowHref={(row) => `/contacts/${row.contactId}?tab=billing`}
        error={list.error}
        columns={billingColumns({ nameOf, hasStatus: status !== 'none', onUpdate: mayRecord ? setOpen : undefined })}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={isFiltered ? 'No client matches these filters.' : EMPTY[status ?? 'all']}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => change({ q: undefined, owner: undefined, plan: undefined })}>
                  Clear filters
                </Button>
              )
            }
          />
        }
      />
      {open && (
        <Dialog title={open.name} size="lg" onClose={() => setOpen(undefined)}>
          <PaymentStatusForm contactId={open.contactId} current={open.current ?? undefined} onSaved={(now) => keep(open, now)} />
        </Dialog>
      )}
    </>
  );
}

interface FiltersProps {
  readonly search: SearchChange;
  readonly change: (change: SearchChange) => void;
}

function Filters({ search, change }: FiltersProps): ReactElement {
  const { me, all } = useColleagues();
  const [typed, setTyped] = useTypedName(search['q'] ?? '', (q) => change({ q }));
  return (
    <FoldedFilters active={[search['q'], search['owner'], search['plan']].filter((value) => value !== undefined).length}>
      <TextInput
        label="Name"
        type="search"
        maxLength={80}
        w={{ base: '100%', xs: 220 }}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label="Owner"
        w={{ base: '100%', xs: 180 }}
        value={search['owner'] ?? ''}
        onChange={(event) => change({ owner: event.currentTarget.value })}
        data={[
          { value: '', label: 'Any' },
          { value: 'none', label: 'No one' },
          ...all.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
        ]}
      />
      {search['status'] !== 'none' && (
        <NativeSelect
          label="Plan"
          w={{ base: '100%', xs: 150 }}
          value={search['plan'] ?? ''}
          onChange={(event) => change({ plan: event.currentTarget.value })}
          data={[{ value: '', label: 'Any' }, ...PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))]}
        />
      )}
      <NativeSelect
        label="Sort by"
        w={{ base: '100%', xs: 180 }}
        value={search['sort'] ?? 'longest'}
        onChange={(event) => change({ sort: event.currentTarget.value === 'longest' ? undefined : event.currentTarget.value })}
        data={BILLING_SORTS.map((value) => ({
          value,
          label: search['status'] === 'none' && value !== 'name' ? WITHOUT_SORT_NAMES[value] : SORT_NAMES[value],
        })).filter(({ value }) => search['status'] !== 'none' || value !== 'entered')}
      />
    </FoldedFilters>
  );
}
const WITHOUT_SORT_NAMES = { longest: 'Added first', newest: 'Added last', entered: 'Added last' } as const;

/** What is typed shows at once and is searched after a short pause; a change of the address from outside shows too. */
function useTypedName(value: string, onSearch: (name: string) => void): readonly [string, (name: string) => void] {
  const [typed, setTyped] = useState(value);
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const sent = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => void (search.current = onSearch));
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (wanted === sent.current) return;
    sent.current = wanted;
    search.current(wanted);
  }, [wanted]);
  return [typed, setTyped];
}

/** What the address asks for; what it cannot mean is left out. */
function readSearch(search: SearchChange) {
  const { owner, q } = search;
  const plan = PLANS.find((one) => one === search['plan']);
  const status = BILLING_PAGES.find((one) => one === search['status']);
  const words = (q ?? '').trim().slice(0, 80);
  const filter: ClientsFilter = {
    ...(words !== '' && { search: words }),
    ...(owner !== undefined && (owner === 'none' || isId(owner)) && { owner }),
    ...(plan && status !== 'none' && { plan }),
  };
  return { status, sort: BILLING_SORTS.find((one) => one === search['sort']) ?? ('longest' as const), filter };
}

function countOf(
  { byStatus, none }: { readonly byStatus: Readonly<Partial<Record<string, number>>>; readonly none: number },
  of: BillingPageFilter | null,
): number {
  if (of === 'none') return none;
  if (of === 'owing') return (byStatus['past-due'] ?? 0) + (byStatus['payment-failed'] ?? 0);
  return of === null ? Object.values(byStatus).reduce<number>((sum, n) => sum + (n ?? 0), 0) : (byStatus[of] ?? 0);
}

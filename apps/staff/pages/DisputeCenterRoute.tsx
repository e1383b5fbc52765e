import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import type { ContactRow } from '../../../features/contact-lists/contract.ts';
import { ListToolbar } from '../../../features/contact-lists/staff/parts/ListToolbar.tsx';
import { useFilterFields, type Place } from '../../../features/contact-lists/staff/parts/use-filter-fields.ts';
import type { FacetFilter } from '../../../features/contact-lists/staff/facet-columns.tsx';
import type { FilterKey, Selection } from '../../../features/contact-lists/staff/ContactList.tsx';
import { QueuesPage, type QueueSelectionProps, type QueueToolbarProps } from '../../../features/dispute-queues/staff/QueuesPage.tsx';
import { BUREAU_NAMES, BUREAUS } from '../../../features/report-files/rules/bureaus.ts';
import { ViewsBar } from '../../../features/views/staff/ViewsBar.tsx';
import { isId } from '../../../platform/base/ids.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useListSearch } from '../use-list-search.ts';

const DisputeWorkspacePage = lazy(async () => ({ default: (await import('./DisputeWorkspacePage.tsx')).DisputeWorkspacePage }));
const BulkBar = lazy(async () => ({ default: (await import('../../../features/contact-lists/staff/parts/BulkBar.tsx')).BulkBar }));

const FILTERS: readonly FilterKey[] = ['owner', 'hold'];
const BUREAU_FIELD = { key: 'bureau', label: 'Bureau', choices: BUREAUS.map((value) => ({ value, label: BUREAU_NAMES[value] })) };
const NO_FACETS: readonly FacetFilter[] = [];
const NO_PLACES: readonly Place[] = [];
/** What lists of contacts show of a selected row is not known here; a comparison names the contact as it is now. */
const NO_ROWS: readonly ContactRow[] = [];

/** The queues, or with `?contact=` the work on one client. */
export function DisputeCenterRoute(): ReactElement {
  const [search, onSearch] = useListSearch();
  const known = useFilterFields({ filters: FILTERS, facets: NO_FACETS, category: 'client', locations: NO_PLACES });
  const fields = useMemo(() => [BUREAU_FIELD, ...known], [known]);
  const contactId = search['contact'];
  if (contactId !== undefined && isId(contactId))
    return (
      <Suspense fallback={<LoadingLines />}>
        <DisputeWorkspacePage contactId={contactId} />
      </Suspense>
    );
  const toolbar = ({ columns, shown, onColumns, onClear }: QueueToolbarProps): ReactElement => (
    <ListToolbar
      label="Queue"
      searchHint="Name of the client"
      hasOrder={false}
      search={search}
      onSearch={onSearch}
      onClear={onClear}
      fields={fields}
      filters={FILTERS}
      columns={columns}
      shown={shown}
      onColumns={onColumns}
      views={<ViewsBar page="disputes" search={search} onOpen={onSearch} />}
      actions={undefined}
    />
  );
  return <QueuesPage search={search} onSearch={onSearch} toolbar={toolbar} selectionBar={assignBar} />;
}

const assignBar = (chosen: QueueSelectionProps): ReactElement => <AssignBar {...chosen} />;

/** Assigning the selected clients to someone, with Undo, as lists of contacts do it. */
function AssignBar({ contacts, clear }: QueueSelectionProps): ReactElement {
  const selection: Selection | undefined =
    contacts.length === 0 ? undefined : { count: contacts.length, clear, rows: NO_ROWS, input: { contacts: [...contacts] } };
  return (
    <Suspense>
      <BulkBar
        selection={selection}
        selectAll={undefined}
        category="client"
        fields={ASSIGN_ONLY}
        hasOpen={false}
        hasArchived={false}
        more={undefined}
      />
    </Suspense>
  );
}

const ASSIGN_ONLY = ['ownerId'] as const;

import { useMemo, type ReactElement } from 'react';
import { CaseMenu } from '../../../features/cases/staff/CaseMenu.tsx';
import { CasesPage } from '../../../features/cases/staff/CasesPage.tsx';
import { CONTACT_COLUMNS, ContactList, type ContactColumn, type FilterKey } from '../../../features/contact-lists/staff/ContactList.tsx';
import { ViewsBar } from '../../../features/views/staff/ViewsBar.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useContactFacets } from '../contact-facets.ts';
import { useListSearch } from '../use-list-search.ts';

const { name, stage, owner, followUp, phone, email, tags, source, added } = CONTACT_COLUMNS;
// A stage is not simply typed over here: the menu of the row asks for what the next one needs.
const { edits: _typedOver, ...shownStage } = stage;
const FIRST: readonly ContactColumn[] = [
  { ...name, header: 'Client' },
  { ...shownStage, header: 'Stage' },
];
const LAST: readonly ContactColumn[] = [
  owner,
  followUp,
  { key: 'work', header: 'Actions', width: 72, initially: true, cell: (row) => <CaseMenu of={row} /> },
  { ...phone, initially: false },
  { ...email, initially: false },
  { ...tags, initially: false },
  { ...source, initially: false },
  added,
];
const FILTERS: readonly FilterKey[] = ['stage', 'hold', 'owner', 'tag', 'followUp', 'source', 'state', 'created'];
const CLIENTS_ONLY = { category: 'client' } as const;

export function ClientsRoute(): ReactElement {
  const [search, onSearch] = useListSearch();
  const facets = useContactFacets('client', search);
  const columns = useMemo(() => [...FIRST, ...facets.columns, ...LAST], [facets.columns]);
  return (
    <CasesPage
      search={search}
      onSearch={onSearch}
      table={
        <ContactList
          label="Clients"
          fixed={CLIENTS_ONLY}
          search={search}
          onSearch={onSearch}
          columns={columns}
          filters={FILTERS}
          facetFilters={facets.filters}
          views={<ViewsBar page="clients" search={search} onOpen={onSearch} />}
          empty={<EmptyState sentence="There are no clients yet." />}
        />
      }
    />
  );
}

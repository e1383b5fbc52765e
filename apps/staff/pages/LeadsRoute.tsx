import { useMemo, type ReactElement } from 'react';
import { CONTACT_COLUMNS, ContactList, type ContactColumn, type FilterKey } from '../../../features/contact-lists/staff/ContactList.tsx';
import { LeadMenu } from '../../../features/leads/staff/LeadMenu.tsx';
import { LeadsPage } from '../../../features/leads/staff/LeadsPage.tsx';
import { LeadAge, LeadScore } from '../../../features/leads/staff/lead-cells.tsx';
import { ViewsBar } from '../../../features/views/staff/ViewsBar.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useContactFacets } from '../contact-facets.ts';
import { useListSearch } from '../use-list-search.ts';

const { name, phone, source, urgency, stage, owner, age, lastContact, followUp, referrer, email, tags, added } = CONTACT_COLUMNS;
const FIRST: readonly ContactColumn[] = [
  name,
  phone,
  { key: 'work', header: 'Next step', width: 88, initially: true, cell: (row) => <LeadMenu lead={row} /> },
  source,
  urgency,
  { key: 'score', header: 'Score', width: 72, align: 'right', initially: true, cell: (row) => <LeadScore row={row} /> },
  { ...stage, header: 'Stage' },
  owner,
  { ...age, initially: true, cell: (row) => <LeadAge row={row} /> },
  { ...lastContact, header: 'Last touch', initially: true },
  { ...followUp, header: 'Next touch' },
];
const LAST: readonly ContactColumn[] = [referrer, { ...email, initially: false }, { ...tags, initially: false }, added];
const FILTERS: readonly FilterKey[] = ['stage', 'urgency', 'owner', 'source', 'tag', 'followUp', 'state', 'created'];
const LEADS_ONLY = { category: 'lead' } as const;

export function LeadsRoute(): ReactElement {
  const [search, onSearch] = useListSearch();
  const facets = useContactFacets('lead', search);
  const columns = useMemo(() => [...FIRST, ...facets.columns, ...LAST], [facets.columns]);
  return (
    <LeadsPage
      search={search}
      onSearch={onSearch}
      table={
        <ContactList
          label="Leads"
          fixed={LEADS_ONLY}
          search={search}
          onSearch={onSearch}
          columns={columns}
          filters={FILTERS}
          facetFilters={facets.filters}
          views={<ViewsBar page="leads" search={search} onOpen={onSearch} />}
          empty={<EmptyState sentence="There are no leads yet." />}
        />
      }
    />
  );
}

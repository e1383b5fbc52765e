import { useMemo, type ReactElement, type ReactNode } from 'react';
import { CaseCell } from '../../../features/cases/staff/CaseCell.tsx';
import { CaseMenu } from '../../../features/cases/staff/CaseMenu.tsx';
import { CasesPage } from '../../../features/cases/staff/CasesPage.tsx';
import { CaseSummaries } from '../../../features/cases/staff/CaseSummaries.tsx';
import type { ContactRow } from '../../../features/contact-lists/contract.ts';
import { CONTACT_COLUMNS, ContactList, type ContactColumn, type FilterKey } from '../../../features/contact-lists/staff/ContactList.tsx';
import { ViewsBar } from '../../../features/views/staff/ViewsBar.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useListSearch } from '../use-list-search.ts';

const { name, stage, owner, followUp, phone, email, tags, source, added } = CONTACT_COLUMNS;
// A stage is not simply typed over here: the menu of the row asks for what the next one needs.
const { edits: _typedOver, ...shownStage } = stage;
const BILLING: ContactColumn = {
  key: 'billing',
  header: 'Billing',
  width: 144,
  initially: true,
  cell: (row) => <CaseCell id={row.id} show="billing" />,
};
const COLUMNS: readonly ContactColumn[] = [
  { ...name, header: 'Client' },
  { ...shownStage, header: 'Stage' },
  {
    key: 'days',
    header: 'Days in stage',
    width: 112,
    align: 'right',
    initially: true,
    cell: (row) => <CaseCell id={row.id} show={row.stage === 'onboarding' ? 'onboardingDays' : 'days'} />,
  },
  { key: 'agreement', header: 'Agreement', width: 208, initially: true, cell: (row) => <CaseCell id={row.id} show="agreement" /> },
  { key: 'round', header: 'Round', width: 140, initially: true, cell: (row) => <CaseCell id={row.id} show="round" /> },
  { key: 'due', header: 'Next due', width: 184, initially: true, cell: (row) => <CaseCell id={row.id} show="due" /> },
  { key: 'items', header: 'Items open', width: 176, initially: true, cell: (row) => <CaseCell id={row.id} show="items" /> },
  {
    key: 'deleted',
    header: 'Items deleted',
    width: 112,
    align: 'right',
    initially: false,
    cell: (row) => <CaseCell id={row.id} show="deleted" />,
  },
  { key: 'scores', header: 'Scores', width: 196, initially: true, cell: (row) => <CaseCell id={row.id} show="scores" /> },
  {
    key: 'documents',
    header: 'Docs',
    width: 72,
    align: 'right',
    initially: true,
    cell: (row) => <CaseCell id={row.id} show="documents" />,
  },
  { key: 'monitoring', header: 'Monitoring', width: 152, initially: false, cell: (row) => <CaseCell id={row.id} show="monitoring" /> },
  BILLING,
  { key: 'portal', header: 'Portal last seen', width: 136, initially: true, cell: (row) => <CaseCell id={row.id} show="portal" /> },
  owner,
  followUp,
  { key: 'work', header: 'Actions', width: 72, initially: true, cell: (row) => <CaseMenu of={row} /> },
  { key: 'missing', header: 'Letters lack', width: 240, initially: false, cell: (row) => <CaseCell id={row.id} show="missing" /> },
  { ...phone, initially: false },
  { ...email, initially: false },
  { ...tags, initially: false },
  { ...source, initially: false },
  added,
];
const COLUMNS_WITHOUT_BILLING = COLUMNS.filter((column) => column !== BILLING);
/** A list of who is past due shows at once why each of them is in it. */
const COLUMNS_BY_BILLING = [...COLUMNS.slice(0, 2), BILLING, ...COLUMNS_WITHOUT_BILLING.slice(2)];
const FILTERS: readonly FilterKey[] = ['stage', 'hold', 'owner', 'tag', 'followUp', 'source', 'state', 'created'];
const FILTERS_AND_BILLING: readonly FilterKey[] = ['stage', 'hold', 'billing', 'owner', 'tag', 'followUp', 'source', 'state', 'created'];
const CLIENTS_ONLY = { category: 'client' } as const;

export function ClientsRoute(): ReactElement {
  const [search, onSearch] = useListSearch();
  const seesBilling = useMay()('billing:view');
  const columns = !seesBilling ? COLUMNS_WITHOUT_BILLING : search['billing'] !== undefined ? COLUMNS_BY_BILLING : COLUMNS;
  const filters = seesBilling ? FILTERS_AND_BILLING : FILTERS;
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
          filters={filters}
          around={withSummaries}
          views={<ViewsBar page="clients" search={search} onOpen={onSearch} />}
          empty={<EmptyState sentence="There are no clients yet." />}
        />
      }
    />
  );
}

/** Loads what stands beside the rows. */
const withSummaries = (rows: readonly ContactRow[], table: ReactNode): ReactElement => <Beside rows={rows}>{table}</Beside>;

function Beside({ rows, children }: { readonly rows: readonly ContactRow[]; readonly children: ReactNode }): ReactElement {
  const ids = useMemo(() => rows.map((row) => row.id), [rows]);
  return <CaseSummaries ids={ids}>{children}</CaseSummaries>;
}

// Everyone the office knows, in one list: "who is this and how do I reach them?"
import { Button, Group, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { Category } from '../../contacts/rules/stages.ts';
import { CONTACT_COLUMNS, ContactList, type ContactColumn, type ContactListProps, type FilterKey } from './ContactList.tsx';
import classes from './ContactsPage.module.css';
import type { FacetFilter } from './facet-columns.tsx';
import { formatTotal, type Total } from './parts/list-state.ts';
import { readListFilter } from './parts/read-list-filter.ts';
import { useSelectionState } from './parts/use-selection.ts';
import { contactCountsOptions } from './queries.ts';

const TABS: readonly {
  readonly value: string;
  readonly label: string;
  readonly fixed: { readonly category?: Category; readonly archived?: 'yes' };
}[] = [
  { value: 'all', label: 'All', fixed: {} },
  { value: 'leads', label: 'Leads', fixed: { category: 'lead' } },
  { value: 'clients', label: 'Clients', fixed: { category: 'client' } },
  { value: 'affiliates', label: 'Affiliates', fixed: { category: 'affiliate' } },
  { value: 'furnishers', label: 'Furnishers & bureaus', fixed: { category: 'furnisher' } },
  { value: 'archived', label: 'Archived', fixed: { archived: 'yes' } },
];
const COLUMNS = (
  [
    'name',
    'category',
    'stage',
    'phone',
    'email',
    'tags',
    'source',
    'referrer',
    'owner',
    'urgency',
    'lastActivity',
    'followUp',
    'lastContact',
    'place',
    'added',
  ] as const
).map((key) => CONTACT_COLUMNS[key]);
const FILTERS: readonly FilterKey[] = [
  'category',
  'stage',
  'urgency',
  'owner',
  'source',
  'tag',
  'followUp',
  'state',
  'hold',
  'created',
  'location',
];

interface ContactsPageProps extends Pick<ContactListProps, 'search' | 'onSearch' | 'views' | 'actions' | 'locations' | 'facetFilters'> {
  /** Columns of facets, of which a tab has those about its category; shown only when they are chosen. */
  readonly facetColumns: readonly ContactColumn[];
  /** Contacts that may be one person twice; left out for those who may not see them. */
  readonly duplicates?: ReactNode;
  /** Actions that add many contacts at once. */
  readonly headerLinks?: ReactNode;
}

export function ContactsPage({ search, onSearch, duplicates, headerLinks, facetColumns, ...list }: ContactsPageProps): ReactElement {
  const may = useMay();
  const showsDuplicates = duplicates !== undefined && search['tab'] === 'duplicates';
  const tab = TABS.find(({ value }) => value === search['tab']) ?? TABS[0];
  const counts = useCounts(search, list.facetFilters);
  const category = tab?.fixed.category;
  const columns = useMemo(
    () => [
      ...COLUMNS,
      ...facetColumns
        .filter(({ of }) => category === undefined || of === undefined || of.includes(category))
        .map((column) => ({ ...column, initially: false })),
    ],
    [facetColumns, category],
  );
  // The selection stays when the tab changes.
  const selectionState = useSelectionState();
  return (
    <>
      <PageHeader
        title="Contacts"
        count={counts['all'] && formatTotal(counts['all'])}
        action={
          <Group gap="xs">
            {headerLinks}
            {may('contacts:create') && (
              <Button component={AppLink} href="/add-client">
                Add contact
              </Button>
            )}
          </Group>
        }
      />
      <Tabs
        value={showsDuplicates ? 'duplicates' : (tab?.value ?? 'all')}
        className={classes['tabs'] ?? ''}
        onChange={(value) => onSearch(toTab(search, value))}
      >
        <Tabs.List>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
              {counts[value] && <span className={classes['count']}>{formatTotal(counts[value])}</span>}
            </Tabs.Tab>
          ))}
          {duplicates !== undefined && <Tabs.Tab value="duplicates">Duplicates</Tabs.Tab>}
        </Tabs.List>
      </Tabs>
      {showsDuplicates ? (
        duplicates
      ) : (
        <ContactList
          {...list}
          key={tab?.value}
          label="Contacts"
          search={search}
          onSearch={onSearch}
          fixed={tab?.fixed ?? NOTHING_FIXED}
          columns={columns}
          selectionState={selectionState}
          filters={category ? FILTERS.filter((key) => key !== 'category') : FILTERS}
          empty={<Nobody tab={tab?.value ?? 'all'} />}
        />
      )}
    </>
  );
}

const NOTHING_FIXED = {};

/** Filters go along to another tab, as far as they mean something there. */
function toTab(search: ListSearch, tab: string | null): ListSearch {
  return withSearch(search, {
    tab: tab === 'all' || tab === null ? undefined : tab,
    category: undefined,
    stage: undefined,
    archived: undefined,
    view: undefined,
  });
}

/** How many match in each tab. */
function useCounts(search: ListSearch, facets: readonly FacetFilter[]): Readonly<Record<string, Total | undefined>> {
  const { me } = useColleagues();
  const filter = useMemo(() => readListFilter(search, { me, today: officeToday(), facets }), [search, me, facets]);
  const { data } = useQuery(contactCountsOptions(filter));
  if (!data) return {};
  return Object.fromEntries(
    TABS.map(({ value, fixed }) => [
      value,
      fixed.archived ? data.archived : fixed.category ? (data.byCategory[fixed.category] ?? NONE) : data.all,
    ]),
  );
}

const NONE: Total = { count: 0, capped: false };

function Nobody({ tab }: { readonly tab: string }): ReactElement {
  const may = useMay();
  if (tab === 'archived') return <EmptyState sentence="No contacts are archived." />;
  const add = may('contacts:create') && (
    <Button component={AppLink} href="/add-client" variant="default">
      Add contact
    </Button>
  );
  return <EmptyState sentence={tab === 'all' ? 'There are no contacts yet.' : 'There are no contacts here yet.'} action={add} />;
}

import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { DataTable, type Column } from '../../../platform/web/DataTable.tsx';
import { DateText } from '../../../platform/web/DateText.tsx';
import { EmptyState } from '../../../platform/web/EmptyState.tsx';
import { formatPhone } from '../../../platform/web/format-date.ts';
import { PageHeader } from '../../../platform/web/PageHeader.tsx';
import { useMay } from '../../../platform/web/permissions-context.ts';
import { CATEGORIES, type ContactRow } from '../contract.ts';
import { CATEGORY_LABELS } from './category-labels.ts';
import { contactPagesOptions, type Category } from './queries.ts';

export interface ContactsFilter { readonly q?: string; readonly category?: Category; readonly sort?: 'name' }
interface ContactsPageProps {
  readonly filter: ContactsFilter;
  /** Puts the filter into the address. */
  readonly onFilter: (filter: ContactsFilter) => void;
}

const TYPING_PAUSE_MS = 250;

export function ContactsPage({ filter, onFilter }: ContactsPageProps): ReactElement {
  const may = useMay();
  const { q, category, sort } = filter;
  const list = useInfiniteQuery(contactPagesOptions({ sort: sort ?? 'newest', ...(q !== undefined && { search: q }), ...(category && { category }) }));
  const total = list.data?.pages[0]?.total;
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const isFiltered = q !== undefined || category !== undefined;
  const add = may('contacts:create') ? (
    <Button component={AppLink} href="/add-client">
      Add contact
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader title="Contacts" count={total ? `${total.count.toLocaleString('en-US')}${total.capped ? '+' : ''}` : undefined} action={add}>
        <Group gap="sm">
          <SearchInput value={q ?? ''} onSearch={(search) => onFilter(withFilter(filter, { q: search }))} />
          <NativeSelect
            aria-label="Category" w={{ base: '100%', xs: 180 }} value={category ?? ''}
            data={[{ value: '', label: 'All categories' }, ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))]}
            onChange={(event) => onFilter(withFilter(filter, { category: event.currentTarget.value }))}
          />
        </Group>
      </PageHeader>
      <DataTable
        label="Contacts"
        columns={columns(sort, (next) => onFilter(withFilter(filter, { sort: next })))}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `/contacts/${row.id}`}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          isFiltered ? (
            <EmptyState sentence="No contact matches." action={<Button variant="default" onClick={() => onFilter({})}>Clear the filters</Button>} />
          ) : (
            <EmptyState sentence="There are no contacts yet." />
          )
        }
      />
    </>
  );
}

/** What is typed shows at once and is searched after a short pause. */
function SearchInput({ value, onSearch }: { readonly value: string; readonly onSearch: (search: string) => void }): ReactElement {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // Changed from outside: the filters were cleared, or the browser went back.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
      return undefined;
    }
    const search = text.trim();
    if (search === value) return undefined;
    const timer = setTimeout(() => {
      sent.current = search;
      onSearch(search);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextInput
      type="search" aria-label="Search contacts" placeholder="Name, e-mail or phone" maxLength={80} w={{ base: '100%', xs: 280 }}
      leftSection={<IconSearch size={16} stroke={1.6} />} value={text} onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

function columns(sort: 'name' | undefined, onSort: (sort: string) => void): readonly Column<ContactRow>[] {
  return [
    { key: 'name', header: 'Name', cell: (row) => row.name, sort: { active: sort === 'name' ? 'ascending' : undefined, onSort: () => onSort('name') } },
    { key: 'category', header: 'Category', cell: (row) => CATEGORY_LABELS[row.category] },
    { key: 'email', header: 'E-mail', cell: (row) => row.email },
    { key: 'phone', header: 'Phone', cell: (row) => row.phone && <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(row.phone)}</span> },
    { key: 'place', header: 'City', cell: (row) => [row.city, row.state].filter(Boolean).join(', ') },
    { key: 'added', header: 'Added', cell: (row) => <DateText at={row.createdAt} distance={false} />, sort: { active: sort === undefined ? 'descending' : undefined, onSort: () => onSort('') } },
  ];
}

/** `filter` with parts replaced; an empty text takes a part away. */
function withFilter(filter: ContactsFilter, change: Readonly<Record<string, string>>): ContactsFilter {
  return Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== ''));
}

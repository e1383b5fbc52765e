// Every ground and request that dispute letters are composed of, to be read, searched and previewed.
import { Checkbox, Drawer, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { LibraryText } from '../contract.ts';
import { ITEM_KINDS, ITEM_WORDS } from '../rules/library-entry-kinds.ts';
import { shortUse } from '../rules/text-use.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { matchTexts, nameOfText, readLibraryFilter } from './library-search.ts';
import { libraryOptions, useFavorite } from './queries.ts';
import { TextDetail } from './TextDetail.tsx';

interface GroundsTabProps {
  /** Chooses a client for a preview; the app puts it there, because contacts are another feature. */
  readonly pickPerson?: ((value: string, onChange: (id: string) => void) => ReactNode) | undefined;
}

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'ground', label: 'Grounds' },
  { value: 'request', label: 'Requests' },
];

export function GroundsTab({ pickPerson }: GroundsTabProps): ReactElement {
  const [search, change] = useSearchParams();
  const [typed, setTyped] = useState(search['q'] ?? '');
  const library = useQuery(libraryOptions());
  const favorite = useFavorite();
  const filter = readLibraryFilter(search);
  const rows = library.data && matchTexts(library.data.rows, filter);
  const isFiltered = filter.words !== '' || filter.kind !== undefined || filter.item !== undefined || filter.favorites;
  const at = rows?.findIndex((text) => nameOfText(text) === search['text']) ?? -1;
  const open = library.data?.rows.find((text) => nameOfText(text) === search['text']);
  const show = (text: LibraryText | undefined): void => change({ text: text && nameOfText(text) });
  const columns = useMemo(() => columnsWith(favorite.toggle), [favorite.toggle]);
  return (
    <>
      <Stack gap={0} mb="sm">
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Search"
            type="search"
            placeholder="Words of a sentence, a law, a topic"
            w={{ base: '100%', xs: 280 }}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              change({ q: event.currentTarget.value.trim() });
            }}
          />
          <SegmentedControl
            aria-label="Kind of text"
            data={KINDS}
            value={filter.kind ?? 'all'}
            onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
          />
          <NativeSelect
            label="For"
            w={{ base: '100%', xs: 200 }}
            value={filter.item ?? ''}
            onChange={(event) => change({ item: event.currentTarget.value })}
            data={[{ value: '', label: 'Any item' }, ...ITEM_KINDS.map((value) => ({ value, label: ITEM_WORDS[value] }))]}
          />
          <Checkbox
            label="My favorites"
            pb={8}
            checked={filter.favorites}
            onChange={(event) => change({ favorites: event.currentTarget.checked ? 'yes' : undefined })}
          />
        </Group>
        <Text c="dimmed" size="xs" mt="xs">
          Letters are composed of these grounds and requests. Counts are past results of this office and say nothing about the next case.
          Percentages are shown from 10 outcomes on.
        </Text>
      </Stack>
      <RefusalNote error={favorite.error} />
      <DataTable
        label="Letter texts"
        rows={rows}
        rowKey={nameOfText}
        rowHref={(text) => hrefOf(search, text)}
        error={library.error}
        columns={columns}
        empty={
          <EmptyState
            sentence={
              filter.favorites
                ? 'No favorite matches. Mark a text with its star to find it here.'
                : isFiltered
                  ? 'No text matches these filters.'
                  : 'The library is empty.'
            }
          />
        }
      />
      <Drawer
        opened={open !== undefined}
        onClose={() => show(undefined)}
        position="right"
        size="lg"
        title={
          <Text span fw={600}>
            {open?.label}
          </Text>
        }
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {open && (
          <TextDetail
            key={nameOfText(open)}
            text={open}
            onToggle={favorite.toggle}
            onShow={(name) => change({ text: name })}
            before={at > 0 ? rows?.[at - 1] : undefined}
            after={at >= 0 ? rows?.[at + 1] : undefined}
            pickPerson={pickPerson}
          />
        )}
      </Drawer>
    </>
  );
}

/** The same page with one text opened. */
function hrefOf(search: Readonly<Record<string, string | undefined>>, text: LibraryText): string {
  const kept = Object.entries({ ...search, text: nameOfText(text) }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/letters?${new URLSearchParams(kept).toString()}`;
}

function columnsWith(onToggle: (text: LibraryText) => void): readonly Column<LibraryText>[] {
  return [
    { key: 'label', header: 'Text', width: 240, cell: ({ label }) => label },
    {
      key: 'favorite',
      header: 'Favorite',
      width: 76,
      phone: 'mark',
      cell: (text) => <FavoriteButton name={text.label} favorite={text.favorite} onToggle={() => onToggle(text)} />,
    },
    { key: 'topic', header: 'Topic', width: 152, phone: 'line', cell: ({ topic }) => topic },
    { key: 'law', header: 'Law or policy', width: 250, phone: 'line', cell: ({ law }) => law },
    { key: 'used', header: 'Used', width: 56, align: 'right', cell: ({ use }) => use?.used.toLocaleString('en-US') ?? '' },
    { key: 'outcome', header: 'Outcomes so far', width: 260, phone: 'line', cell: ({ use }) => (use ? shortUse(use) : '') },
  ];
}

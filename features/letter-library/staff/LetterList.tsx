import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { LANGUAGES } from '../../../platform/base/language.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { RestoreButton } from '../../../platform/web/table/RestoreButton.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { LibraryLetterRow } from '../contract.ts';
import { LETTER_CATEGORIES } from '../../letters/rules/wording/letter-shape.ts';
import { CATEGORY_WORDS, languageWords, RECIPIENT_WORDS, roundWords, type LetterTab } from '../rules/letter-words.ts';
import { shortUse } from '../rules/text-use.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { api, letterPagesOptions, useLetterMark, type LettersAsked } from './queries.ts';

const ROUNDS = [1, 2, 3, 4] as const;
const STATES = [
  { value: '', label: 'Active' },
  { value: 'inactive', label: 'Not active' },
  { value: 'removed', label: 'Removed' },
];

/** Letters of one tab, or all, with filters that are in the address. */
export function LetterList({ tab }: { readonly tab: LetterTab | undefined }): ReactElement {
  const [search, change] = useSearchParams();
  const mayEdit = useMay()('letter-library:edit');
  const mark = useLetterMark();
  const asked = readAsked(search, tab);
  const list = useInfiniteQuery(letterPagesOptions(asked));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const columns = useMemo(() => columnsWith(mark.toggle), [mark.toggle]);
  const isRemoved = asked.removed === 'yes';
  return (
    <>
      <Filters search={search} change={change} />
      <RefusalNote error={mark.error} />
      <DataTable
        label="Letters of the library"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={isRemoved ? undefined : ({ id }) => `/letters?letter=${id}`}
        rowMenu={isRemoved && mayEdit ? restoreOf : undefined}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence={emptySentence(asked)} />}
      />
    </>
  );
}

function emptySentence(asked: LettersAsked): string {
  if (asked.removed === 'yes') return 'No letter was removed.';
  if (asked.favorites === 'yes') return 'No favorite matches. Mark a letter with its star to find it here.';
  return 'No letter matches these filters.';
}

function readAsked(search: Readonly<Record<string, string | undefined>>, tab: LetterTab | undefined): LettersAsked {
  const category = LETTER_CATEGORIES.find((one) => one === search['category']);
  const round = ROUNDS.find((one) => String(one) === search['round']);
  const language = LANGUAGES.find((one) => one === search['language']);
  const words = search['q']?.slice(0, 80) ?? '';
  const state = search['state'];
  return {
    ...(words !== '' && { search: words }),
    ...(tab && { recipient: tab }),
    ...(category && { category }),
    ...(round && { round }),
    ...(language && { language }),
    ...(search['favorites'] === 'yes' && { favorites: 'yes' as const }),
    ...(state === 'removed' ? { removed: 'yes' as const } : { active: state === 'inactive' ? ('no' as const) : ('yes' as const) }),
  };
}

interface FiltersProps {
  readonly search: Readonly<Record<string, string | undefined>>;
  readonly change: (change: Readonly<Record<string, string | undefined>>) => void;
}

function Filters({ search, change }: FiltersProps): ReactElement {
  const [typed, setTyped] = useState(search['q'] ?? '');
  const find = useDebouncedCallback((words: string) => change({ q: words.trim() }), 250);
  const choice = (name: string, label: string, data: readonly { readonly value: string; readonly label: string }[], width: number) => (
    <NativeSelect
      label={label}
      w={{ base: '100%', xs: width }}
      value={search[name] ?? ''}
      data={[...data]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Group gap="sm" align="flex-end" mb="sm">
      <TextInput
        label="Search"
        type="search"
        placeholder="Words of the name or purpose"
        maxLength={80}
        w={{ base: '100%', xs: 240 }}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          find(event.currentTarget.value);
        }}
      />
      {choice(
        'category',
        'Category',
        [{ value: '', label: 'Any category' }, ...LETTER_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }))],
        190,
      )}
      {choice(
        'round',
        'Round',
        [{ value: '', label: 'Any round' }, ...ROUNDS.map((round) => ({ value: String(round), label: roundWords([round]) }))],
        130,
      )}
      {choice(
        'language',
        'Language',
        [{ value: '', label: 'Any language' }, ...LANGUAGES.map((value) => ({ value, label: languageWords(value) }))],
        140,
      )}
      {choice('state', 'Status', STATES, 130)}
      <Checkbox
        label="My favorites"
        pb={8}
        checked={search['favorites'] === 'yes'}
        onChange={(event) => change({ favorites: event.currentTarget.checked ? 'yes' : undefined })}
      />
    </Group>
  );
}

function columnsWith(onToggle: (letter: LibraryLetterRow) => void): readonly Column<LibraryLetterRow>[] {
  return [
    { key: 'name', header: 'Letter', width: 260, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'favorite',
      header: 'Favorite',
      width: 76,
      phone: 'action',
      cell: (letter) => <FavoriteButton name={letter.name} favorite={letter.favorite} onToggle={() => onToggle(letter)} />,
    },
    { key: 'category', header: 'Category', width: 150, phone: 'line', cell: ({ category }) => CATEGORY_WORDS[category] },
    { key: 'recipient', header: 'Recipient', width: 150, phone: 'line', cell: ({ recipientClass }) => RECIPIENT_WORDS[recipientClass] },
    { key: 'rounds', header: 'Rounds', width: 110, cell: ({ rounds }) => roundWords(rounds) },
    { key: 'language', header: 'Language', width: 90, phone: 'line', cell: ({ language }) => languageWords(language) },
    { key: 'version', header: 'Version', width: 150, phone: 'mark', cell: (letter) => <StatusText letter={letter} /> },
    { key: 'used', header: 'Used', width: 56, align: 'right', cell: ({ used }) => used?.toLocaleString('en-US') ?? '' },
    { key: 'outcome', header: 'Outcomes of its grounds', width: 220, cell: ({ groundUse }) => (groundUse ? shortUse(groundUse) : '') },
  ];
}

function StatusText({ letter: { removed, active, published, draft, pair } }: { readonly letter: LibraryLetterRow }): ReactElement {
  const version = published ? `Version ${published.number}` : 'Not published';
  if (removed) return <ToneText tone="none">Removed</ToneText>;
  if (!active) return <ToneText tone="none">Not active</ToneText>;
  if (draft) return <ToneText tone="soon">{published ? `${version}, draft` : 'Draft'}</ToneText>;
  if (pair?.newer) return <ToneText tone="soon">{`${version}, older than its pair`}</ToneText>;
  return <ToneText tone="good">{version}</ToneText>;
}

const restoreOf = (letter: LibraryLetterRow): ReactElement => <RestoreLetter letter={letter} />;

function RestoreLetter({ letter: { id, name } }: { readonly letter: LibraryLetterRow }): ReactElement {
  return <RestoreButton name={name} id={id} restore={useChange(api.restoreLetter)} />;
}

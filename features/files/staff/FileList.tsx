// Files of all contacts with their filters; one opens beside the list.
import { Drawer, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams, type SearchChange } from '../../../platform/web/table/use-search-params.ts';
import { FILE_STATES, SENDERS, type ListedDocument } from '../contract.ts';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { REVIEWS } from '../rules/document-reviews.ts';
import { KEPT_KIND_WORDS, LISTED_KINDS, FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import type { PickPerson } from './pick-person.ts';
import { FileFilters } from './FileFilters.tsx';
import { FilePanel } from './FilePanel.tsx';
import { ReviewText } from './ReviewText.tsx';
import { useUndo, type Marked } from './use-decision.ts';
import { fileCountsOptions, filePagesOptions, type DocumentFilter } from './queries.ts';

/** The filter that an address names; what it does not know is left out. */
function filterOf(search: SearchChange): DocumentFilter {
  const kind = LISTED_KINDS.find((one) => one === search['kind']);
  const state = FILE_STATES.find((one) => one === search['state']);
  const sender = SENDERS.find((one) => one === search['sender']);
  const review = REVIEWS.find((one) => one === search['review']);
  const { contact, sender: from, since, until } = search;
  return {
    ...(contact !== undefined && UUID.test(contact) && { contactId: contact }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(sender && { sender }),
    ...(review && { review }),
    ...((search['seen'] === 'yes' || search['seen'] === 'no') && { seen: search['seen'] }),
    ...(from !== undefined && UUID.test(from) && { senderId: from }),
    ...(since !== undefined && parseCivilDate(since) && { since }),
    ...(until !== undefined && parseCivilDate(until) && { until }),
    ...(search['order'] === 'oldest' && { order: 'oldest' as const }),
  };
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function FileList({ pickPerson }: { readonly pickPerson: PickPerson }): ReactElement {
  const [search, change] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(filePagesOptions(filter));
  const counts = useQuery(fileCountsOptions(filter.contactId));
  const [marked, setMarked] = useState<Marked>();
  const undo = useUndo();
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const found = rows?.find(({ id }) => id === search['file']);
  // A file that was just reviewed leaves the list of those to review, but stays open.
  const [kept, setKept] = useState<ListedDocument>();
  const open = search['file'] === undefined ? undefined : (found ?? (kept?.id === search['file'] ? kept : undefined));
  if (found !== undefined && found !== kept) setKept(found);
  const isFiltered = Object.keys(filter).some((key) => key !== 'order');
  const close = (): void => change({ file: undefined });
  const hrefOf = (id: string): string => {
    const entries = Object.entries({ ...search, file: id }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return `/documents?${new URLSearchParams(entries).toString()}`;
  };
  return (
    <>
      <FileFilters filter={filter} counts={counts.data} change={change} pickPerson={pickPerson} />
      {marked && (
        <UndoNote
          sentence={marked.sentence}
          busy={undo.isPending}
          error={undo.error}
          onUndo={() => undo.start(marked.undo, () => setMarked(undefined))}
          onClose={() => setMarked(undefined)}
        />
      )}
      <DataTable
        label="Files"
        rows={rows}
        rowKey={({ id }) => id}
        error={list.error}
        columns={COLUMNS}
        rowHref={({ id }) => hrefOf(id)}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              filter.review === 'sent' && Object.keys(filter).every((key) => key === 'review' || key === 'order')
                ? 'Every document that clients sent has been reviewed.'
                : isFiltered
                  ? 'No file matches these filters.'
                  : 'No files yet. Files that you upload or that clients send in the portal appear here.'
            }
          />
        }
      />
      <Drawer
        opened={open !== undefined}
        onClose={close}
        position="right"
        size="xl"
        title={
          <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
            {open?.name}
          </Text>
        }
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {open && (
          <FilePanel
            key={open.id}
            one={open}
            contact={{ id: open.contactId, name: open.contactName }}
            isUpload={open.purpose === 'upload'}
            archived={open.archived}
            onMarked={(one) => {
              setMarked(one);
              close();
            }}
          />
        )}
      </Drawer>
    </>
  );
}

const COLUMNS: readonly Column<ListedDocument>[] = [
  { key: 'name', header: 'File', cell: ({ name }) => name },
  { key: 'client', header: 'Contact', width: 150, phone: 'line', cell: ({ contactName }) => <bdi>{contactName}</bdi> },
  { key: 'kind', header: 'Kind', width: 170, phone: 'line', cell: (row) => <Kind row={row} /> },
  { key: 'state', header: 'State', width: 120, phone: 'mark', cell: (row) => <State row={row} /> },
  { key: 'who', header: 'From', width: 150, cell: ({ sentBy }) => <Sender sentBy={sentBy} /> },
  { key: 'when', header: 'When', width: 116, phone: 'line', cell: ({ sentAt }) => <DateText at={sentAt} distance={false} /> },
];

function Kind({ row: { purpose, kind } }: { readonly row: ListedDocument }): ReactElement {
  if (purpose !== 'upload') return <>{KEPT_KIND_WORDS[purpose]}</>;
  if (kind === null)
    return (
      <Text span c="dimmed">
        Not sorted yet
      </Text>
    );
  return <>{FILE_KIND_WORDS[kind]}</>;
}

function State({ row: { state, review, purpose } }: { readonly row: ListedDocument }): ReactElement {
  if (state === 'infected') return <ToneText tone="late">Virus found</ToneText>;
  if (state === 'quarantined') return <ToneText tone="soon">Virus check</ToneText>;
  return purpose === 'upload' ? <ReviewText review={review} /> : <>On file</>;
}

function Sender({ sentBy }: Pick<ListedDocument, 'sentBy'>): ReactElement {
  if (sentBy === null) return <>The program</>;
  return (
    <>
      <bdi>{sentBy.name}</bdi>
      {sentBy.kind === 'client' && (
        <Text span c="dimmed">
          {' '}
          (client)
        </Text>
      )}
    </>
  );
}

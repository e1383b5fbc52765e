// What clients sent, one document after the other: a large preview, a decision by keyboard, and the next one opens.
import { Box, Button, Group, Kbd, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { usePageShortcuts } from '../../../platform/web/look/page-shortcuts.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { ListedDocument } from '../contract.ts';
import { FILE_KINDS, LISTED_KINDS, LISTED_KIND_WORDS } from '../rules/file-kinds.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { FilePreview } from './FilePreview.tsx';
import { isEditable, PictureEditor } from './PictureEditor.tsx';
import type { PickPerson } from './pick-person.ts';
import { filePagesOptions } from './queries.ts';
import classes from './ReviewQueue.module.css';
import { useDecision, useUndo, type Marked } from './use-decision.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function ReviewQueue({ pickPerson }: { readonly pickPerson: PickPerson }): ReactElement {
  const [search, change] = useSearchParams();
  const kind = LISTED_KINDS.find((one) => one === search['kind']);
  const contactId = UUID.test(search['contact'] ?? '') ? search['contact'] : undefined;
  const list = useInfiniteQuery(
    filePagesOptions({ review: 'sent', order: 'oldest', ...(kind && { kind }), ...(contactId !== undefined && { contactId }) }),
  );
  const [at, setAt] = useState(0);
  const [marked, setMarked] = useState<Marked>();
  const undo = useUndo();
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const one = rows[Math.min(at, rows.length - 1)];
  const isLast = at >= rows.length - 1;
  const { hasNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (isLast && hasNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, fetchNextPage]);
  const undoLast = (): void => {
    if (marked) undo.start(marked.undo, () => setMarked(undefined));
  };
  return (
    <>
      <Group gap="sm" align="flex-end" mb="md">
        <Box w={{ base: '100%', xs: 220 }}>{pickPerson(contactId ?? '', (id) => change({ contact: id }), 'Contact')}</Box>
        <NativeSelect
          label="Kind"
          w={{ base: '100%', xs: 240 }}
          value={kind ?? ''}
          onChange={(event) => change({ kind: event.currentTarget.value === '' ? undefined : event.currentTarget.value })}
          data={[
            { value: '', label: 'Any' },
            ...[...FILE_KINDS, 'none' as const].map((value) => ({ value, label: LISTED_KIND_WORDS[value] })),
          ]}
        />
      </Group>
      {marked && (
        <UndoNote
          sentence={marked.sentence}
          busy={undo.isPending}
          error={undo.error}
          onUndo={undoLast}
          onClose={() => setMarked(undefined)}
        />
      )}
      <RefusalNote error={list.error} />
      {list.isPending && <LoadingLines lines={8} />}
      {list.data && !one && <EmptyState sentence="Every document that clients sent has been reviewed." />}
      {one && (
        <Reviewed
          key={`${one.id} ${one.generation}`}
          one={one}
          place={`${Math.min(at, rows.length - 1) + 1} of ${rows.length}${list.hasNextPage ? '+' : ''}`}
          onGo={(by) => setAt(Math.max(0, Math.min(rows.length - 1, Math.min(at, rows.length - 1) + by)))}
          onMarked={setMarked}
          onUndo={undoLast}
        />
      )}
    </>
  );
}

interface ReviewedProps {
  readonly one: ListedDocument;
  /** '3 of 12'. */
  readonly place: string;
  readonly onGo: (by: 1 | -1) => void;
  readonly onMarked: (marked: Marked) => void;
  readonly onUndo: () => void;
}

function Reviewed({ one, place, onGo, onMarked, onUndo }: ReviewedProps): ReactElement {
  const mayMark = useMay()('files:mark') && !one.archived;
  const decision = useDecision(one, onMarked);
  const [isEditing, setEditing] = useState(false);
  const canEdit = mayMark && isEditable(one);
  const latest = useRef({ decision, onGo, onUndo, mayMark, canEdit });
  useEffect(() => {
    latest.current = { decision, onGo, onUndo, mayMark, canEdit };
  });
  const shortcuts = useMemo(
    () => [
      { key: 'a', words: 'Accept the document', run: () => latest.current.mayMark && latest.current.decision.accept() },
      { key: 'r', words: 'Reject the document', run: () => latest.current.mayMark && latest.current.decision.setRejecting(true) },
      { key: 'e', words: 'Rotate, crop or black out', run: () => latest.current.canEdit && setEditing(true) },
      { key: 'j', words: 'Next document', run: () => latest.current.onGo(1) },
      { key: 'k', words: 'Previous document', run: () => latest.current.onGo(-1) },
      { key: 'u', words: 'Undo the last decision', run: () => latest.current.onUndo() },
    ],
    [],
  );
  usePageShortcuts(shortcuts);
  return (
    <div className={classes['queue']}>
      <div className={classes['preview']}>
        {isEditing ? <PictureEditor one={one} onClose={() => setEditing(false)} /> : <FilePreview one={one} large />}
      </div>
      <Stack gap="md" className={classes['side'] ?? ''}>
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {one.name}
          </Text>
          <Text c="dimmed" size="sm" style={{ whiteSpace: 'nowrap' }}>
            {place}
          </Text>
        </Group>
        <DocumentFacts one={one} contact={{ id: one.contactId, name: one.contactName }} />
        {mayMark ? (
          <DecisionForm decision={decision} looked={one.looked} keys />
        ) : (
          <Text c="dimmed" size="sm">
            You do not have permission to decide about documents.
          </Text>
        )}
        <Group gap="xs">
          <Button variant="subtle" size="xs" rightSection={<Kbd size="xs">K</Kbd>} onClick={() => onGo(-1)}>
            Previous
          </Button>
          <Button variant="subtle" size="xs" rightSection={<Kbd size="xs">J</Kbd>} onClick={() => onGo(1)}>
            Next
          </Button>
          {canEdit && !isEditing && (
            <Button variant="subtle" size="xs" rightSection={<Kbd size="xs">E</Kbd>} onClick={() => setEditing(true)}>
              Rotate, crop, black out
            </Button>
          )}
        </Group>
      </Stack>
    </div>
  );
}

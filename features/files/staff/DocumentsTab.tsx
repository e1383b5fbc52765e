// The documents of one person: the four required ones, each received or missing, and all files, which staff can add to.
import { Box, Button, Drawer, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { openFile, readFileError } from '../../../platform/web/files/files.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { DocumentCheck } from '../contract.ts';
import { DOCUMENT_WORDS, REQUIRED } from '../rules/required-documents.ts';
import { CheckRow } from './CheckRow.tsx';
import classes from './DocumentsTab.module.css';
import { api, documentsOptions } from './queries.ts';
import { FilePanel } from './FilePanel.tsx';
import { useUndo, type Marked } from './use-decision.ts';
import { RequestsPart } from './RequestsPart.tsx';
import { SentDocumentRow } from './SentDocumentRow.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

/** True for a mark whose last day has not passed. */
const counts = (check: DocumentCheck | null): boolean => check !== null && !check.expired;

export function DocumentsTab({ contactId, archived }: { readonly contactId: string; readonly archived: boolean }): ReactElement {
  const mayCheck = useMay()('files:upload') && !archived;
  const list = useInfiniteQuery(documentsOptions(contactId));
  const restore = useChange(api.restoreCheck);
  const open = useAction(openFile);
  const [removed, setRemoved] = useState<DocumentCheck>();
  const [lookedAt, setLookedAt] = useState<string>();
  const [marked, setMarked] = useState<Marked>();
  const undo = useUndo();
  const queue = useUploadQueue();
  const [first] = list.data?.pages ?? [];
  if (!first) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={6} />;
  const sent = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const received = first.checks.filter(({ check }) => counts(check)).length;
  const looked = sent.find(({ id }) => id === lookedAt);
  const opening = { path: open.isPending ? open.input : undefined, start: (path: string) => open.start(path) };
  const restoreCheck = ({ id }: DocumentCheck): void => restore.start({ id }, () => setRemoved(undefined));
  return (
    <Stack gap="xl" maw={720}>
      <section aria-labelledby="documents-required">
        <Title order={2} id="documents-required">
          Documents for letters
        </Title>
        <Text c="dimmed" mb="sm">
          {received === REQUIRED
            ? `All ${REQUIRED} are received.`
            : `${received} of ${REQUIRED} received. Every client brings these before letters are sent.`}
        </Text>
        {removed && !archived && (
          <UndoNote
            sentence={`Mark removed: ${DOCUMENT_WORDS[removed.kind]}.`}
            busy={restore.isPending}
            error={restore.error}
            onUndo={() => restoreCheck(removed)}
            onClose={() => setRemoved(undefined)}
          />
        )}
        <ul className={classes['list'] ?? ''} aria-labelledby="documents-required">
          {first.checks.map(({ kind, check }) => (
            <CheckRow
              key={kind}
              contactId={contactId}
              kind={kind}
              held={check}
              sent={sent}
              hasOlder={list.hasNextPage}
              mayCheck={mayCheck}
              opening={opening}
              onRemoved={setRemoved}
            />
          ))}
        </ul>
      </section>
      <RequestsPart
        contactId={contactId}
        archived={archived}
        missing={first.checks.flatMap(({ kind, check }) => (counts(check) ? [] : [kind]))}
      />
      <section aria-labelledby="documents-sent">
        <Title order={2} id="documents-sent" mb="xs">
          Files
        </Title>
        {mayCheck && (
          <Box mb="md">
            <UploadPanel queue={queue} contactId={contactId} />
          </Box>
        )}
        {marked && (
          <UndoNote
            sentence={marked.sentence}
            busy={undo.isPending}
            error={undo.error}
            onUndo={() => undo.start(marked.undo, () => setMarked(undefined))}
            onClose={() => setMarked(undefined)}
          />
        )}
        {open.error && <ProblemNote>{readFileError(open.error).message}</ProblemNote>}
        {sent.length === 0 ? (
          <EmptyState sentence="No files yet. What you upload here and what the client sends in the portal is kept together." />
        ) : (
          <ul className={classes['list'] ?? ''} aria-labelledby="documents-sent">
            {sent.map((one) => (
              <SentDocumentRow key={one.id} one={one} onLook={() => setLookedAt(one.id)} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button mt="md" variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        )}
      </section>
      <Drawer
        opened={looked !== undefined}
        onClose={() => setLookedAt(undefined)}
        position="right"
        size="xl"
        title={
          <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
            {looked?.name}
          </Text>
        }
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {looked && (
          <FilePanel
            key={looked.id}
            one={looked}
            isUpload
            archived={archived}
            onMarked={(one) => {
              setMarked(one);
              setLookedAt(undefined);
            }}
          />
        )}
      </Drawer>
    </Stack>
  );
}

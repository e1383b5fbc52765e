// The agreement of one person: how it stands and what follows from that, what can be done now, and all that was ever recorded.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/LoadingLines.tsx';
import { useMay } from '../../../platform/web/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/UndoNote.tsx';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import type { Agreement } from '../contract.ts';
import { agreementSentence, waitSentence } from '../rules/agreement-words.ts';
import { AgreementForm } from './AgreementForm.tsx';
import { AgreementHistory } from './AgreementHistory.tsx';
import { CancelNotice } from './CancelNotice.tsx';
import { agreementsOptions, useAgreementChanges } from './queries.ts';

/** What was just done and can be taken back on the spot. */
interface Done { readonly what: 'cancelled' | 'removed'; readonly one: Agreement }

export function AgreementTab({ contactId, archived }: { readonly contactId: string; readonly archived: boolean }): ReactElement {
  const mayRecord = useMay()('agreements:record') && !archived;
  const list = useInfiniteQuery(agreementsOptions(contactId));
  const { undoCancel, remove, restore } = useAgreementChanges();
  const [open, setOpen] = useState<'record' | 'correct' | 'cancel'>();
  const [done, setDone] = useState<Done>();
  const [first] = list.data?.pages ?? [];
  if (!first) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />;
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const { standing, wait } = first;
  const current = rows.find(({ removedAt, cancelledOn }) => removedAt === null && cancelledOn === null);
  const close = (): void => setOpen(undefined);
  const takeBack = (one: Agreement): void => { void remove.mutateAsync(one).then((gone) => setDone({ what: 'removed', one: gone }), () => undefined); };
  const putBack = (one: Agreement): void => { void restore.mutateAsync(one.id).then(() => setDone(undefined), () => undefined); };
  const takeCancelBack = (one: Agreement): void => { void undoCancel.mutateAsync(one).then(() => setDone(undefined), () => undefined); };
  const recordButton = mayRecord && open !== 'record' && <Button onClick={() => setOpen('record')}>Record an agreement</Button>;
  return (
    <Stack gap="lg" maw={720}>
      <section aria-labelledby="agreement-standing">
        <Title order={2} id="agreement-standing" mb="xs">Agreement</Title>
        {standing.standing === 'none' ? (
          <>
            <EmptyState sentence="No agreement is recorded. Once the client has signed, write it down here: it shows until when they may cancel and from when work may be done." action={recordButton} />
            <Text c="dimmed" size="xs">Agreements are signed on paper or in another system for now.</Text>
          </>
        ) : (
          <Stack gap="xs">
            <Text fw={500}>{agreementSentence(standing)}</Text>
            {standing.standing === 'cancel-period' && <Text c="dimmed">{waitSentence(wait, stateName(wait.state))}</Text>}
            {mayRecord && current && open !== 'correct' && (
              <Group gap="sm" mt="xs">
                <Button variant="default" onClick={() => setOpen('cancel')}>The client cancels</Button>
                <Button variant="default" onClick={() => setOpen('correct')}>Correct</Button>
              </Group>
            )}
            {!current && <Group mt="xs">{recordButton}</Group>}
          </Stack>
        )}
      </section>
      {done && <UndoNote sentence={done.what === 'removed' ? 'The record was taken back.' : 'The cancellation was written down.'} busy={restore.isPending || undoCancel.isPending} error={restore.error ?? undoCancel.error}
        onUndo={() => (done.what === 'removed' ? putBack(done.one) : takeCancelBack(done.one))} onClose={() => setDone(undefined)} />}
      {mayRecord && open === 'record' && <AgreementForm contactId={contactId} saved={undefined} onDone={close} />}
      {mayRecord && open === 'correct' && current && <AgreementForm key={current.id} contactId={contactId} saved={current} onDone={close} />}
      {open === 'cancel' && current && <CancelNotice of={current} onDone={(one) => { setDone({ what: 'cancelled', one }); close(); }} onClose={close} />}
      <RefusalNote error={done ? remove.error : (remove.error ?? restore.error ?? undoCancel.error)} />
      {rows.length > 0 && (
        <AgreementHistory rows={rows} mayRecord={mayRecord} busy={remove.isPending || restore.isPending || undoCancel.isPending} onRemove={takeBack} onRestore={putBack} onUndoCancel={takeCancelBack}
          more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined} />
      )}
    </Stack>
  );
}

function stateName(code: string | null): string | null {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}

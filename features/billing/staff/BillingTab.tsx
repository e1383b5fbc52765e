// The payment status of a client: one sentence, the history, and the form to update it.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { BillingNote } from '../contract.ts';
import classes from './BillingTab.module.css';
import { PaymentStatusForm } from './PaymentStatusForm.tsx';
import { api, notePagesOptions } from './queries.ts';
import { PaymentStatusText } from './PaymentStatusText.tsx';

interface BillingTabProps {
  readonly contact: { readonly id: string; readonly archivedAt: string | null };
  /** What may be done about a failed payment; the app gives it, because cases are another feature. */
  readonly besideFailure: ReactNode;
}

export function BillingTab({ contact, besideFailure }: BillingTabProps): ReactElement {
  const mayRecord = useMay()('billing:record') && contact.archivedAt === null;
  const list = useInfiniteQuery(notePagesOptions(contact.id));
  const remove = useChange(api.remove);
  const restore = useChange(api.restore);
  const [taken, setTaken] = useState<BillingNote>();
  const notes = list.data?.pages.flatMap((page) => page.rows);
  if (!notes) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={5} />;
  const [current] = notes;
  // The second click of a double click does nothing, not even to the note that has come under the pointer since.
  const takeAway = (one: BillingNote, clicks: number): void => {
    if (clicks < 2) remove.start({ contactId: contact.id, id: one.id }, () => setTaken(one));
  };
  return (
    <Stack gap="lg" maw={760} style={{ overflowWrap: 'anywhere' }}>
      <Stack gap={6}>
        {current && (
          <Text fw={500}>
            <PaymentStatusText of={current} />
          </Text>
        )}
        {current?.note != null && (
          <Text>
            <bdi>{current.note}</bdi>
          </Text>
        )}
        {current?.standing === 'payment-failed' && besideFailure}
        <Text c="dimmed" size="xs">
          Your office enters this status by hand. Invoices and payments are not kept here yet, and nothing is charged from here.
        </Text>
      </Stack>
      {taken && (
        <UndoNote
          sentence="The payment status was removed."
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => restore.start({ contactId: contact.id, id: taken.id }, () => setTaken(undefined))}
          onClose={() => setTaken(undefined)}
        />
      )}
      {mayRecord && <PaymentStatusForm contactId={contact.id} current={current} onSaved={() => setTaken(undefined)} />}
      <RefusalNote error={remove.error} />
      {current ? (
        <section aria-labelledby="billing-notes">
          <Title order={2} id="billing-notes" mb="xs">
            History
          </Title>
          <ul className={classes['notes'] ?? ''} aria-labelledby="billing-notes">
            {notes.map((one) => (
              <li key={one.id}>
                <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
                  <div style={{ minWidth: 0 }}>
                    <PaymentStatusText of={one} />
                    {one.note !== null && (
                      <Text>
                        <bdi>{one.note}</bdi>
                      </Text>
                    )}
                    <Text c="dimmed" size="xs">
                      <bdi>{one.recordedBy}</bdi> · <DateText at={one.recordedAt} />
                    </Text>
                  </div>
                  {mayRecord && one.id === current.id && (
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      style={{ flexShrink: 0 }}
                      loading={remove.isPending}
                      onClick={(event) => takeAway(one, event.detail)}
                    >
                      Remove
                    </Button>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState sentence="No payment status has been entered for this client yet." />
      )}
      {list.hasNextPage && (
        <Button variant="default" size="xs" w="fit-content" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

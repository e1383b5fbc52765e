// Calls with a contact and what they sent by web forms.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { LeadCall } from '../contract.ts';
import classes from './CallLog.module.css';
import { FormEntries } from './parts/FormEntries.tsx';
import { OUTCOME_LABELS } from '../rules/calls.ts';
import { LogCallDialog } from './parts/LogCallDialog.tsx';
import { api, callPagesOptions, entriesOptions } from './queries.ts';

interface CallLogProps {
  readonly contactId: string;
  /** How the contact is called in the dialog. */
  readonly name?: string;
  /** False for what can only be read, such as an archived contact. */
  readonly editable?: boolean;
}

export function CallLog({ contactId, name = 'this contact', editable = true }: CallLogProps): ReactElement | null {
  const may = useMay();
  const [logging, setLogging] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const calls = useInfiniteQuery({ ...callPagesOptions(contactId), enabled: may('leads:view') });
  const entries = useQuery({ ...entriesOptions(contactId), enabled: may('leads:view') });
  const remove = useChange(api.removeCall);
  const restore = useChange(api.restoreCall);
  if (!may('leads:view')) return null;
  const mayWork = editable && may('leads:log-calls');
  const rows = calls.data?.pages.flatMap((page) => page.rows);
  const removeCall = (callId: string): void => remove.start({ contactId, callId }, () => setRemoved(callId));
  const log = mayWork && (
    <Button variant="default" onClick={() => setLogging(true)}>
      Log call
    </Button>
  );

  return (
    <section aria-label="Calls">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Calls</Title>
        {rows && rows.length > 0 && log}
      </Group>
      {removed !== undefined && (
        <UndoNote
          sentence="Call removed."
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => restore.start({ contactId, callId: removed }, () => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <RefusalNote error={calls.error ?? remove.error} />
      {rows === undefined ? (
        !calls.error && <LoadingLines lines={3} />
      ) : rows.length === 0 ? (
        <EmptyState sentence="No call has been logged yet." action={log} />
      ) : (
        <ul className={classes['list']} aria-label="Calls">
          {rows.map((call) => (
            <CallLine key={call.id} call={call} onRemove={mayWork ? () => removeCall(call.id) : undefined} />
          ))}
        </ul>
      )}
      {calls.hasNextPage && (
        <Button variant="default" loading={calls.isFetchingNextPage} onClick={() => void calls.fetchNextPage()}>
          Load more
        </Button>
      )}
      {entries.data && entries.data.rows.length > 0 && <FormEntries rows={entries.data.rows} />}
      {logging && <LogCallDialog contact={{ id: contactId, name }} onClose={() => setLogging(false)} />}
    </section>
  );
}

function CallLine({ call, onRemove }: { readonly call: LeadCall; readonly onRemove: (() => void) | undefined }): ReactElement {
  return (
    <li className={classes['line']}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={2}>
          <Text>
            {call.direction === 'incoming' ? 'They called' : 'We called'}: {OUTCOME_LABELS[call.outcome].toLowerCase()}
          </Text>
          {call.note !== null && <Text className={classes['words'] ?? ''}>{call.note}</Text>}
          <Text c="dimmed" size="sm">
            <DateText at={call.at} /> · <bdi>{call.byName}</bdi>
          </Text>
        </Stack>
        {onRemove && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={onRemove}
            aria-label={`Remove the call of ${new Date(call.at).toLocaleString('en-US')}`}
          >
            Remove
          </Button>
        )}
      </Group>
    </li>
  );
}

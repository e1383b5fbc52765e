// One entry of the calendar: what, when, whose, why it cannot be moved, and what can be done with it.
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatDate, formatDistance } from '../../../../platform/web/look/format-date.ts';
import { timeWords, type Entry } from '../entries.ts';

interface EntryDialogProps {
  readonly entry: Entry;
  readonly onMove: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
}

export function EntryDialog({ entry, onMove, onEdit, onRemove, isBusy, error, onClose }: EntryDialogProps): ReactElement {
  const { nameOf } = useColleagues();
  const { appointment, deadline, kind } = entry;
  const personId = appointment ? appointment.assigneeId : deadline.personId;
  const contact = appointment ? appointment.contact : deadline.contact;
  const days = entry.from === entry.until ? formatDate(entry.from) : `${formatDate(entry.from)} to ${formatDate(entry.until)}`;
  return (
    <Dialog title={entry.title} onClose={onClose}>
      <Stack gap="xs">
        <Fact name="Kind">{kind.name}</Fact>
        <Fact name="When">
          {days} ({formatDistance(entry.from)}), {timeWords(entry).toLowerCase() === 'all day' ? 'all day' : timeWords(entry)}
        </Fact>
        {contact && (
          <Fact name="Contact">
            <Anchor component={AppLink} href={`/contacts/${contact.id}`}>
              {contact.name}
            </Anchor>
          </Fact>
        )}
        {personId !== null && <Fact name="Who">{nameOf(personId) ?? 'A former colleague'}</Fact>}
        {appointment?.place && <Fact name="Place">{appointment.place}</Fact>}
        {appointment?.note && (
          <Fact name="Note">
            <span style={{ whiteSpace: 'pre-wrap' }}>{appointment.note}</span>
          </Fact>
        )}
        {kind.locked && (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <IconLock size={16} stroke={1.6} style={{ flexShrink: 0, marginTop: 2 }} aria-hidden />
            <Text>
              This day is computed and cannot be moved. {kind.locked.reason}
              {kind.locked.citation !== null && ` (${kind.locked.citation})`}
            </Text>
          </Group>
        )}
        <RefusalNote error={error} />
        <Group gap="sm" justify="flex-end" mt="xs">
          {appointment && kind.movable && (
            <Button variant="default" loading={isBusy} onClick={onRemove}>
              Remove
            </Button>
          )}
          {kind.movable && (
            <Button variant="default" onClick={onMove}>
              Move
            </Button>
          )}
          {appointment && kind.movable && <Button onClick={onEdit}>Change</Button>}
          {deadline && (
            <Button component={AppLink} href={deadline.href}>
              Open
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Text c="dimmed" w={64} style={{ flexShrink: 0 }}>
        {name}
      </Text>
      <Text component="div" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Group>
  );
}

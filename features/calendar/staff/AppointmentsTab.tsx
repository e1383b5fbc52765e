import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { browserToday } from '../../../platform/web/look/browser-today.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { Appointment, Overlap } from '../contract.ts';
import { clockAt } from '../rules/times.ts';
import { spanWords } from './entries.ts';
import { AppointmentDialog } from './parts/AppointmentDialog.tsx';
import { OverlapNote } from './parts/OverlapNote.tsx';
import { api, appointmentPagesOptions, ZONE } from './queries.ts';

interface AppointmentsTabProps {
  readonly contactId: string;
  readonly archived: boolean;
}

/** The appointments of a contact, latest first. */
export function AppointmentsTab({ contactId, archived }: AppointmentsTabProps): ReactElement {
  const mayKeep = useMay()('calendar:keep') && !archived;
  const { me, nameOf } = useColleagues();
  const list = useInfiniteQuery(appointmentPagesOptions(contactId));
  const [remove, restore] = [useChange(api.remove), useChange(api.restore)];
  const [form, setForm] = useState<{ readonly appointment?: Appointment }>();
  const [removed, setRemoved] = useState<Appointment>();
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>([]);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <Stack gap="sm" maw={760}>
      {mayKeep && (
        <Group>
          <Button variant="default" onClick={() => setForm({})}>
            New appointment
          </Button>
        </Group>
      )}
      {removed && (
        <UndoNote
          sentence={`Appointment removed: ${removed.title}`}
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
        />
      )}
      <div role="status">{overlaps.length > 0 && <OverlapNote overlaps={overlaps} />}</div>
      <RefusalNote error={remove.error} />
      {!rows && (list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={3} />)}
      {rows?.length === 0 && <EmptyState sentence="There are no appointments with this contact yet." />}
      {rows?.map((one) => (
        <Group key={one.id} justify="space-between" wrap="nowrap" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Text style={{ overflowWrap: 'anywhere' }}>{one.title}</Text>
            <Text c="dimmed" fz="xs">
              <Anchor component={AppLink} inherit href={`/calendar?view=agenda&on=${clockAt(new Date(one.startsAt), ZONE).day}`}>
                {formatDate(one.startsAt)}
              </Anchor>
              {[`, ${spanWords(one)}`, nameOf(one.assigneeId), one.place].filter(Boolean).join(' · ')}
            </Text>
            {one.note !== null && (
              <Text c="dimmed" fz="xs" style={{ whiteSpace: 'pre-wrap' }}>
                {one.note}
              </Text>
            )}
          </div>
          {mayKeep && (
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Change the appointment ${one.title}`}
                onClick={() => setForm({ appointment: one })}
              >
                <IconPencil size={16} stroke={1.6} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the appointment ${one.title}`}
                onClick={() => remove.start({ id: one.id, version: one.version }, () => setRemoved(one))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </Group>
          )}
        </Group>
      ))}
      {list.hasNextPage && (
        <Button variant="default" size="xs" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
      {form && (
        <AppointmentDialog
          appointment={form.appointment}
          start={{ day: browserToday(), time: '09:00', assigneeId: me, contactId }}
          onDone={(_saved, found) => {
            setForm(undefined);
            setOverlaps(found);
          }}
          onClose={() => setForm(undefined)}
        />
      )}
    </Stack>
  );
}

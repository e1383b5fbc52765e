// The calendar: appointments and the dates of all features, as a month, a week or a list of days. Filters are in the address.
import { Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { formatCivilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { browserToday } from '../../../platform/web/look/browser-today.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { MoveScreen } from '../../../platform/web/screens.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { entriesOf, type Entry } from './entries.ts';
import { Agenda } from './parts/Agenda.tsx';
import type { PickContact } from './parts/AppointmentDialog.tsx';
import { CalendarDialogs, type Opened } from './parts/CalendarDialogs.tsx';
import { ChangeNotes } from './parts/ChangeNotes.tsx';
import { KindsMenu } from './parts/KindsMenu.tsx';
import { calendarOptions, ZONE } from './queries.ts';
import { rangeOf, rangeWords, stepOf, VIEWS, type View } from './range.ts';
import { useEntryChanges } from './use-entry-changes.ts';

const ScheduleViews = lazy(() => loadPart(async () => ({ default: (await import('./parts/ScheduleViews.tsx')).ScheduleViews })));
const VIEW_LABELS: Readonly<Record<View, string>> = { month: 'Month', week: 'Week', agenda: 'Agenda' };
const zoneName =
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ??
  ZONE;

interface CalendarPageProps {
  readonly pickContact: PickContact;
  readonly moves: readonly MoveScreen[];
}

export function CalendarPage({ pickContact, moves }: CalendarPageProps): ReactElement {
  const may = useMay();
  const [search, change] = useSearchParams();
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const view = VIEWS.find((one) => one === search['view']) ?? (isPhone ? 'agenda' : 'month');
  const on = parseCivilDate(search['on'] ?? '') ?? browserToday();
  const range = rangeOf(view, on);
  const without = (search['without'] ?? '').split(',').filter((key) => key !== '');
  const person = search['person'];
  const { data, error, isPlaceholderData } = useQuery({
    ...calendarOptions({ ...range, ...(person !== undefined && { person }), without: without.join(',') }),
    placeholderData: keepPreviousData,
  });
  const entries = useMemo(() => (data ? entriesOf(data, ZONE) : []), [data]);
  const [opened, setOpened] = useState<Opened>();
  const changes = useEntryChanges(moves);
  const go = (day: CivilDate): void => change({ on: day === browserToday() ? undefined : day }, 'as a step');
  const add = (day: string, time?: string): void => setOpened({ what: 'form', start: { day, time: time ?? '09:00' } });
  const shown = { entries, onOpen: (entry: Entry) => setOpened({ what: 'entry', entry }) };

  return (
    <>
      <PageHeader
        title="Calendar"
        action={
          <Group gap="xs">
            {may('calendar:subscribe') && (
              <Button visibleFrom="sm" variant="default" onClick={() => setOpened({ what: 'feed' })}>
                Subscribe
              </Button>
            )}
            {may('calendar:keep') && <Button onClick={() => add(on)}>New appointment</Button>}
          </Group>
        }
      >
        <Group justify="space-between" gap="sm">
          <Group gap="xs">
            <Button variant="default" onClick={() => go(browserToday())}>
              Today
            </Button>
            <Button variant="default" px={8} aria-label="Earlier" onClick={() => go(stepOf(view, on, -1))}>
              <IconChevronLeft size={18} stroke={1.6} />
            </Button>
            <Button variant="default" px={8} aria-label="Later" onClick={() => go(stepOf(view, on, 1))}>
              <IconChevronRight size={18} stroke={1.6} />
            </Button>
            <Text fw={600} aria-live="polite">
              {rangeWords(view, on)}
            </Text>
          </Group>
          <Group gap="xs">
            <PersonSelect value={person ?? ''} onChange={(id) => change({ person: id })} />
            <KindsMenu kinds={data?.kinds ?? []} without={without} onChange={(keys) => change({ without: keys.join(',') })} />
            <SegmentedControl
              aria-label="View"
              value={view}
              data={VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
              onChange={(value) => change({ view: value })}
            />
          </Group>
        </Group>
      </PageHeader>
      <ChangeNotes changes={changes} />
      <CutNote kinds={data?.kinds ?? []} />
      {!data && (error ? <RefusalNote error={error} /> : <LoadingLines />)}
      {data && (
        <div aria-busy={isPlaceholderData}>
          {view === 'agenda' ? (
            <Agenda {...shown} {...range} />
          ) : (
            <Suspense fallback={<LoadingLines />}>
              <ScheduleViews
                {...shown}
                view={view}
                on={on}
                onMove={(entry, to) => changes.startMove(entry, to)}
                onAdd={may('calendar:keep') ? add : undefined}
              />
            </Suspense>
          )}
          <Text c="dimmed" fz="xs" mt="xs">
            Times are in {zoneName}. Computed dates are days at the office.
          </Text>
          {may('calendar:subscribe') && (
            <Button hiddenFrom="sm" variant="default" mt="sm" onClick={() => setOpened({ what: 'feed' })}>
              Subscribe
            </Button>
          )}
        </div>
      )}
      <CalendarDialogs opened={opened} open={setOpened} changes={changes} pickContact={pickContact} person={person} />
    </>
  );
}

function PersonSelect({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }): ReactElement {
  const { me, all } = useColleagues();
  const others = all.filter(({ id, active }) => id !== me && (active || id === value));
  return (
    <NativeSelect
      aria-label="Person"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: 'Everyone' },
        ...(me === undefined ? [] : [{ value: me, label: 'Only mine' }]),
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Says which kinds are not complete, so that an empty day is not taken for a free one. */
function CutNote({
  kinds,
}: {
  readonly kinds: readonly { readonly name: string; readonly completeUntil: string | null }[];
}): ReactElement | null {
  const cut = kinds.flatMap(({ name, completeUntil }) => {
    const day = completeUntil === null ? undefined : parseCivilDate(completeUntil);
    return day ? [`${name} through ${formatCivilDate(day)}`] : [];
  });
  if (cut.length === 0) return null;
  return (
    <Text role="status" mb="xs">
      There are more dates than fit here. Shown: {cut.join('; ')}. Choose a person or fewer days to see the rest.
    </Text>
  );
}

// The start of the day: what needs action first, then tasks, then numbers, then recent activity.
import { Button, Group, Text, Title } from '@mantine/core';
import { IconDatabaseImport, IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import { staffSessionOptions } from '../../../features/identity/staff/queries.ts';
import { greetingAt } from '../../../features/dashboard/rules/greeting.ts';
import { NeedsList } from '../../../features/dashboard/staff/NeedsList.tsx';
import { NumberCards } from '../../../features/dashboard/staff/NumberCards.tsx';
import { dashboardOptions } from '../../../features/dashboard/staff/queries.ts';
import { SetupChecklist } from '../../../features/dashboard/staff/SetupChecklist.tsx';
import { MyTasks } from '../../../features/tasks/staff/MyTasks.tsx';
import { AppLink, useGo } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { usePageShortcuts } from '../../../platform/web/look/page-shortcuts.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { IMPORT_PATH } from '../navigation.ts';
import { openOverlay } from '../shell/overlay-store.ts';
import { PALETTE_KEYS } from '../shell/shortcut-words.ts';
import classes from './DashboardPage.module.css';
import { isSetupOpen, setupSteps } from './setup-steps.ts';

// The charts are as large as the rest of the page, so they load after it.
const DashboardCharts = lazy(() =>
  loadPart(async () => ({ default: (await import('../../../features/dashboard/staff/DashboardCharts.tsx')).DashboardCharts })),
);

export function DashboardPage(): ReactElement {
  const may = useMay();
  const { data: session } = useQuery(staffSessionOptions());
  const { data, error } = useQuery({ ...dashboardOptions(), enabled: may('dashboard:view') });
  const [hour] = useState(() => new Date().getHours());
  const steps = setupSteps(data?.setup ?? null, may);
  const isNew = data?.setup?.contact === false && isSetupOpen(steps);
  return (
    <div className={classes['page']}>
      <PageHeader title="Dashboard" action={<QuickActions isNew={isNew} />}>
        <Text c="dimmed" mt={-12}>
          {greetingAt(hour, session?.name ?? '')}
        </Text>
      </PageHeader>
      {!data && (error ? <RefusalNote error={error} /> : <LoadingLines />)}
      {data && (
        <>
          {isNew && <SetupChecklist steps={steps} />}
          {(!isNew || data.needs.length > 0) && <NeedsList needs={data.needs} />}
          {!isNew && <MyTasks />}
          {!isNew && <NumberCards numbers={data.numbers} />}
          {!isNew && isSetupOpen(steps) && <SetupChecklist steps={steps} />}
          {!isNew && (may('leads:view') || may('cases:view')) && (
            <Suspense fallback={<div className={classes['charts']} />}>
              <DashboardCharts />
            </Suspense>
          )}
          {may('activity:view') && (
            <section aria-labelledby="recent-activity">
              <Title order={2} id="recent-activity">
                Recent activity
              </Title>
              <ActivityTimeline limit={10} headingOrder={3} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

/** In a new office the checklist below names the first step, so no button here is primary. */
function QuickActions({ isNew }: { readonly isNew: boolean }): ReactElement {
  const may = useMay();
  const go = useGo();
  const shortcuts = useMemo(
    () => [
      ...(may('contacts:create')
        ? [
            { key: 'c', words: 'Add contact', run: () => go('/add-client') },
            { key: 'l', words: 'Add lead', run: () => go('/add-client?category=lead') },
          ]
        : []),
      { key: '/', words: 'Search', run: () => openOverlay('palette') },
    ],
    [may, go],
  );
  usePageShortcuts(shortcuts);
  return (
    <Group gap="xs">
      <Button
        visibleFrom="sm"
        variant="default"
        leftSection={<IconSearch size={16} stroke={1.6} />}
        title={PALETTE_KEYS}
        onClick={() => openOverlay('palette')}
      >
        Search
      </Button>
      {may('imports:view') && (
        <Button component={AppLink} href={IMPORT_PATH} variant="default" leftSection={<IconDatabaseImport size={16} stroke={1.6} />}>
          Import
        </Button>
      )}
      {may('contacts:create') && (
        <Button
          component={AppLink}
          href="/add-client?category=lead"
          variant="default"
          leftSection={<IconUserPlus size={16} stroke={1.6} />}
        >
          Add lead
        </Button>
      )}
      {may('contacts:create') && (
        <Button component={AppLink} href="/add-client" variant={isNew ? 'default' : 'filled'}>
          Add contact
        </Button>
      )}
    </Group>
  );
}

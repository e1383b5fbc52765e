// How the program is, what it gave up, long checks, and faults by reference: of several features, so it belongs to the app.
import { Stack, Text, Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { GivenUpJobs } from '../../../features/background-jobs/staff/GivenUpJobs.tsx';
import { WaitingJobs } from '../../../features/background-jobs/staff/WaitingJobs.tsx';
import { BackupSection } from '../../../features/backup/staff/BackupSection.tsx';
import { FaultsSection } from '../../../features/system/staff/FaultsSection.tsx';
import { HealthSection } from '../../../features/system/staff/HealthSection.tsx';
import { TasksSection } from '../../../features/system/staff/TasksSection.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';

export function AdminToolsPage(): ReactElement {
  const may = useMay();
  const maySeeJobs = may('background-jobs:view');
  return (
    <>
      <PageHeader title="Admin Tools">
        <Text c="dimmed">How the program is, and what can be done about it. Only owners and admins see this page.</Text>
      </PageHeader>
      <Stack gap="xl">
        <Part id="health" title="Health">
          <HealthSection />
        </Part>
        {may('backup:view') && (
          <Part id="backups" title="Backups">
            <BackupSection />
          </Part>
        )}
        {maySeeJobs && (
          <Part id="waiting" title="Waiting jobs">
            <WaitingJobs />
          </Part>
        )}
        {maySeeJobs && (
          <Part id="jobs" title="Failed jobs">
            <GivenUpJobs />
          </Part>
        )}
        <Part id="checks" title="Checks and rebuilds">
          <TasksSection />
        </Part>
        <Part id="faults" title="Faults">
          <FaultsSection />
        </Part>
      </Stack>
    </>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

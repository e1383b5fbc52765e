// The first day of an office: each step says what it is for, and is done here or leads to where it is done.
import { Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { setupOptions } from '../../../../features/dashboard/staff/queries.ts';
import { MailTest } from '../../../../features/mail/staff/MailTest.tsx';
import { LogoForm } from '../../../../features/office/staff/LogoForm.tsx';
import { LookForm } from '../../../../features/office/staff/LookForm.tsx';
import { LookPreview } from '../../../../features/office/staff/LookPreview.tsx';
import { ZoneForm } from '../../../../features/office/staff/ZoneForm.tsx';
import { lookOptions } from '../../../../features/office/staff/queries.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../../platform/web/look/PageHeader.tsx';
import { setupSteps, type SetupGroup, type SetupPageStep } from '../setup-steps.ts';
import { SetupStepRow } from './SetupStepRow.tsx';
import classes from './SetupPage.module.css';

const GROUPS: Readonly<Record<SetupGroup, { readonly title: string; readonly about: string }>> = {
  office: {
    title: 'Name and look',
    about: 'What clients see of you. Dispute letters carry the client’s own name and address, never the office’s.',
  },
  place: { title: 'Where you work', about: 'Address and licenses are kept under Location.' },
  mail: { title: 'Email', about: 'Invitations and notices are emails.' },
  people: { title: 'People', about: 'Who works here, and how they sign in.' },
  backup: { title: 'Backups', about: 'One is made every night and tested. The key that opens them belongs on paper.' },
  work: { title: 'First work', about: 'From a person to the first letter.' },
};

export function SetupPage(): ReactElement {
  const may = useMay();
  const { data: setup, error } = useQuery(setupOptions());
  const steps = setupSteps(setup ?? null, may);
  const done = steps.filter((step) => step.done).length;
  return (
    <div style={{ maxWidth: 880 }}>
      <PageHeader title="Setup" />
      {setup === undefined && (error ? <RefusalNote error={error} /> : <LoadingLines />)}
      {setup === null && <EmptyState sentence="An administrator of your office works through these steps." />}
      {setup && (
        <Stack gap="xl">
          <div>
            <Text mb={6}>
              {done} of {steps.length} steps done. You can stop and go on at any time.
            </Text>
            <Progress value={(done / steps.length) * 100} aria-label="Steps done" />
          </div>
          {(Object.keys(GROUPS) as SetupGroup[]).map((group) => (
            <GroupSection key={group} group={group} steps={steps.filter((step) => step.group === group)} />
          ))}
        </Stack>
      )}
    </div>
  );
}

function GroupSection({ group, steps }: { readonly group: SetupGroup; readonly steps: readonly SetupPageStep[] }): ReactElement | null {
  if (steps.length === 0) return null;
  const { title, about } = GROUPS[group];
  return (
    <section aria-labelledby={`setup-${group}`} id={group}>
      <Title order={2} id={`setup-${group}`}>
        {title}
      </Title>
      <Text c="dimmed" mb="xs">
        {about}
      </Text>
      <ul className={classes['steps']}>
        {steps.map((step) => (
          <SetupStepRow key={step.key} step={step} />
        ))}
      </ul>
      {group === 'office' && <OfficeLook />}
      {group === 'place' && <OfficeZone />}
      {group === 'mail' && <MailTest />}
    </section>
  );
}

function OfficeZone(): ReactElement {
  const { data: look, error } = useQuery(lookOptions());
  if (!look) return error ? <RefusalNote error={error} /> : <LoadingLines />;
  return <ZoneForm look={look} />;
}

function OfficeLook(): ReactElement {
  const { data: look, error } = useQuery(lookOptions());
  // Null until another color is tried.
  const [tried, setTried] = useState<{ readonly color: string | null }>();
  if (!look) return error ? <RefusalNote error={error} /> : <LoadingLines />;
  return (
    <Stack gap="md">
      <LookForm look={look} onColor={(color) => setTried({ color })} />
      <LogoForm logo={look.logo} />
      <LookPreview look={look} color={tried ? tried.color : look.color} />
    </Stack>
  );
}

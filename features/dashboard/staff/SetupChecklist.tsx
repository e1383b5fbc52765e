import { Button, Text, Title } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import classes from './SetupChecklist.module.css';

export interface SetupStep {
  readonly label: string;
  readonly note: string;
  readonly action: string;
  readonly href: string;
  readonly done: boolean;
}

/** The first steps of a new office; those that are done stay, ticked, until all are. */
export function SetupChecklist({ steps }: { readonly steps: readonly SetupStep[] }): ReactElement {
  const next = steps.find(({ done }) => !done);
  return (
    <section aria-labelledby="setup">
      <Title order={2} id="setup">
        Set up your office
      </Title>
      <Text c="dimmed" mb="xs">
        {steps.filter(({ done }) => done).length} of {steps.length} done
      </Text>
      <ul className={classes['list']}>
        {steps.map((step) => (
          <li key={step.label} data-done={step.done}>
            {step.done ? <IconCheck size={20} stroke={1.8} aria-hidden="true" /> : <IconCircle size={20} stroke={1.4} aria-hidden="true" />}
            <span className={classes['words']}>
              <Text span fw={500} display="block">
                {step.label}
              </Text>
              <Text span c="dimmed" display="block">
                {step.done ? 'Done' : step.note}
              </Text>
            </span>
            {!step.done && (
              <Button component={AppLink} href={step.href} variant={step === next ? 'filled' : 'default'} size="xs">
                {step.action}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

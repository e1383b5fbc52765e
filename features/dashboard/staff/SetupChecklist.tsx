import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconCircle } from '@tabler/icons-react';
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

const MOST_STEPS = 4;

/** How far a new office is, and the next steps that are open; all are on /setup. */
export function SetupChecklist({ steps }: { readonly steps: readonly SetupStep[] }): ReactElement {
  const open = steps.filter(({ done }) => !done).slice(0, MOST_STEPS);
  const [next] = open;
  return (
    <section aria-labelledby="setup">
      <Title order={2} id="setup">
        Set up your office
      </Title>
      <Text c="dimmed" mb="xs">
        {steps.filter(({ done }) => done).length} of {steps.length} done.{' '}
        <Anchor component={AppLink} href="/setup" underline="always">
          All steps
        </Anchor>
      </Text>
      <ul className={classes['list']}>
        {open.map((step) => (
          <li key={step.label}>
            <IconCircle size={20} stroke={1.4} aria-hidden="true" />
            <span className={classes['words']}>
              <Text span fw={500} display="block">
                {step.label}
              </Text>
              <Text span c="dimmed" display="block">
                {step.note}
              </Text>
            </span>
            <Button component={AppLink} href={step.href} variant={step === next ? 'filled' : 'default'} size="xs">
              {step.action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

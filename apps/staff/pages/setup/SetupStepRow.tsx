import { Button, Text } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import type { SetupPageStep } from '../setup-steps.ts';
import classes from './SetupPage.module.css';

/** A step: whether it is done, what it is for, and the way to it unless it is done below. */
export function SetupStepRow({ step }: { readonly step: SetupPageStep }): ReactElement {
  const { done, label, note, optional, inPlace, href, action } = step;
  const Icon = done ? IconCheck : IconCircle;
  return (
    <li data-done={done}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <span className={classes['words']}>
        <Text span fw={500} display="block">
          {label}
          {done ? <span className="redress-hidden-text">, done</span> : optional && <span className={classes['optional']}>optional</span>}
        </Text>
        <Text span c="dimmed" display="block">
          {note}
        </Text>
      </span>
      {!inPlace && (
        <Button component={AppLink} href={href} variant={done ? 'subtle' : 'default'} size="xs">
          {done ? 'Open' : action}
          <span className="redress-hidden-text">: {label}</span>
        </Button>
      )}
    </li>
  );
}

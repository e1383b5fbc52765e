// Where the client's case is, as a picture: the path with "you are here", and under it what happens now.
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import type { ClientStage } from '../../contacts/rules/stages.ts';
import classes from './MyCase.module.css';
import { myDisputesOptions } from './queries.ts';
import { myCaseTexts } from './texts.ts';

const STEPS = ['start', 'read', 'write', 'wait', 'answers', 'done'] as const;
type Step = (typeof STEPS)[number];
/** The step of each stage; none after a cancellation, which the page tells in other words. */
const STEP_OF: Readonly<Record<ClientStage, Step | null>> = {
  onboarding: 'start',
  analysis: 'read',
  'round-preparing': 'write',
  'awaiting-responses': 'wait',
  'responses-in': 'answers',
  'graduation-ready': 'done',
  graduated: 'done',
  cancelled: null,
};

/** Draws nothing until it is known, and nothing for those without a case. */
export function MyCase(): ReactElement | null {
  const texts = useTexts(myCaseTexts);
  const { data } = useQuery(myDisputesOptions());
  const step = data?.stage && STEP_OF[data.stage];
  if (!step) return null;
  const at = STEPS.indexOf(step);
  return (
    <section aria-labelledby="my-case" className={classes['case']}>
      <Title order={2} id="my-case">
        {texts.where}
      </Title>
      <ol className={classes['path']}>
        {STEPS.map((one, place) => (
          <li
            key={one}
            className={classes['step']}
            data-place={place < at ? 'past' : place === at ? 'here' : 'ahead'}
            {...(place === at && { 'aria-current': 'step' as const })}
          >
            <span className={classes['mark']} aria-hidden="true" />
            <span className={classes['name']}>
              {place === at && <span className="redress-hidden-text">{texts.here}</span>}
              {texts.steps[one]}
            </span>
          </li>
        ))}
      </ol>
      <Text>{texts.now[step]}</Text>
      {at >= STEPS.indexOf('write') && step !== 'done' && (
        <Text size="sm" c="dimmed">
          {texts.again}
        </Text>
      )}
    </section>
  );
}

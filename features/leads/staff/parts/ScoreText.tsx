import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { describeReason, scoreLead } from '../../rules/lead-score.ts';
import { useNow } from '../use-now.ts';
import classes from './ScoreText.module.css';

const RENEW_MS = 300_000;

/** The score of a lead; hovering or focusing it shows its parts. */
export function ScoreText({ lead }: { readonly lead: Parameters<typeof scoreLead>[0] }): ReactElement {
  const { points, reasons } = scoreLead(lead, useNow(RENEW_MS));
  const words = reasons.map(describeReason);
  return (
    <Tooltip
      label={<span className={classes['reasons']}>{words.length > 0 ? words.join('\n') : 'Nothing is known yet'}</span>}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button
        type="button"
        className={classes['score']}
        aria-label={`Score ${points} of 100${words.length > 0 ? `: ${words.join(', ')}` : ''}`}
      >
        {points}
      </button>
    </Tooltip>
  );
}

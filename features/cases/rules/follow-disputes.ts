// Which stage follows by itself when something happens in a client's disputes, and when it may be offered that the client graduates.
import type { ClientStage } from '../../contacts/rules/stages.ts';

export const HAPPENINGS = ['round-opened', 'letters-mailed', 'answers-in'] as const;
export type Happening = (typeof HAPPENINGS)[number];

interface Follows {
  readonly to: ClientStage;
  /** Stages that a client leaves for it; in all others a person decided, or more has happened already. */
  readonly from: readonly ClientStage[];
  /** Why, for the timeline. */
  readonly words: string;
}
export const FOLLOWS: Readonly<Record<Happening, Follows>> = {
  'round-opened': { to: 'round-preparing', from: ['onboarding', 'analysis', 'responses-in'], words: 'a round was opened' },
  'letters-mailed': {
    to: 'awaiting-responses',
    from: ['onboarding', 'analysis', 'round-preparing', 'responses-in'],
    words: 'letters were mailed',
  },
  'answers-in': { to: 'responses-in', from: ['awaiting-responses'], words: 'the last answer was recorded' },
};

/** The stage that a client goes on to; undefined where they stay. */
export function stageAfter(happening: Happening, stage: ClientStage): ClientStage | undefined {
  const { to, from } = FOLLOWS[happening];
  return from.includes(stage) ? to : undefined;
}

export interface DisputesSoFar {
  readonly stage: ClientStage;
  readonly newestRound: 'draft' | 'open' | 'closed' | undefined;
  /** Some round waits for answers. */
  readonly isWaiting: boolean;
  /** Items that a bureau confirmed or did not answer, and that no later round put right. */
  readonly itemsLeft: number;
}

/** True when it may be offered that the client graduates. A person decides: what was never disputed may still be wrong. */
export function offersGraduation({ stage, newestRound, isWaiting, itemsLeft }: DisputesSoFar): boolean {
  if (stage === 'graduation-ready' || stage === 'graduated' || stage === 'cancelled') return false;
  return newestRound === 'closed' && !isWaiting && itemsLeft === 0;
}

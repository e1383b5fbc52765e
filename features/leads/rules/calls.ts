// Calls with a lead, and what they say about first and last contact.

export const DIRECTIONS = ['outgoing', 'incoming'] as const;
export const OUTCOMES = ['reached', 'voicemail', 'no-answer', 'wrong-number'] as const;
export type CallDirection = (typeof DIRECTIONS)[number];
export type CallOutcome = (typeof OUTCOMES)[number];

export const OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  voicemail: 'Left a voicemail',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
};

/** True when the contact was reached, in person or by voicemail. */
export function isContact(outcome: CallOutcome): boolean {
  return outcome === 'reached' || outcome === 'voicemail';
}

/** First and last time the office had contact with someone. */
export interface Stamps {
  readonly first: Date | null;
  readonly last: Date | null;
}

/** The stamps with a contact at `at` among them. */
export function stampsWith({ first, last }: Stamps, at: Date): Stamps {
  return { first: first === null || at < first ? at : first, last: last === null || at > last ? at : last };
}

/**
 * The stamps after the contact at `removed` turned out not to have been one. What other contacts set stays; a stamp this one had
 * set goes to the nearest of the `others`, or is empty when there is none.
 */
export function stampsWithout({ first, last }: Stamps, removed: Date, others: readonly Date[]): Stamps {
  const sorted = [...others].sort((a, b) => a.getTime() - b.getTime());
  const isThat = (stamp: Date | null): boolean => stamp?.getTime() === removed.getTime();
  return { first: isThat(first) ? (sorted[0] ?? null) : first, last: isThat(last) ? (sorted.at(-1) ?? null) : last };
}

interface Standing {
  readonly stage: string | null;
  readonly stageSince: Date | null;
  readonly firstContactedAt: Date | null;
  readonly lastContactedAt: Date | null;
}

/**
 * The contact times of a lead moved by hand at `now`. Moving a lead on from 'new' means that there was contact; taking that move
 * back takes the word back, too, and leaves what the calls say.
 */
export function stampsOfMove(lead: Standing, to: string, now: Date, calls: readonly Date[]): Stamps {
  const stamps = { first: lead.firstContactedAt, last: lead.lastContactedAt };
  if (to !== 'new') return stamps.first === null ? stampsWith(stamps, now) : stamps;
  return lead.stageSince === null ? stamps : stampsWithout(stamps, lead.stageSince, calls);
}

// How promising a lead is, in points: every point has its reason.

interface ScoreFacts {
  readonly urgency: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly stage: string | null;
  readonly createdAt: string;
  readonly lastContactedAt: string | null;
  readonly referrerName: string | null;
}
export interface ScoreReason {
  readonly points: number;
  readonly words: string;
}
export interface Score {
  readonly points: number;
  readonly reasons: readonly ScoreReason[];
}

const DAY_MS = 86_400_000;
const URGENCY_POINTS: Readonly<Record<string, number>> = { Critical: 30, High: 22, Medium: 10 };
const STAGE_REASONS: Readonly<Record<string, ScoreReason>> = {
  contacted: { points: 5, words: 'has been contacted' },
  'consult-booked': { points: 15, words: 'consult booked' },
  'consult-done': { points: 20, words: 'consult done' },
  'agreement-sent': { points: 25, words: 'agreement sent' },
};

/** 0 to 100 at `now`, with what it is made of. A lost lead has none. */
export function scoreLead(lead: ScoreFacts, now: Date): Score {
  if (lead.stage === 'lost') return { points: 0, reasons: [{ points: 0, words: 'lost' }] };
  const reasons = [
    urgencyOf(lead),
    ...reachOf(lead),
    STAGE_REASONS[lead.stage ?? ''],
    recencyOf(lead, now),
    silenceOf(lead, now),
    referralOf(lead),
  ].filter((reason) => reason !== undefined);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { points: Math.min(100, Math.max(0, sum)), reasons };
}

/** '+22 high urgency' */
export function describeReason({ points, words }: ScoreReason): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)} ${words}`;
}

function urgencyOf({ urgency }: ScoreFacts): ScoreReason | undefined {
  const points = URGENCY_POINTS[urgency ?? ''];
  return points === undefined || urgency === null ? undefined : { points, words: `${urgency.toLowerCase()} urgency` };
}

function reachOf({ phone, email }: ScoreFacts): readonly ScoreReason[] {
  return [
    ...(phone === null ? [] : [{ points: 15, words: 'can be called' }]),
    ...(email === null ? [] : [{ points: 10, words: 'can be emailed' }]),
  ];
}

function recencyOf({ createdAt }: ScoreFacts, now: Date): ScoreReason | undefined {
  const days = daysSince(createdAt, now);
  if (days < 1) return { points: 20, words: 'added within a day' };
  if (days < 7) return { points: 12, words: 'added within a week' };
  return days < 30 ? { points: 5, words: 'added within a month' } : undefined;
}

/** Weeks without a word cool a lead that was spoken with. */
function silenceOf({ lastContactedAt }: ScoreFacts, now: Date): ScoreReason | undefined {
  return lastContactedAt !== null && daysSince(lastContactedAt, now) >= 14 ? { points: -10, words: 'no contact for two weeks' } : undefined;
}

function referralOf({ referrerName }: ScoreFacts): ScoreReason | undefined {
  return referrerName === null ? undefined : { points: 10, words: 'was referred' };
}

function daysSince(at: string, now: Date): number {
  return (now.getTime() - new Date(at).getTime()) / DAY_MS;
}

// Why the work on a client pauses. What each kind stops is told by the doors of the law (features/agreements/rules/may-work.ts).
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';

/** From the one that stops least to the one that stops most. */
export const HOLD_KINDS = ['underwriting', 'client-pause', 'office', 'death'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** As it stands beside a name in a list. */
export const HOLD_NAMES: Readonly<Record<HoldKind, string>> = {
  underwriting: 'Mortgage in underwriting',
  'client-pause': 'Client asked to pause',
  office: 'On hold',
  death: 'Client has died',
};

export interface Hold {
  readonly kind: HoldKind;
  readonly reason: string | null;
  /** The day from which someone asks whether work resumes. It never resumes by itself. */
  readonly until: CivilDate | null;
}

/** What it is, why, and until when: 'Client asked to pause until Jan 5, 2027: on a trip'. */
export function sayHold({ kind, reason, until }: Hold): string {
  const days = until === null ? '' : ` until ${formatCivilDate(until)}`;
  return `${HOLD_NAMES[kind]}${days}${reason === null || reason === '' ? '' : `: ${reason}`}`;
}

/** True when `next` stops all that `held` stops, so that changing to it lifts nothing. */
export function stopsMore(next: HoldKind, held: HoldKind): boolean {
  return HOLD_KINDS.indexOf(next) > HOLD_KINDS.indexOf(held);
}

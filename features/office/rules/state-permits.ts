// In which states the office may work. Federal law leaves stricter state law standing (15 U.S.C. 1679j), and about half of the states ask for a
// license, a bond or wording of their own. Each state therefore waits for a review until the owner switches it on.
import { daysBetween, type CivilDate } from '../../../platform/base/civil-date.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';

export const STATE_STATUSES = ['enabled', 'review', 'blocked'] as const;
export type StateStatus = (typeof STATE_STATUSES)[number];

/** States in which the business itself is an offense, with the law that says so. No one can switch them on. */
export const BLOCKED_STATES: Readonly<Record<string, string>> = { GA: 'O.C.G.A. 16-9-59' };
export const STATE_LAW = '15 U.S.C. 1679j';

/** Where the law of a state is found, as a place to begin the review. Not checked, and never relied on. */
export const STATE_LAWS: Readonly<Record<string, string>> = {
  AZ: 'A.R.S. 44-1701',
  AR: 'Ark. Code 4-91-201',
  CA: 'Cal. Civ. Code 1789.10',
  CO: 'C.R.S. 5-19-101',
  CT: 'Conn. Gen. Stat. 36a-700',
  FL: 'Fla. Stat. 817.7001',
  GA: 'O.C.G.A. 16-9-59',
  IL: '815 ILCS 605',
  IN: 'Ind. Code 24-5-15',
  IA: 'Iowa Code 538A',
  NY: 'N.Y. Gen. Bus. Law 458-a',
  TX: 'Tex. Fin. Code 393',
};

/** What the owner decided about a state. */
export interface StatePermit {
  readonly enabled: boolean;
  /** The last day for which the decision holds, such as that of the bond; null without one. */
  readonly validUntil: CivilDate | null;
}

/** The status of a state on `today`; a state no one decided about is in review. */
export function stateStatusOn(state: string, permit: StatePermit | undefined, today: CivilDate): StateStatus {
  if (BLOCKED_STATES[state] !== undefined) return 'blocked';
  if (!permit?.enabled) return 'review';
  return permit.validUntil !== null && daysBetween(permit.validUntil, today) > 0 ? 'review' : 'enabled';
}

/** Before the last day of what a state was switched on with: renewals take weeks, and then it is urgent. */
export const FIRST_NOTICE_DAYS = 60;
export const LAST_NOTICE_DAYS = 14;

export type PermitNotice = 'ended' | 'last' | 'first';

/** What the office is told on `today` about a state that is switched on; undefined when nothing. */
export function permitNoticeOn({ enabled, validUntil }: StatePermit, today: CivilDate): PermitNotice | undefined {
  if (!enabled || validUntil === null) return undefined;
  const left = daysBetween(today, validUntil);
  if (left < 0) return 'ended';
  if (left <= LAST_NOTICE_DAYS) return 'last';
  return left <= FIRST_NOTICE_DAYS ? 'first' : undefined;
}

/** 'Ohio' for 'OH'. */
export function stateName(code: string): string {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}

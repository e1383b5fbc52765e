// The agreement status of a contact, from all its records.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ENDS, type AgreementEnd, type OfficeEnd } from '../contract.ts';
import type { AgreementStatus, EndedBy } from './agreement-summary.ts';
import { cancellationPeriod, longestWait, type CancellationPeriod } from './cancellation-period.ts';

/** A recorded agreement that was not removed. */
export interface AgreementDays {
  readonly signedOn: CivilDate;
  readonly cancelledOn: CivilDate | null;
  /** Null together with the day. */
  readonly cancelledHow: AgreementEnd | null;
  /** Where the client lived when it was recorded. */
  readonly state: string | null;
}
/** The same as `agreementSummary`, with days that are known to be days. */
export interface Standing {
  readonly standing: AgreementStatus;
  readonly signedOn: CivilDate | null;
  readonly cancelThrough: CivilDate | null;
  readonly servicesFrom: CivilDate | null;
  readonly cancelledOn: CivilDate | null;
  readonly endedBy: EndedBy | null;
}
export const NO_AGREEMENT: Standing = {
  standing: 'none',
  signedOn: null,
  cancelThrough: null,
  servicesFrom: null,
  cancelledOn: null,
  endedBy: null,
};

const isOfficeEnd = (how: AgreementEnd): how is OfficeEnd => OFFICE_ENDS.some((one) => one === how);
const endedByOf = (how: AgreementEnd | null): EndedBy => (how !== null && isOfficeEnd(how) ? how : 'client');

/** The day of the last cancellation; agreements signed before it no longer count. Undefined without a cancellation. */
export function lastCancellation(agreements: readonly AgreementDays[]): CivilDate | undefined {
  return agreements
    .flatMap(({ cancelledOn }) => (cancelledOn === null ? [] : [cancelledOn]))
    .sort()
    .at(-1);
}

/** Until when this one can be cancelled, and from when it allows work, for a client who lives in `state` now. */
export function periodOf(agreement: Pick<AgreementDays, 'signedOn' | 'state'>, state: string | null): CancellationPeriod {
  return cancellationPeriod(agreement.signedOn, longestWait(state, agreement.state).businessDays);
}

/**
 * The agreement in effect; undefined when there is none. A cancellation ends all agreements signed before it, so an agreement is in effect
 * only when it was not signed before the last cancellation. A merge or a restored record may leave several; the one that allows work last
 * counts.
 */
export function currentAgreement<T extends AgreementDays>(agreements: readonly T[], state: string | null): T | undefined {
  const last = lastCancellation(agreements);
  const valid = agreements.filter(({ signedOn, cancelledOn }) => cancelledOn === null && (last === undefined || signedOn >= last));
  return latest(valid, ({ servicesFrom }) => servicesFrom, state);
}

/** The agreements as they were at the end of `day`: what was canceled on a later day had not been. */
export function agreementsOn<T extends AgreementDays>(agreements: readonly T[], day: CivilDate): T[] {
  return agreements.map((one) =>
    one.cancelledOn !== null && one.cancelledOn > day ? { ...one, cancelledOn: null, cancelledHow: null } : one,
  );
}

/** The status on `today`, the last day anywhere, for a client who lives in `state`. */
export function standingOf(agreements: readonly AgreementDays[], state: string | null, today: CivilDate): Standing {
  const current = currentAgreement(agreements, state);
  if (current) {
    const period = periodOf(current, state);
    return {
      standing: today < period.servicesFrom ? 'cancel-period' : 'signed',
      signedOn: current.signedOn,
      ...period,
      cancelledOn: null,
      endedBy: null,
    };
  }
  const last = lastCancellation(agreements);
  const ended = latest(
    agreements.filter(({ cancelledOn }) => cancelledOn === last),
    () => '',
    state,
  );
  return ended && last !== undefined
    ? {
        standing: 'cancelled',
        signedOn: ended.signedOn,
        ...periodOf(ended, state),
        cancelledOn: last,
        endedBy: endedByOf(ended.cancelledHow),
      }
    : NO_AGREEMENT;
}

/** The one whose `day` is the last; of the same day the one signed last, and of those the one that can be cancelled longest. */
function latest<T extends AgreementDays>(
  agreements: readonly T[],
  day: (of: CancellationPeriod) => string,
  state: string | null,
): T | undefined {
  const keyed = agreements
    .map((one) => [periodOf(one, state), one] as const)
    .map(([period, one]) => ({ one, key: `${day(period)} ${one.signedOn} ${period.cancelThrough}` }));
  return keyed.sort((a, b) => (a.key < b.key ? 1 : -1))[0]?.one;
}

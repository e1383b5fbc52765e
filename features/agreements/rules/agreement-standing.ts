// How the agreement of a contact stands, from all that is recorded of it.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { formatCivilDate } from '../../../platform/base/civil-date.ts';
import type { AgreementStanding } from './agreement-summary.ts';
import { cancellationPeriod, waitIn } from './cancellation-period.ts';

/** A recorded agreement that was not taken back. */
export interface AgreementDays { readonly signedOn: CivilDate; readonly cancelledOn: CivilDate | null }
/** The same as `agreementSummary`, with days that are known to be days. */
export interface Standing {
  readonly standing: AgreementStanding; readonly signedOn: CivilDate | null; readonly cancelThrough: CivilDate | null; readonly servicesFrom: CivilDate | null; readonly cancelledOn: CivilDate | null;
}
export const NO_AGREEMENT: Standing = { standing: 'none', signedOn: null, cancelThrough: null, servicesFrom: null, cancelledOn: null };

/** The day from which whatever was signed before counts no more; undefined when nothing was cancelled. */
export function lastCancellation(agreements: readonly AgreementDays[]): CivilDate | undefined {
  return agreements.flatMap(({ cancelledOn }) => (cancelledOn === null ? [] : [cancelledOn])).sort().at(-1);
}

/**
 * How it stands on `today` for a client of `state`. Whoever says stop means all that was signed until then: an agreement counts only
 * when it was not signed before the last cancellation.
 */
export function standingOf(agreements: readonly AgreementDays[], state: string | null, today: CivilDate): Standing {
  const last = lastCancellation(agreements);
  const valid = agreements.filter(({ signedOn, cancelledOn }) => cancelledOn === null && (last === undefined || signedOn >= last));
  const current = newest(valid) ?? newest(agreements.filter(({ cancelledOn }) => cancelledOn === last));
  if (!current) return NO_AGREEMENT;
  const period = cancellationPeriod(current.signedOn, waitIn(state).businessDays);
  if (valid.length === 0) return { standing: 'cancelled', signedOn: current.signedOn, ...period, cancelledOn: last ?? null };
  return { standing: today < period.servicesFrom ? 'cancel-period' : 'signed', signedOn: current.signedOn, ...period, cancelledOn: null };
}

/** Why no work may be done, with the law; undefined when nothing recorded stands in the way. */
export interface WorkBar { readonly message: string; readonly citation: string }

/** Without any record nothing is barred: agreements of running clients may lie in a drawer (README.md). */
export function workBarOf({ standing, servicesFrom, cancelledOn }: Standing): WorkBar | undefined {
  if (standing === 'cancel-period' && servicesFrom !== null) {
    return { message: `Work may start on ${formatCivilDate(servicesFrom)}: the cancellation period is still open.`, citation: '15 U.S.C. 1679d(a)(2), 1679e(a)' };
  }
  if (standing === 'cancelled' && cancelledOn !== null) {
    return { message: `The agreement was cancelled on ${formatCivilDate(cancelledOn)}. No more work may be done.`, citation: '15 U.S.C. 1679e(a)' };
  }
  return undefined;
}

function newest(agreements: readonly AgreementDays[]): AgreementDays | undefined {
  return [...agreements].sort((a, b) => (a.signedOn < b.signedOn ? 1 : -1))[0];
}

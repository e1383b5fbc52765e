// Whether work may be done for a client. No service without a signed agreement (15 U.S.C. 1679d(a)(1)), before its cancellation period is over
// (1679d(a)(2)), or after it was canceled (1679e(a)); no report without the client's written instructions (1681b(a)(2), (f)); and only for
// residents of states that the owner switched on (1679j). No one can override any of it: law.md gates G1, G7, G8, G13.
import type { GateNumber } from '../../../platform/base/gate.ts';
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BLOCKED_STATES, STATE_LAW, stateName, type StateStatus } from '../../office/rules/state-permits.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { sayHold, stopsMore, type Hold, type HoldKind } from '../../contacts/rules/holds.ts';
import type { Standing } from './agreement-status.ts';
import { endedSentence } from './agreement-words.ts';
import type { WorkRefusalCode } from './work-refusals.ts';

/**
 * What is asked of each kind of work beyond the agreement and the state. A hold pauses what goes out, and one for a mortgage only what changes the
 * report; the authorization concerns reports and bureaus, and ends with the life of who gave it.
 */
const KINDS = {
  /** A report is uploaded or typed in. */
  report: { pausedFrom: 'death', authorized: true },
  /** The client is asked to sign up with a provider. */
  monitoring: { pausedFrom: 'client-pause', authorized: false },
  /** A provider is asked for a report. */
  pull: { pausedFrom: 'client-pause', authorized: true },
  /** A report is read for what may be wrong. */
  analysis: { pausedFrom: 'death', authorized: true },
  /** The client is asked about findings. */
  question: { pausedFrom: 'client-pause', authorized: true },
  /** A report about the client's credit is made for them. */
  'client-report': { pausedFrom: 'death', authorized: false },
  /** The case enters a stage of work; holds are checked there. */
  stage: { pausedFrom: 'death', authorized: false },
  /** Items of a round are chosen and written down. */
  draft: { pausedFrom: 'death', authorized: true },
  round: { pausedFrom: 'underwriting', authorized: true },
  letter: { pausedFrom: 'underwriting', authorized: true },
  print: { pausedFrom: 'underwriting', authorized: true },
  mail: { pausedFrom: 'underwriting', authorized: true },
} as const satisfies Readonly<Record<string, { readonly pausedFrom: HoldKind; readonly authorized: boolean }>>;
export type WorkKind = keyof typeof KINDS;

/** The gates that `judgeWork` answers, and the version of its rule. */
export const WORK_GATES = ['G1', 'G7', 'G8', 'G13'] as const satisfies readonly GateNumber[];
export const WORK_RULE_VERSION = 2;

export interface WorkAsked {
  readonly what: WorkKind;
  /** The bureaus it concerns: the authorization must name each of them. Left out where they are not known; then it must name one. */
  readonly bureaus?: readonly Bureau[];
}
export interface WorkFacts {
  readonly standing: Standing;
  /** Where the client lives; null when it is not on record. */
  readonly state: string | null;
  /** Undefined without a state. */
  readonly stateStatus: StateStatus | undefined;
  readonly onHold: Hold | null;
  /** The bureaus named by the written authorization that the office received; empty without one that counts on the day. */
  readonly authorized: readonly Bureau[];
  /** The last day of the authorization, where it names one. */
  readonly authorizedUntil?: CivilDate | null;
}

const AGREEMENT_LAW = '15 U.S.C. 1679d(a)(1)';
const PERIOD_LAW = '15 U.S.C. 1679d(a)(2), 1679e(a)';
const CANCEL_LAW = '15 U.S.C. 1679e(a)';
const REPORT_LAW = '15 U.S.C. 1681b(a)(2), (f)';

/** True when the work may be done, else why not. What can never be mended comes first, then what the office has to do first. */
export function judgeWork(facts: WorkFacts, { what, bureaus }: WorkAsked): true | Refusal {
  const { pausedFrom, authorized } = KINDS[what];
  return (
    judgeEnded(facts) ??
    judgeState(facts) ??
    judgePeriod(facts.standing) ??
    judgeHold(facts.onHold, pausedFrom) ??
    (authorized ? judgeAuthorization(facts, bureaus) : undefined) ??
    true
  );
}

function judgeEnded({ standing, state, stateStatus }: WorkFacts): Refusal | undefined {
  const { standing: status, cancelledOn, endedBy } = standing;
  if (status === 'cancelled' && cancelledOn !== null)
    return no(
      'agreements.cancelled',
      endedBy === null || endedBy === 'client'
        ? `The agreement was canceled on ${formatCivilDate(cancelledOn)}. No more work may be done.`
        : `${endedSentence(endedBy, formatCivilDate(cancelledOn))} No more work may be done.`,
      CANCEL_LAW,
    );
  if (state !== null && stateStatus === 'blocked')
    return no(
      'agreements.stateBlocked',
      `The client lives in ${stateName(state)}, where this business is an offense. No work may be done.`,
      BLOCKED_STATES[state] ?? STATE_LAW,
    );
  if (status === 'none')
    return no('agreements.none', 'No agreement is recorded. Work starts when one is: record it under Agreement.', AGREEMENT_LAW);
  return undefined;
}

function judgeState({ state, stateStatus }: WorkFacts): Refusal | undefined {
  if (state === null)
    return no('agreements.stateUnknown', "The client's state is not on record. Enter the address: each state has its own law.", STATE_LAW);
  if (stateStatus === 'enabled') return undefined;
  return no(
    'agreements.stateInReview',
    `${stateName(state)} is in review. Work starts when the owner has switched it on under Location, States.`,
    STATE_LAW,
  );
}

function judgePeriod({ standing, servicesFrom }: Standing): Refusal | undefined {
  if (standing !== 'cancel-period' || servicesFrom === null) return undefined;
  return no(
    'agreements.periodOpen',
    `Work may start on ${formatCivilDate(servicesFrom)}: the cancellation period is still open.`,
    PERIOD_LAW,
    servicesFrom,
  );
}

function judgeHold(hold: Hold | null, from: HoldKind): Refusal | undefined {
  if (!hold || stopsMore(from, hold.kind)) return undefined;
  return refuse('agreements.onHold', HELD[hold.kind](sayHold(hold)));
}

const HELD: Readonly<Record<HoldKind, (said: string) => string>> = {
  underwriting: (said) => `${said}. A dispute can stop the loan, so no round opens and no letter goes out until work resumes.`,
  'client-pause': (said) => `${said}. Resume work first.`,
  office: (said) => `${said}. Resume work first.`,
  death: (said) => `${said}. No work may be done for them.`,
};

function judgeAuthorization({ authorized, authorizedUntil = null }: WorkFacts, bureaus: readonly Bureau[] = []): Refusal | undefined {
  if (authorized.length === 0)
    return no(
      'agreements.notAuthorized',
      authorizedUntil === null
        ? "The client's signed authorization is not on file. Mark it as received under Documents."
        : `The client's signed authorization ended on ${formatCivilDate(authorizedUntil)}. Get a new one, and mark it under Documents.`,
      REPORT_LAW,
    );
  const missing = bureaus.filter((bureau) => !authorized.includes(bureau)).map((bureau) => BUREAU_NAMES[bureau]);
  if (missing.length === 0) return undefined;
  return no(
    'agreements.notAuthorized',
    `The client's signed authorization does not name ${new Intl.ListFormat('en-US').format(missing)}. Get one that does, and mark it under Documents.`,
    REPORT_LAW,
  );
}

function no(code: WorkRefusalCode, message: string, citation: string, until?: CivilDate): Refusal {
  return refuse(code, message, { citation, ...(until !== undefined && { until }) });
}

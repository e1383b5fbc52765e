// The deadlines that the program counts with, taken from its rules: what is changed there changes here.
import { addDays, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import {
  CANCEL_LAW,
  cancellationPeriod,
  FEDERAL_DAYS,
  LONGEST_DAYS,
  NO_SERVICE_LAW,
  STATE_PERIOD_LAW,
  waitIn,
} from '../../../features/agreements/rules/cancellation-period.ts';
import {
  FREE_REPORT_LAW,
  FREE_REPORT_RESPONSE_DAYS,
  RESPONSE_DAYS,
  RESPONSE_LAW,
} from '../../../features/disputes/rules/response-clock.ts';
import { FETCHABLE_MS } from '../../../features/exports/rules/fetchable.ts';
import { addLegalYears, lastDayOfCollection } from '../../../features/findings/rules/obsolescence.ts';
import { obsoleteBankruptcy } from '../../../features/findings/rules/obsolete/obsolete-bankruptcy.ts';
import { obsoleteCollection } from '../../../features/findings/rules/obsolete/obsolete-collection.ts';
import { obsoleteLatePayments } from '../../../features/findings/rules/obsolete/obsolete-late-payments.ts';
import { RESPOND_MINUTES } from '../../../features/leads/rules/hot-leads.ts';
import { RENEWAL_NOTICE_DAYS } from '../../../features/office/rules/licenses.ts';
import { US_STATES } from '../../../features/contacts/rules/us-states.ts';

export interface Deadline {
  readonly key: string;
  readonly what: string;
  /** The day it is counted from: 'the day of signing'. */
  readonly from: string;
  readonly time: string;
  /** Citation, or that it is a rule of the program. */
  readonly source: string;
  /** What it gives for a day; absent where it is not counted in days. */
  readonly on?: (from: CivilDate) => string;
}

const OWN_RULE = 'Rule of this program';
const day = formatCivilDate;

export const DEADLINES: readonly Deadline[] = [
  {
    key: 'cancel-federal',
    what: 'The client may cancel, in states with no longer period',
    from: 'the day of signing',
    time: `Until midnight of business day ${FEDERAL_DAYS} after it`,
    source: CANCEL_LAW,
    on: (from) => `until ${day(cancellationPeriod(from, FEDERAL_DAYS).cancelThrough)}`,
  },
  {
    key: 'cancel-longest',
    what: 'The client may cancel, in states that give more or are not verified',
    from: 'the day of signing',
    time: `Until midnight of business day ${LONGEST_DAYS} after it`,
    source: STATE_PERIOD_LAW,
    on: (from) => `until ${day(cancellationPeriod(from, LONGEST_DAYS).cancelThrough)}`,
  },
  {
    key: 'work-federal',
    what: 'Work may start, in states with no longer period',
    from: 'the day of signing',
    time: 'The day after the cancellation period',
    source: NO_SERVICE_LAW,
    on: (from) => `from ${day(cancellationPeriod(from, FEDERAL_DAYS).servicesFrom)}`,
  },
  {
    key: 'response',
    what: 'A bureau has to answer a dispute',
    from: 'the day the bureau receives it',
    time: `${RESPONSE_DAYS} days`,
    source: RESPONSE_LAW,
    on: (from) => `by ${day(addDays(from, RESPONSE_DAYS))}`,
  },
  {
    key: 'response-free-report',
    what: 'A bureau has to answer a dispute that follows a free annual report',
    from: 'the day the bureau receives it',
    time: `${FREE_REPORT_RESPONSE_DAYS} days`,
    source: FREE_REPORT_LAW,
    on: (from) => `by ${day(addDays(from, FREE_REPORT_RESPONSE_DAYS))}`,
  },
  {
    key: 'collection',
    what: 'Last day a collection or charge-off may be reported',
    from: 'the date of first delinquency',
    time: '180 days and 7 years',
    source: obsoleteCollection.citation,
    on: (from) => day(lastDayOfCollection(from)),
  },
  {
    key: 'late-payment',
    what: 'Last day a late payment may be reported',
    from: 'the last day of the month shown as late',
    time: '7 years',
    source: obsoleteLatePayments.citation,
    on: (from) => day(addLegalYears(from, 7)),
  },
  {
    key: 'bankruptcy',
    what: 'Last day a bankruptcy may be reported',
    from: 'the day of filing',
    time: '10 years',
    source: obsoleteBankruptcy.citation,
    on: (from) => day(addLegalYears(from, 10)),
  },
  {
    key: 'license',
    what: 'A license, bond or registration is shown as ending',
    from: 'its last day',
    time: `${RENEWAL_NOTICE_DAYS} days before`,
    source: OWN_RULE,
    on: (from) => `from ${day(addDays(from, -RENEWAL_NOTICE_DAYS))}`,
  },
  { key: 'hot-lead', what: 'A hot lead waits for an answer', from: 'its arrival', time: `${RESPOND_MINUTES} minutes`, source: OWN_RULE },
  {
    key: 'export',
    what: 'An export can be downloaded, once',
    from: 'the moment you ask for it',
    time: `${FETCHABLE_MS / 60_000} minutes`,
    source: OWN_RULE,
  },
];

/** The states by how long their clients may cancel. */
export const STATES_BY_PERIOD: readonly { readonly words: string; readonly states: readonly string[] }[] = [
  { words: `${FEDERAL_DAYS} business days (${CANCEL_LAW})`, states: statesOf('federal') },
  { words: `${LONGEST_DAYS} business days, by the law of the state (${STATE_PERIOD_LAW})`, states: statesOf('state') },
  { words: `${LONGEST_DAYS} business days, because the law of the state could not be verified`, states: statesOf('unverified') },
];

function statesOf(basis: ReturnType<typeof waitIn>['basis']): readonly string[] {
  return US_STATES.filter(({ code }) => waitIn(code).basis === basis).map(({ name }) => name);
}

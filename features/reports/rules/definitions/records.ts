// Reports about agreements, licenses, credit monitoring and the age of credit reports.
import { HOW_WORDS } from '../../../agreements/rules/agreement-words.ts';
import { STATUS_WORDS } from '../../../monitoring/rules/status-words.ts';
import { PROVIDERS } from '../../../monitoring/rules/providers.ts';
import { RENEWAL_NOTICE_DAYS } from '../../../office/rules/licenses.ts';
import { report } from '../report-definition.ts';
import { contact, LOCATION, person } from './words.ts';

const SIGNED = { signed: 'Signed', cancelled: 'Canceled' } as const;
const NO_STATE = { none: 'No state' } as const;
const LICENSES = { license: 'License', bond: 'Bond', registration: 'Registration' } as const;
const ENDS = { ended: 'Ended', ending: `Ends within ${RENEWAL_NOTICE_DAYS} days`, later: 'Ends later' } as const;
const STATUSES = Object.fromEntries(Object.entries(STATUS_WORDS).map(([status, { words }]) => [status, words]));
const PROVIDER_NAMES = Object.fromEntries(Object.entries(PROVIDERS).map(([key, { name }]) => [key, name]));
/** A report older than this is no longer what a bureau would show today. */
export const REPORT_OLD_DAYS = 35;
const OLD = { months: '36 to 60 days', quarter: '61 to 90 days', older: 'Over 90 days', none: 'No report' } as const;

export const AGREEMENTS = report({
  title: 'Agreements by state and day',
  sentence: 'Signed agreements by the day of signing and the client’s state on that day.',
  needs: ['agreements:view', 'contacts:view'],
  period: { label: 'Signed', usual: 30 },
  location: true,
  person: 'Recorded by',
  columns: [
    contact('Client'),
    { key: 'at', label: 'Signed', kind: 'day', width: 120 },
    { key: 'state', label: 'State', kind: 'choice', choices: NO_STATE, width: 90 },
    { key: 'how', label: 'How', kind: 'choice', choices: HOW_WORDS, width: 150 },
    { key: 'status', label: 'Status', kind: 'choice', choices: SIGNED, width: 110 },
    { key: 'cancelled', label: 'Canceled on', kind: 'day', width: 120 },
    person('Recorded by'),
    LOCATION,
  ],
  dimensions: {
    state: { label: 'State', choices: NO_STATE },
    day: { label: 'Day' },
    status: { label: 'Status', choices: SIGNED },
  },
  groupBy: ['state', 'day'],
  row: ['agreement', 'agreements'],
  measures: [
    {
      key: 'cancelled',
      label: 'Canceled',
      kind: 'count',
      where: { status: 'cancelled' },
      sentence: 'Of these agreements, those the client canceled since.',
    },
  ],
  catalog: true,
});

export const LICENSE_ENDS = report({
  title: 'Licenses ending',
  sentence: 'Licenses, bonds and registrations of open locations that have an end, first to end first.',
  needs: ['office:view'],
  period: { label: 'Ends', usual: 'all' },
  location: true,
  columns: [
    { key: 'number', label: 'Number', kind: 'text', width: 160 },
    { key: 'at', label: 'Ends', kind: 'day', width: 120 },
    { key: 'days', label: 'Days left', kind: 'number', width: 100 },
    { key: 'status', label: 'Status', kind: 'choice', choices: ENDS, width: 170 },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: LICENSES, width: 120 },
    { key: 'state', label: 'State', kind: 'text', width: 80 },
    { key: 'issuer', label: 'Issued by', kind: 'text', width: 200 },
    LOCATION,
  ],
  dimensions: { status: { label: 'Status', choices: ENDS }, kind: { label: 'Kind', choices: LICENSES } },
  groupBy: ['status'],
  row: ['license', 'licenses'],
  measures: [],
  catalog: true,
});

export const MONITORING = report({
  title: 'Monitoring by status',
  sentence: 'Credit monitoring of clients as it is today.',
  needs: ['monitoring:view', 'contacts:view'],
  location: true,
  person: 'Owner',
  columns: [
    contact('Client'),
    { key: 'provider', label: 'Provider', kind: 'choice', choices: PROVIDER_NAMES, width: 160 },
    { key: 'status', label: 'Status', kind: 'choice', choices: STATUSES, width: 180 },
    { key: 'at', label: 'Status since', kind: 'instant', width: 130 },
    { key: 'pulled', label: 'Last report', kind: 'instant', width: 130 },
    { key: 'next', label: 'Next report', kind: 'day', width: 120 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: { status: { label: 'Status', choices: STATUSES }, provider: { label: 'Provider', choices: PROVIDER_NAMES } },
  groupBy: ['status', 'provider'],
  row: ['connection', 'connections'],
  measures: [],
  catalog: true,
});

export const OLD_REPORTS = report({
  title: `Credit reports over ${REPORT_OLD_DAYS} days old`,
  sentence: `Clients whose newest credit report is more than ${REPORT_OLD_DAYS} days old, or who have none. Graduated, canceled and archived clients are left out.`,
  needs: ['credit-reports:view', 'contacts:view'],
  location: true,
  person: 'Owner',
  columns: [
    contact('Client'),
    { key: 'dated', label: 'Newest report', kind: 'day', width: 130 },
    { key: 'days', label: 'Age in days', kind: 'number', width: 110 },
    { key: 'age', label: 'Age', kind: 'choice', choices: OLD, width: 140 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: { age: { label: 'Age', choices: OLD } },
  groupBy: ['age'],
  row: ['client', 'clients'],
  measures: [],
  catalog: true,
});

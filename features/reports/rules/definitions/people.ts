// Reports about leads, clients and the work with them.
import { CALL_OUTCOMES } from './work.ts';
import { STAGE_LABELS } from '../../../contacts/rules/stages.ts';
import { report } from '../report-definition.ts';
import { contact, LEAD_STATES, LOCATION, NO_SOURCE, person } from './words.ts';

const ANSWERED = {
  hour: 'Within 1 hour',
  day: 'Within 24 hours',
  later: 'Later',
  waiting: 'Not yet',
} as const;
const HOT = { hot: 'Hot (high or critical)', other: 'Other' } as const;
const AGES = { week: 'Up to 7 days', fortnight: '8 to 14 days', month: '15 to 30 days', older: 'Over 30 days' } as const;
const HAPPENED = { new: 'New', ended: 'Ended', active: 'Active on the last day' } as const;
export const CALL_KINDS = { call: 'Call', 'follow-up': 'Follow-up' } as const;

export const LEADS = report({
  title: 'Leads by source',
  sentence: 'Leads by the day they were added, also those who became clients since. Archived contacts are left out.',
  needs: ['leads:view', 'contacts:view'],
  period: { label: 'Added', usual: 30 },
  location: true,
  person: 'Owner',
  columns: [
    contact('Lead'),
    { key: 'at', label: 'Added', kind: 'instant', width: 130 },
    { key: 'source', label: 'Source', kind: 'choice', choices: NO_SOURCE, width: 150 },
    { key: 'stage', label: 'Stage', kind: 'choice', choices: LEAD_STATES, width: 150 },
    { key: 'urgency', label: 'Urgency', kind: 'text', width: 100 },
    { key: 'hours', label: 'Hours to contact', kind: 'number', width: 140 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: {
    source: { label: 'Source', choices: NO_SOURCE },
    stage: { label: 'Stage', choices: LEAD_STATES },
    hot: { label: 'Urgency', choices: HOT },
    answered: { label: 'First contact', choices: ANSWERED },
  },
  groupBy: ['source'],
  row: ['lead', 'leads'],
  measures: [
    {
      key: 'converted',
      label: 'Clients',
      kind: 'count',
      where: { stage: 'converted' },
      sentence: 'Of these leads, those who are clients today.',
    },
    { key: 'lost', label: 'Lost', kind: 'count', where: { stage: 'lost' }, sentence: 'Of these leads, those marked as lost today.' },
    {
      key: 'waiting',
      label: 'No contact yet',
      kind: 'count',
      where: { answered: 'waiting' },
      sentence: 'Of these leads, those no one has reached or left a message for.',
    },
    {
      key: 'hours',
      label: 'Median hours to contact',
      kind: 'median',
      of: 'hours',
      unit: 'hours',
      sentence: 'Half of the contacted leads were contacted within this many hours after they were added.',
    },
  ],
  catalog: true,
});

export const CALLS = report({
  title: 'Calls and follow-ups by person',
  sentence:
    'Calls by the day they were made, and follow-ups by the day they are planned for. A follow-up belongs to the owner of the contact.',
  needs: ['leads:view', 'contacts:view'],
  period: { label: 'Made or planned', usual: 30 },
  location: true,
  person: 'Person',
  columns: [
    contact('Contact'),
    { key: 'at', label: 'When', kind: 'instant', width: 130 },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: CALL_KINDS, width: 110 },
    { key: 'outcome', label: 'Outcome', kind: 'choice', choices: CALL_OUTCOMES, width: 160 },
    person('Person'),
    LOCATION,
  ],
  dimensions: { kind: { label: 'Kind', choices: CALL_KINDS }, outcome: { label: 'Outcome', choices: CALL_OUTCOMES } },
  groupBy: ['person'],
  row: ['entry', 'entries'],
  measures: [
    { key: 'calls', label: 'Calls', kind: 'count', where: { kind: 'call' }, sentence: 'Calls this person recorded in the period.' },
    { key: 'reached', label: 'Reached', kind: 'count', where: { outcome: 'reached' }, sentence: 'Calls in which the contact was reached.' },
    {
      key: 'followUps',
      label: 'Follow-ups',
      kind: 'count',
      where: { kind: 'follow-up' },
      sentence: 'Follow-ups planned for a day in the period.',
    },
    { key: 'overdue', label: 'Overdue', kind: 'count', where: { outcome: 'overdue' }, sentence: 'Follow-ups whose day is over.' },
  ],
  catalog: true,
});

export const ONBOARDING = report({
  title: 'Onboarding ages',
  sentence: 'Clients in onboarding today, longest first.',
  needs: ['cases:view', 'contacts:view'],
  location: true,
  person: 'Owner',
  columns: [
    contact('Client'),
    { key: 'at', label: 'Since', kind: 'instant', width: 130 },
    { key: 'days', label: 'Days', kind: 'number', width: 90 },
    { key: 'hold', label: 'On hold', kind: 'choice', choices: { yes: 'On hold', no: '' }, width: 100 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: { age: { label: 'Age', choices: AGES } },
  groupBy: ['age'],
  row: ['client', 'clients'],
  measures: [
    {
      key: 'days',
      label: 'Median days',
      kind: 'median',
      of: 'days',
      unit: 'days',
      sentence: 'Half of these clients have been in onboarding for at most this many days.',
    },
  ],
  catalog: true,
});

export const CLIENTS = report({
  title: 'Clients active, new and ended',
  sentence:
    'New: became a client in the period. Ended: graduated or canceled in the period. Active: a client on the last day of the period who had not ended. One client can be listed more than once. Archived contacts are left out.',
  needs: ['cases:view', 'contacts:view'],
  period: { label: 'Period', usual: 30 },
  location: true,
  person: 'Owner',
  columns: [
    contact('Client'),
    { key: 'at', label: 'Day', kind: 'instant', width: 130 },
    { key: 'happened', label: 'Counted as', kind: 'choice', choices: HAPPENED, width: 180 },
    { key: 'stage', label: 'Stage today', kind: 'choice', choices: STAGE_LABELS, width: 160 },
    { key: 'source', label: 'Source', kind: 'choice', choices: NO_SOURCE, width: 150 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: {
    happened: { label: 'Counted as', choices: HAPPENED },
    stage: { label: 'Stage', choices: STAGE_LABELS },
    source: { label: 'Source', choices: NO_SOURCE },
  },
  groupBy: ['happened'],
  row: ['entry', 'entries'],
  measures: [],
  catalog: false,
});

export const STAGES = report({
  title: 'Time between stages',
  sentence:
    'Stages that ended in the period: how long a lead or client stayed in each, and what came next. Kept since this version was installed.',
  needs: ['leads:view', 'cases:view', 'contacts:view'],
  period: { label: 'Left the stage', usual: 30 },
  location: true,
  person: 'Owner',
  columns: [
    contact('Contact'),
    { key: 'at', label: 'Left', kind: 'instant', width: 130 },
    { key: 'stage', label: 'Stage', kind: 'choice', choices: STAGE_LABELS, width: 170 },
    { key: 'next', label: 'Next', kind: 'choice', choices: { ...STAGE_LABELS, none: 'No stage' }, width: 170 },
    { key: 'days', label: 'Days in the stage', kind: 'number', width: 120 },
    person('Owner'),
    LOCATION,
  ],
  dimensions: {
    category: { label: 'Of', choices: { lead: 'Leads', client: 'Clients' } },
    stage: { label: 'Stage', choices: STAGE_LABELS },
    next: { label: 'Next stage', choices: { ...STAGE_LABELS, none: 'No stage' } },
  },
  groupBy: ['stage', 'next'],
  row: ['stay', 'stays'],
  measures: [
    {
      key: 'days',
      label: 'Median days',
      kind: 'median',
      of: 'days',
      unit: 'days',
      sentence: 'Half of them stayed in this stage for at most this many days.',
    },
  ],
  catalog: false,
});

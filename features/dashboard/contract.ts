// The start of the day: numbers, and what needs action now. Each part needs the permission of its feature.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { CLIENT_STAGES } from '../contacts/rules/stages.ts';

/** Counted up to a bound; `capped` is true when there are more. */
const counted = z.object({ count: z.number().int(), capped: z.boolean() });
export type Counted = z.output<typeof counted>;
/** This month until now, and last month until the same day. */
const compared = z.object({ now: counted, before: counted });
export type Compared = z.output<typeof compared>;

const needsAction = z.object({
  key: z.templateLiteral([z.string(), '.', z.string()]),
  count: z.number().int(),
  capped: z.boolean(),
  words: z.object({ one: z.string(), many: z.string() }),
  href: z.string(),
  weight: z.enum(['late', 'soon', 'open']),
});

const numbers = z
  .object({
    activeClients: counted,
    newLeads: compared,
    itemsInDispute: counted,
    itemsDisputed: compared,
    openRounds: counted,
    lettersToPrint: counted,
  })
  .partial();
export type Numbers = z.output<typeof numbers>;

/** What the office has set up already; null for who could not do it. */
const setup = z.object({
  companyName: z.boolean(),
  phone: z.boolean(),
  logo: z.boolean(),
  color: z.boolean(),
  location: z.boolean(),
  zone: z.string().nullable(),
  license: z.boolean(),
  mailTest: z.boolean(),
  team: z.boolean(),
  /** Of the person who asks. */
  secondFactor: z.boolean(),
  /** Whether someone confirmed that the recovery sheet is at hand; null where backups open with a passphrase, which has no sheet. */
  recoverySheet: z.boolean().nullable(),
  contact: z.boolean(),
  report: z.boolean(),
  letter: z.boolean(),
});
export type Setup = z.output<typeof setup>;

export const dashboardContract = {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    summary: 'What needs action now, and the numbers of the office, limited to what the person may see',
    audience: 'staff',
    permission: 'dashboard:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      needs: z.array(needsAction),
      numbers,
      setup: setup.nullable(),
    }),
  }),
  getSetup: endpoint({
    method: 'GET',
    path: '/dashboard/setup',
    summary: 'What the office has set up already',
    audience: 'staff',
    permission: 'dashboard:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ setup: setup.nullable() }),
  }),
  getCharts: endpoint({
    method: 'GET',
    path: '/dashboard/charts',
    summary: 'Clients by stage and leads by week, limited to what the person may see',
    audience: 'staff',
    permission: 'dashboard:view',
    activity: null,
    costly: true,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      clientsByStage: z.array(counted.extend({ stage: z.enum(CLIENT_STAGES) })).optional(),
      /** The week that begins on this Monday; `count` is null where there are more than are counted. */
      leadsByWeek: z.array(z.object({ week: z.string(), count: z.number().int().nullable() })).optional(),
    }),
  }),
};

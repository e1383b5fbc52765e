// Which credit monitoring a client uses and how reports come from it. By upload first; a partner's API where the office has one.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, namingLine } from '../../platform/base/free-text.ts';
import { pageInput, versioned, versionedInUrl } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';

export const PROVIDER_KEYS = ['identityiq', 'myscoreiq', 'myfreescorenow', 'smartcredit', 'privacyguard', 'other'] as const;
export const CONNECTION_STATUSES = ['invited', 'active', 'sign-in-failed', 'needs-client', 'unpaid', 'cancelled'] as const;
const provider = z.enum(PROVIDER_KEYS);
const status = z.enum(CONNECTION_STATUSES);
const nullable = z.string().nullable();

const connection = z.object({
  id: z.string(),
  version: z.number().int(),
  contactId: z.string(),
  contactName: z.string(),
  provider,
  providerName: z.string(),
  /** As the client gave it, its middle hidden ("m•••a@example.com"). */
  usernameMasked: nullable,
  partnerReference: nullable,
  status,
  statusNote: nullable,
  statusAt: z.string(),
  lastPullAt: nullable,
  lastReportId: nullable,
  nextRefreshOn: nullable,
  isPulling: z.boolean(),
  lastProblem: nullable,
  /** True when this office can fetch reports of this provider by its API; otherwise they are uploaded. */
  canPull: z.boolean(),
});
export type MonitoringConnection = z.output<typeof connection>;
const providerRow = z.object({ key: provider, name: z.string(), canPull: z.boolean(), enrolmentUrl: nullable, howToSave: z.string() });
export type MonitoringProvider = z.output<typeof providerRow>;

const notFound = { 'monitoring.notFound': { status: 404, when: 'There is no such connection, or it was removed.' } } as const;
const busy = { 'monitoring.busy': { status: 409, when: 'The provider is already being asked about this client.' } } as const;
const cannotPull = {
  'monitoring.cannotPull': { status: 409, when: 'This office has no API access to that provider; reports are uploaded.' },
} as const;
const typed = {
  username: namingLine(120).nullable().default(null),
  partnerReference: namingLine(120).nullable().default(null),
  nextRefreshOn: civilDate.nullable().default(null),
};

export const monitoringContract = {
  providers: endpoint({
    method: 'GET',
    path: '/monitoring-providers',
    summary: 'The providers this office works with and how reports come from each',
    audience: 'staff',
    permission: 'monitoring:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ rows: z.array(providerRow) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/monitoring-connections',
    summary: 'Connections of all clients; those that need attention first',
    audience: 'staff',
    permission: 'monitoring:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      status: status.optional(),
      provider: provider.optional(),
      contactId: z.uuid().optional(),
      search: z.string().trim().max(100).optional(),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(connection), next: nullable }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/monitoring-connections',
    summary: 'Record which monitoring a client uses',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.added',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'monitoring.exists': { status: 409, when: 'This client already has a connection to that provider.' },
    },
    input: z.strictObject({ contactId: z.uuid(), provider, status: status.default('active'), ...typed }),
    output: connection,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/monitoring-connections/{id}',
    summary: 'Change a connection',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.changed',
    refusals: { ...notFound, ...contactArchived.declared, ...changedMeanwhile.declared },
    input: z.strictObject({
      ...versioned,
      status,
      statusNote: freeLine(300).nullable().default(null),
      ...typed,
      /** The name on file is kept unless this is true. */
      changeUsername: z.boolean().default(false),
    }),
    output: connection,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/monitoring-connections/{id}',
    summary: 'Remove a connection; it can be restored',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.removed',
    refusals: { ...notFound, ...contactArchived.declared, ...changedMeanwhile.declared },
    input: z.strictObject(versionedInUrl),
    output: connection,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/monitoring-connections/{id}/restore',
    summary: 'Restore a removed connection',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.restored',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      'monitoring.exists': { status: 409, when: 'This client already has a connection to that provider.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: connection,
  }),
  sendEnrolment: endpoint({
    method: 'POST',
    path: '/monitoring-connections/{id}/enrolment-mail',
    summary: 'Send the client the link to enroll with the provider',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.enrolmentSent',
    danger: 'sends',
    refusals: {
      ...workRefusals.declared,
      ...notFound,
      ...contactArchived.declared,
      'monitoring.noEmail': { status: 422, when: 'The contact has no email address.' },
      'monitoring.optedOut': { status: 409, when: 'The contact withdrew the consent to be emailed (15 U.S.C. 7704(a)(4)).' },
      'monitoring.noEnrolmentLink': { status: 409, when: 'No enrollment link is set up for that provider.' },
      'monitoring.sentJustNow': { status: 409, when: 'The link was sent less than ten minutes ago.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: connection,
  }),
  test: endpoint({
    method: 'POST',
    path: '/monitoring-connections/{id}/test',
    summary: 'Ask the provider whether it knows this client; orders nothing',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.tested',
    refusals: { ...workRefusals.declared, ...notFound, ...contactArchived.declared, ...busy, ...cannotPull },
    input: z.strictObject({ id: z.uuid() }),
    output: connection,
  }),
  importNow: endpoint({
    method: 'POST',
    path: '/monitoring-connections/{id}/import',
    summary: 'Fetch the newest report the provider already has; never orders a paid refresh',
    audience: 'staff',
    permission: 'monitoring:manage',
    activity: 'monitoring.importAsked',
    costly: true,
    refusals: { ...workRefusals.declared, ...notFound, ...contactArchived.declared, ...busy, ...cannotPull },
    input: z.strictObject({ id: z.uuid() }),
    output: connection,
  }),
  listPulls: endpoint({
    method: 'GET',
    path: '/monitoring-connections/{id}/pulls',
    summary: 'Requests to the provider and their results, newest first',
    audience: 'staff',
    permission: 'monitoring:view',
    activity: null,
    refusals: { ...notFound, ...cursorUnknown.declared },
    input: z.strictObject({ id: z.uuid(), ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['test', 'report']),
          begunAt: z.string(),
          endedAt: nullable,
          outcome: nullable,
          detail: nullable,
          reportId: nullable,
          begunBy: z.string(),
        }),
      ),
      next: nullable,
    }),
  }),
};

// What clients see of their progress, and whether they hear from the office.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { HEARD_BY, SILENCES } from './rules/silence.ts';

const nullable = z.string().nullable();
export const PORTAL_STATES = ['none', 'invited', 'active'] as const;
export const CLIENT_ORDERS = ['longest', 'shortest', 'name'] as const;

const client = z.object({
  contactId: z.string(),
  name: z.string(),
  ownerId: nullable,
  /** 'active': can sign in; 'invited': has an invitation that can still be accepted. */
  portal: z.enum(PORTAL_STATES),
  lastSeenAt: nullable,
  /** Questions in the portal without an answer. */
  questions: z.number().int(),
  heard: z.object({ at: z.string(), by: z.enum(HEARD_BY) }).nullable(),
  /** Civil days at the office since the client heard, or became a client. */
  days: z.number().int(),
  silence: z.enum(SILENCES),
});
export type PortalClient = z.output<typeof client>;

const counted = z.object({ count: z.number().int(), /** True when there are more than that. */ capped: z.boolean() });

const filter = {
  portal: z.enum(PORTAL_STATES).optional(),
  silence: z.enum(SILENCES).optional(),
  /** 'yes': with questions that wait for the client. */
  questions: z.enum(['yes']).optional(),
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  /** Clients whose work has ended (graduated or canceled) are left out unless asked for. */
  ended: z.enum(['yes']).optional(),
  search: z.string().trim().max(100).optional(),
};

export const progressPortalContract = {
  list: endpoint({
    method: 'GET',
    path: '/progress-portal/clients',
    summary: 'Clients with their portal and how long ago they heard from the office',
    audience: 'staff',
    permission: 'progress-portal:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ ...filter, order: z.enum(CLIENT_ORDERS).default('longest'), ...pageInput({ usual: 50, most: 100 }) }),
    output: z.object({ rows: z.array(client), next: nullable }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/progress-portal/counts',
    summary: 'How many clients at work heard lately, some time ago, or too long ago',
    audience: 'staff',
    permission: 'progress-portal:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ good: counted, soon: counted, late: counted }),
  }),
  openPreview: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/portal-preview',
    summary: 'Open a read-only preview of what a client sees in the portal',
    audience: 'staff',
    permission: 'progress-portal:preview',
    activity: 'progressPortal.previewOpened',
    sees: 'portal-preview',
    refusals: {
      ...contactNotFound.declared,
      'progressPortal.notAClient': { status: 409, when: 'The contact is not a client, or is archived.' },
    },
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({
      pass: z.string(),
      name: z.string(),
      /** False when the client cannot sign in yet. */ hasLogin: z.boolean(),
      expiresAt: z.string(),
    }),
  }),
};

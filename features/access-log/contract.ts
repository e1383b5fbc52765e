// Who was shown what of whom: a list for each client and for each member of staff, and the clients that were touched, as a file.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';

const entry = {
  id: z.number().int(),
  /** The first look of the fifteen minutes. */
  at: z.string(),
  /** As rules/access-kinds.ts names it. */
  kind: z.string(),
};
const contactEntry = z.object({ ...entry, userId: z.string(), userName: z.string() });
export type ContactEntry = z.output<typeof contactEntry>;
const personEntry = z.object({ ...entry, contactId: z.string(), contactName: z.string() });
export type PersonEntry = z.output<typeof personEntry>;

/** Both days are included, as days of the office. */
const span = { from: civilDate.optional(), to: civilDate.optional() };
/** One sign-in alone; 'none' for entries of versions that did not note it. */
const sessionId = z.union([z.uuid(), z.literal('none')]).optional();
const userNotFound = { 'roles.userNotFound': { status: 404, when: 'There is no such member of staff.' } } as const;
const userId = z.uuid();
const page = pageInput({ usual: 50, most: 200 });

const session = z.object({ id: z.string().nullable(), first: z.string(), last: z.string(), contacts: z.number().int() });
export type AccessSession = z.output<typeof session>;

export const accessLogContract = {
  listForContact: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/access-log',
    summary: 'Which staff were shown what of a contact, newest first',
    audience: 'staff',
    permission: 'access-log:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...span, ...page }),
    output: z.object({ rows: z.array(contactEntry), next: z.string().nullable() }),
  }),
  listForPerson: endpoint({
    method: 'GET',
    path: '/access-log/people/{userId}',
    summary: 'What a member of staff was shown of which contacts, newest first',
    audience: 'staff',
    permission: 'access-log:view',
    activity: null,
    refusals: { ...userNotFound, ...cursorUnknown.declared },
    input: z.strictObject({ userId, sessionId, ...span, ...page }),
    output: z.object({ rows: z.array(personEntry), next: z.string().nullable() }),
  }),
  summarizePerson: endpoint({
    method: 'GET',
    path: '/access-log/people/{userId}/summary',
    summary: 'Of how many contacts a member of staff was shown data, in all and in each sign-in',
    audience: 'staff',
    permission: 'access-log:view',
    activity: null,
    refusals: userNotFound,
    input: z.strictObject({ userId, ...span }),
    output: z.object({
      contacts: z.number().int(),
      /** The latest hundred. */
      sessions: z.array(session),
    }),
  }),
  exportPerson: endpoint({
    method: 'POST',
    path: '/access-log/people/{userId}/file',
    summary: 'Download the contacts of whom a member of staff was shown data as CSV, for a notice of a breach',
    audience: 'staff',
    permission: 'access-log:export',
    activity: 'accessLog.exported',
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: {
      ...userNotFound,
      'accessLog.tooMany': { status: 422, when: 'There are more contacts than a file can hold; a shorter time is needed.' },
    },
    input: z.strictObject({ userId, sessionId, ...span }),
    output: z.file(),
  }),
};

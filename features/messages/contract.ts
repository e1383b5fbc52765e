// Messages between the office and a client, in threads: either side may begin one, and each sees what the other has not read yet.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../platform/base/free-text.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';

const nullable = z.string().nullable();
export const MESSAGE_SIDES = ['client', 'office'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

const thread = z.object({
  id: z.string(),
  contactId: z.string(),
  subject: nullable,
  /** Its beginning; null where nothing is left of it. */
  lastMessage: nullable,
  lastFrom: z.enum(MESSAGE_SIDES),
  lastAt: z.string(),
  /** The other side wrote since this side read it last. */
  unread: z.boolean(),
});
export type MessageThread = z.output<typeof thread>;
const message = z.object({ id: z.string(), at: z.string(), from: z.enum(MESSAGE_SIDES), name: z.string(), body: z.string() });
export type Message = z.output<typeof message>;
/** Messages with the newest first. */
const conversation = z.object({ thread, rows: z.array(message), next: nullable });
const threads = z.object({ rows: z.array(thread), next: nullable });

const notFound = {
  'messages.notFound': { status: 404, when: 'There is no such thread.', spanish: 'Esta conversación no está aquí.' },
} as const;
const tooMany = {
  'messages.tooMany': {
    status: 429,
    when: 'More than 30 messages were sent within an hour.',
    spanish: 'Ha enviado muchos mensajes. Inténtelo de nuevo en una hora.',
  },
} as const;
const body = freeText(4000).min(1, 'Please write a message.');
const subject = freeLine(120)
  .nullable()
  .default(null)
  .transform((text) => text || null);
const id = z.uuid();
const page = pageInput({ usual: 20, most: 100 });

export const messagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/messages',
    summary: 'The threads of a contact, the one written to last first',
    audience: 'staff',
    permission: 'messages:view',
    activity: null,
    sees: 'messages',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...page }),
    output: threads,
  }),
  get: endpoint({
    method: 'GET',
    path: '/messages/{id}',
    summary: 'One thread with its messages, newest first',
    audience: 'staff',
    permission: 'messages:view',
    activity: null,
    sees: 'messages',
    refusals: { ...notFound, ...cursorUnknown.declared },
    input: z.strictObject({ id, ...page }),
    output: conversation,
  }),
  start: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/messages',
    summary: 'Begin a thread with a message to the client, who is told by email that it is there',
    audience: 'staff',
    permission: 'messages:send',
    activity: 'messages.sent',
    danger: 'sends',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared },
    input: z.strictObject({ contactId: z.uuid(), subject, body }),
    output: thread,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/messages/{id}/replies',
    summary: 'Answer in a thread; the client is told by email that it is there',
    audience: 'staff',
    permission: 'messages:send',
    activity: 'messages.sent',
    danger: 'sends',
    refusals: { ...notFound, ...contactArchived.declared },
    input: z.strictObject({ id, body }),
    output: thread,
  }),
  read: endpoint({
    method: 'POST',
    path: '/messages/{id}/read',
    summary: 'Mark a thread as read by the office',
    audience: 'staff',
    permission: 'messages:send',
    activity: { upkeep: 'messages.read' },
    refusals: notFound,
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  listMine: endpoint({
    method: 'GET',
    path: '/portal/messages',
    summary: "The client's own threads, the one written to last first",
    audience: 'client',
    permission: 'messages:view-own',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(page),
    output: threads,
  }),
  getMine: endpoint({
    method: 'GET',
    path: '/portal/messages/{id}',
    summary: "One of the client's own threads with its messages, newest first",
    audience: 'client',
    permission: 'messages:view-own',
    activity: null,
    refusals: { ...notFound, ...cursorUnknown.declared },
    input: z.strictObject({ id, ...page }),
    output: conversation,
  }),
  startMine: endpoint({
    method: 'POST',
    path: '/portal/messages',
    summary: 'Begin a thread with a message to the office',
    audience: 'client',
    permission: 'messages:send-own',
    activity: 'messages.received',
    refusals: tooMany,
    input: z.strictObject({ subject, body }),
    output: thread,
  }),
  replyMine: endpoint({
    method: 'POST',
    path: '/portal/messages/{id}/replies',
    summary: 'Answer in a thread of one’s own',
    audience: 'client',
    permission: 'messages:send-own',
    activity: 'messages.received',
    refusals: { ...notFound, ...tooMany },
    input: z.strictObject({ id, body }),
    output: thread,
  }),
  readMine: endpoint({
    method: 'POST',
    path: '/portal/messages/{id}/read',
    summary: 'Mark a thread as read by the client',
    audience: 'client',
    permission: 'messages:send-own',
    activity: { upkeep: 'messages.read' },
    refusals: notFound,
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
};

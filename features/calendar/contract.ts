// The calendar: appointments, which are kept here, and the deadlines that other features declare (`deadlines` of their manifests).
import { z } from 'zod';
import { daysBetween } from '../../platform/base/civil-date.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../platform/base/free-text.ts';
import { pageInput, versioned, versionedInUrl } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { checkTimes, MOST_RANGE_DAYS } from './rules/times.ts';

const nullable = z.string().nullable();
const person = z.object({ id: z.string(), name: z.string() }).nullable();

const appointment = z.object({
  id: z.string(),
  version: z.number().int(),
  contact: person,
  title: z.string(),
  /** Instants in UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  assigneeId: nullable,
  place: nullable,
  note: nullable,
  createdBy: z.string(),
});
export type Appointment = z.output<typeof appointment>;

/** Another appointment of the same person or contact at the same time. */
const overlap = appointment.pick({ id: true, title: true, startsAt: true, endsAt: true, assigneeId: true, contact: true });
export type Overlap = z.output<typeof overlap>;
/** The appointment as it is now, and what it overlaps: a warning, never a refusal. */
const saved = z.object({ appointment, overlaps: z.array(overlap) });

const deadline = z.object({
  kind: z.string(),
  id: z.string(),
  version: z.number().int().nullable(),
  on: z.string(),
  title: z.string(),
  contact: person,
  personId: nullable,
  href: z.string(),
});
export type CalendarDeadline = z.output<typeof deadline>;
const kind = z.object({
  key: z.string(),
  name: z.string(),
  /** Why the day cannot be moved, and the law; null where people set it themselves. */
  locked: z.object({ reason: z.string(), citation: nullable }).nullable(),
  /** True when this person may move them. */
  movable: z.boolean(),
  /** There are more in the range than are answered; those until this day are complete. Null when all are here. */
  completeUntil: nullable,
});
export type CalendarKind = z.output<typeof kind>;

/** Unreadable, it ends the check: what compares times is not asked about it. */
const instant = z.iso.datetime({ offset: true, abort: true, error: 'Please enter a date and a time.' }).transform((text) => new Date(text));
const times = { startsAt: instant, endsAt: instant };
const typed = {
  title: freeLine(160).min(1, 'Please enter what it is about.'),
  ...times,
  assigneeId: z.uuid().nullable().default(null),
  place: freeLine(200)
    .nullable()
    .default(null)
    .transform((place) => place || null),
  note: freeText(4000)
    .nullable()
    .default(null)
    .transform((note) => note || null),
  contactId: z.uuid().nullable().default(null),
};

const notFound = { 'calendar.notFound': { status: 404, when: 'There is no such appointment, or it was removed.' } } as const;
const assigneeUnknown = {
  'calendar.assigneeUnknown': { status: 422, when: 'The person is not among the staff who can sign in.' },
} as const;
const feed = z.object({ withNames: z.boolean(), createdAt: z.string(), lastReadAt: nullable }).nullable();
export type CalendarFeed = z.output<typeof feed>;

export const calendarContract = {
  list: endpoint({
    method: 'GET',
    path: '/calendar',
    summary: 'Appointments and deadlines in a range of days, as far as the person may see them',
    audience: 'staff',
    permission: 'calendar:view',
    activity: null,
    refusals: {},
    input: z
      .strictObject({
        from: civilDate,
        until: civilDate,
        /** The zone whose days are asked for; deadlines are civil dates and have none. */
        zone: z.string().max(60).optional(),
        person: z.uuid().optional(),
        /** Kinds to leave out, with commas between them. */
        without: z.string().max(400).default(''),
      })
      .refine(({ from, until }) => daysBetween(from, until) >= 0 && daysBetween(from, until) < MOST_RANGE_DAYS, {
        path: ['until'],
        message: `Please ask for at most ${MOST_RANGE_DAYS} days.`,
      }),
    output: z.object({ kinds: z.array(kind), appointments: z.array(appointment), deadlines: z.array(deadline) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/calendar/appointments/{id}',
    summary: 'One appointment',
    audience: 'staff',
    permission: 'calendar:view',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: appointment,
  }),
  ofContact: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/appointments',
    summary: 'Appointments of a contact, latest first',
    audience: 'staff',
    permission: 'calendar:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({ rows: z.array(appointment), next: nullable }),
  }),
  overlaps: endpoint({
    method: 'GET',
    path: '/calendar/overlaps',
    summary: 'Appointments of a person or contact at a time',
    audience: 'staff',
    permission: 'calendar:view',
    activity: null,
    refusals: {},
    input: z
      .strictObject({ ...times, assigneeId: z.uuid().optional(), contactId: z.uuid().optional(), except: z.uuid().optional() })
      .superRefine(checkTimes),
    output: z.object({ overlaps: z.array(overlap) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/calendar/appointments',
    summary: 'Add an appointment; no one is notified',
    audience: 'staff',
    permission: 'calendar:keep',
    activity: 'calendar.added',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...assigneeUnknown },
    input: z.strictObject(typed).superRefine(checkTimes),
    output: saved,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/calendar/appointments/{id}',
    summary: 'Change an appointment',
    audience: 'staff',
    permission: 'calendar:keep',
    activity: 'calendar.changed',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...contactNotFound.declared, ...contactArchived.declared, ...assigneeUnknown },
    input: z.strictObject({ ...versioned, ...typed }).superRefine(checkTimes),
    output: saved,
  }),
  move: endpoint({
    method: 'POST',
    path: '/calendar/appointments/{id}/move',
    summary: 'Move an appointment to another time',
    audience: 'staff',
    permission: 'calendar:keep',
    activity: 'calendar.moved',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...contactArchived.declared },
    input: z.strictObject({ ...versioned, ...times }).superRefine(checkTimes),
    output: saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/calendar/appointments/{id}',
    summary: 'Remove an appointment; it can be restored',
    audience: 'staff',
    permission: 'calendar:keep',
    activity: 'calendar.removed',
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject(versionedInUrl),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/calendar/appointments/{id}/restore',
    summary: 'Restore a removed appointment',
    audience: 'staff',
    permission: 'calendar:keep',
    activity: 'calendar.restored',
    refusals: {
      ...notFound,
      ...contactArchived.declared,
      'calendar.notRemoved': { status: 409, when: 'The appointment was not removed.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: saved,
  }),
  getFeed: endpoint({
    method: 'GET',
    path: '/calendar/feed',
    summary: "Whether one's own calendar feed is on; its address is shown only when it is made",
    audience: 'staff',
    permission: 'calendar:subscribe',
    activity: null,
    refusals: {},
    input: z.strictObject({}),
    output: z.object({ feed }),
  }),
  makeFeed: endpoint({
    method: 'POST',
    path: '/calendar/feed',
    summary: "Make the address of one's own calendar feed; an address made before stops working",
    audience: 'staff',
    permission: 'calendar:subscribe',
    activity: 'calendar.feedMade',
    refusals: {},
    input: z.strictObject({ withNames: z.boolean().default(false) }),
    output: z.object({ feed: feed.unwrap(), url: z.string() }),
  }),
  revokeFeed: endpoint({
    method: 'DELETE',
    path: '/calendar/feed',
    summary: "Turn one's own calendar feed off; its address stops working at once",
    audience: 'staff',
    permission: 'calendar:subscribe',
    activity: 'calendar.feedRevoked',
    refusals: { 'calendar.noFeed': { status: 404, when: 'The feed is off already.' } },
    input: z.strictObject({}),
    output: z.object({ revoked: z.literal(true) }),
  }),
};

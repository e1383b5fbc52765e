// What must go and what must stay: what is due, legal holds, disposals with their certificates, and a client's wish for their data.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeText } from '../../platform/base/free-text.ts';
import { pageInput, version } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { writtenReason } from '../../platform/base/written-reason.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { RETENTION_GROUPS, TYPED_ABOVE } from './rules/retention-groups.ts';

const count = z.number().int();
const group = z.enum(RETENTION_GROUPS);
const nullable = z.string().nullable();
const settings = z.object({ version: count, reportsMonths: count, recordsYears: count });
export type RetentionSettingsView = z.output<typeof settings>;

const dueRow = z.object({
  contactId: z.string(),
  name: z.string(),
  what: group,
  /** The day the matter was closed or last worked on, and the day from which disposal is due. */
  since: z.string(),
  due: z.string(),
  held: z.boolean(),
});
export type DueRow = z.output<typeof dueRow>;

const kindRow = z.object({
  key: z.string(),
  name: z.string(),
  what: group,
  /** The day until which a statute asks to keep it, with the law; null where none does. */
  mustUntil: nullable,
  law: nullable,
  /** The day from which it is due. */
  due: z.string(),
  /** Whether the client's wish takes it now; if not, why, and until when it stays. */
  onRequest: z.boolean(),
  stays: nullable,
});
export type KindRow = z.output<typeof kindRow>;

const hold = z.object({
  id: z.string(),
  reason: z.string(),
  placedAt: z.string(),
  placedBy: z.string(),
  liftedAt: nullable,
  liftedBy: nullable,
  liftedBecause: nullable,
});
export type HoldRow = z.output<typeof hold>;

const disposal = z.object({
  id: z.string(),
  origin: z.enum(['due', 'wish']),
  state: z.enum(['running', 'done']),
  approvedAt: z.string(),
  approvedBy: z.string(),
  finishedAt: nullable,
  subjects: count,
  done: count,
  skipped: count,
});
export type DisposalRow = z.output<typeof disposal>;

const contactId = z.strictObject({ contactId: z.uuid() });
const legalHold = {
  'retention.held': { status: 409, when: 'A legal hold stops everything that would destroy records of this client.' },
} as const;
const disposed = {
  'retention.disposed': { status: 409, when: 'The record of this client was disposed of.' },
} as const;

export const retentionContract = {
  listDue: endpoint({
    method: 'GET',
    path: '/retention/due',
    summary: 'What is past the end of its keeping, longest due first',
    audience: 'staff',
    permission: 'retention:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      ...pageInput({ usual: 50, most: 200 }),
      what: group.optional(),
      held: z.enum(['yes', 'no']).optional(),
    }),
    output: z.object({
      rows: z.array(dueRow),
      next: nullable,
      /** All that match and are not on hold, which is what approving all of them takes. */
      ready: count,
      reviewedAt: nullable,
      settings,
    }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/retention/disposals',
    summary: 'Destroy what is due, in the background; it cannot be undone',
    audience: 'staff',
    permission: 'retention:approve',
    activity: 'retention.approved',
    danger: 'deletes',
    recent: true,
    refusals: {
      ...changedMeanwhile.declared,
      'retention.nothingDue': { status: 409, when: 'None of it is due any more, or someone else approved it.' },
      'retention.typeCount': { status: 422, when: `More than ${TYPED_ABOVE} clients are meant, and their number was not typed.` },
    },
    input: z.strictObject({
      /** Single rows, or all that match and are not on hold. */
      rows: z
        .array(z.strictObject({ contactId: z.uuid(), what: group }))
        .max(200)
        .optional(),
      what: group.optional(),
      /** How many the person saw. */
      expected: z.int().min(1),
      typed: z.int().nullable(),
    }),
    output: z.object({ id: z.string() }),
  }),
  listDisposals: endpoint({
    method: 'GET',
    path: '/retention/disposals',
    summary: 'Disposals, latest first, with how far each is',
    audience: 'staff',
    permission: 'retention:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 20, most: 100 })),
    output: z.object({ rows: z.array(disposal), next: nullable }),
  }),
  openCertificate: endpoint({
    method: 'POST',
    path: '/retention/disposals/{id}/certificate',
    summary: 'The certificate of a disposal as PDF: what, when, by whom, how, and how much',
    audience: 'staff',
    permission: 'retention:view',
    activity: 'retention.certificateOpened',
    costly: true,
    refusals: {
      'retention.notFound': { status: 404, when: 'There is no such disposal.' },
      'retention.notDone': { status: 409, when: 'The disposal is still running.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/retention/settings',
    summary: 'Set how long the office keeps what the law leaves to it',
    audience: 'staff',
    permission: 'retention:approve',
    activity: 'retention.settingsSaved',
    danger: 'deletes',
    recent: true,
    refusals: changedMeanwhile.declared,
    input: z.strictObject({
      version,
      reportsMonths: z.int().min(1, 'Choose 1 to 24 months.').max(24, 'Choose 1 to 24 months (16 CFR 314.4(c)(6)).'),
      recordsYears: z.int().min(5, 'Choose 5 to 15 years (15 U.S.C. 1679i).').max(15, 'Choose 5 to 15 years.'),
    }),
    output: settings,
  }),
  ofContact: endpoint({
    method: 'GET',
    path: '/retention/contacts/{contactId}',
    summary: 'What is kept of a client, until when each kind must and may be, and the legal holds',
    audience: 'staff',
    permission: 'retention:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: contactId,
    output: z.object({
      /** The day from which it is counted, and whether the work has ended. */
      since: z.string(),
      closed: z.boolean(),
      disposedAt: nullable,
      kinds: z.array(kindRow),
      holds: z.array(hold),
    }),
  }),
  holdOf: endpoint({
    method: 'GET',
    path: '/retention/contacts/{contactId}/hold',
    summary: 'The legal hold on a client, if there is one',
    audience: 'staff',
    permission: 'retention:view',
    activity: null,
    refusals: {},
    input: contactId,
    output: z.object({ hold: hold.nullable() }),
  }),
  placeHold: endpoint({
    method: 'POST',
    path: '/retention/contacts/{contactId}/holds',
    summary: 'Stop everything that would destroy records of a client',
    audience: 'staff',
    permission: 'retention:hold',
    activity: 'retention.holdPlaced',
    refusals: { ...contactNotFound.declared, ...legalHold, ...disposed },
    input: z.strictObject({ contactId: z.uuid(), reason: writtenReason(500) }),
    output: z.object({ id: z.string() }),
  }),
  liftHold: endpoint({
    method: 'POST',
    path: '/retention/contacts/{contactId}/holds/lift',
    summary: 'End a legal hold, with the reason',
    audience: 'staff',
    permission: 'retention:hold',
    activity: 'retention.holdLifted',
    danger: 'gates',
    refusals: { 'retention.notHeld': { status: 409, when: 'There is no legal hold on this client.' } },
    input: z.strictObject({ contactId: z.uuid(), reason: writtenReason(500) }),
    output: z.null(),
  }),
  deleteOnRequest: endpoint({
    method: 'POST',
    path: '/retention/contacts/{contactId}/delete',
    summary: 'Destroy what may go of a client who asks for it; what must stay is named',
    audience: 'staff',
    permission: 'retention:delete',
    activity: 'retention.deletionRequested',
    danger: 'deletes',
    recent: true,
    refusals: {
      ...contactNotFound.declared,
      ...legalHold,
      ...disposed,
      ...changedMeanwhile.declared,
      'retention.stillOpen': { status: 409, when: 'The client is still being worked for.' },
      'retention.mustKeep': { status: 409, when: 'All that is left must be kept.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      /** The kinds the person saw that would go. */
      kinds: z
        .array(z.string().regex(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/, 'This is no kind of record.'))
        .min(1)
        .max(100),
      asked: freeText(500).min(1, 'Say how and when the client asked.'),
    }),
    output: z.object({ id: z.string(), letter: z.array(z.string()) }),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/retention/contacts/{contactId}/hand-over',
    summary: 'Everything that is kept of a client, as one ZIP file for them',
    audience: 'staff',
    permission: 'retention:hand-over',
    activity: 'retention.handedOver',
    danger: 'exports',
    recent: true,
    sees: 'everything',
    costly: true,
    refusals: {
      ...contactNotFound.declared,
      ...disposed,
      'retention.tooLarge': { status: 422, when: 'The files of the client are more than fits into one ZIP file.' },
    },
    input: contactId,
    output: z.file(),
  }),
};

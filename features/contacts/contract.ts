// People: leads and clients are stages of one record. SSN and date of birth go in, and come out masked; the full values
// leave only through `revealIdentity`, which is permissioned and leaves a trace.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { LANGUAGES } from '../../platform/base/language.ts';
import { freeLine, namingLine } from '../../platform/base/free-text.ts';
import { pageInput, versioned, version } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { changes, contactArchived, contactNotFound, fieldInvalid, identityLimit } from './rules/contact-refusals.ts';
import { checkAddress, checkContact, civilDate, CONSENT_CHANNELS, contactFields, ssn, stateCode } from './rules/contact-schema.ts';
import { customField } from '../contact-fields/contract.ts';
import { HOLD_KINDS } from './rules/holds.ts';
import { noteBody } from './rules/note-body.ts';
import { CATEGORIES, STAGES, URGENCIES } from './rules/stages.ts';

export { CATEGORIES, URGENCIES } from './rules/stages.ts';

const nullable = z.string().nullable();
const followUpOn = z.string().nullable();
const person = z.object({ id: z.string(), name: z.string() }).nullable();
const consent = z.object({
  channel: z.enum(CONSENT_CHANNELS),
  given: z.boolean(),
  at: z.string(),
  source: z.string(),
  wording: nullable,
  recordedBy: z.string(),
});
const address = z.object({
  id: z.string(),
  addressLine1: z.string(),
  addressLine2: nullable,
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  livedFrom: nullable,
  livedUntil: nullable,
});
export type PreviousAddress = z.output<typeof address>;
const otherName = z.object({ id: z.string(), name: z.string() });
export type OtherName = z.output<typeof otherName>;

export const contactView = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  firstName: z.string(),
  middleName: nullable,
  lastName: z.string(),
  suffix: nullable,
  company: nullable,
  category: z.enum(CATEGORIES),
  stage: z.enum(STAGES).nullable(),
  stageSince: nullable,
  urgency: z.enum(URGENCIES).nullable(),
  email: nullable,
  phone: nullable,
  phoneHome: nullable,
  phoneWork: nullable,
  language: z.enum(LANGUAGES),
  addressLine1: nullable,
  addressLine2: nullable,
  city: nullable,
  state: nullable,
  zip: nullable,
  /** Null where it follows the address. */
  timeZone: nullable,
  source: nullable,
  referrer: person,
  spouse: person,
  ownerId: nullable,
  ownerName: nullable,
  locationId: nullable,
  tags: z.array(z.string()),
  followUpOn,
  custom: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  /** '••••1234', or null when no SSN is on file. */
  ssnMasked: nullable,
  /** '••/••/1985', or null. */
  dateOfBirthMasked: nullable,
  firstContactedAt: nullable,
  lastContactedAt: nullable,
  convertedAt: nullable,
  lostReason: nullable,
  onHoldSince: nullable,
  holdKind: z.enum(HOLD_KINDS).nullable(),
  holdReason: nullable,
  /** The day from which someone asks whether work resumes. */
  holdUntil: nullable,
  archivedAt: nullable,
  mergedInto: nullable,
  /** The import that brought this person in. */
  importId: nullable,
  /** What holds now, by channel; the history has its own endpoint. */
  consents: z.array(consent),
  previousAddresses: z.array(address),
  otherNames: z.array(otherName),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The data that letters still need, as labels. */
  missingForLetters: z.array(z.string()),
  abilities: z.object({ update: z.boolean(), reveal: z.boolean(), archive: z.boolean(), addReport: z.boolean(), dispute: z.boolean() }),
});
export type ContactView = z.output<typeof contactView>;

const hit = z.object({
  id: z.string(),
  name: z.string(),
  company: nullable,
  category: z.enum(CATEGORIES),
  email: nullable,
  phone: nullable,
  ssnMasked: nullable,
  archived: z.boolean(),
});
export type ContactHit = z.output<typeof hit>;
const note = z.object({
  id: z.string(),
  version: z.number().int(),
  body: z.string(),
  pinned: z.boolean(),
  createdAt: z.string(),
  createdBy: z.string(),
  editedAt: nullable,
  own: z.boolean(),
});
export type Note = z.output<typeof note>;

const noteOfAnother = {
  'contacts.noteOfAnother': {
    status: 403,
    when: 'Only the author of a note may change its text. Only the author, or someone who may archive contacts, may remove it.',
  },
} as const;
const when = { livedFrom: civilDate.nullable().default(null), livedUntil: civilDate.nullable().default(null) };
const page = pageInput({ usual: 50, most: 200 });

export const contactsContract = {
  search: endpoint({
    method: 'GET',
    path: '/contacts/search',
    summary: 'The closest contacts for a search text; tolerates typing errors',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ q: z.string().trim().min(1).max(80), limit: z.coerce.number().int().min(1).max(20).default(8) }),
    output: z.object({ hits: z.array(hit.extend({ /** False when a typing error was forgiven. */ exact: z.boolean() })) }),
  }),
  findSimilar: endpoint({
    method: 'GET',
    path: '/contacts/similar',
    summary: 'Contacts that share an email, phone or name with a contact that is being added',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: {},
    input: z.strictObject({
      email: z.string().max(254).optional(),
      phone: z.string().max(64).optional(),
      name: z.string().max(200).optional(),
      except: z.uuid().optional(),
    }),
    output: z.object({ hits: z.array(hit.extend({ reasons: z.array(z.enum(['email', 'phone', 'name'])) })) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/contacts/{id}',
    summary: 'One contact',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    sees: 'contact',
    refusals: contactNotFound.declared,
    input: z.strictObject({ id: z.uuid() }),
    output: contactView,
  }),
  create: endpoint({
    method: 'POST',
    path: '/contacts',
    summary: 'Add a contact',
    audience: 'staff',
    permission: 'contacts:create',
    activity: 'contacts.created',
    refusals: { ...fieldInvalid, ...identityLimit },
    input: z
      .strictObject({
        ...contactFields,
        ssn: ssn.default(null),
        dateOfBirth: civilDate.nullable().default(null),
        consents: z
          .array(z.strictObject({ channel: z.enum(CONSENT_CHANNELS), source: freeLine(120).min(1) }))
          .max(3)
          .default([]),
      })
      .superRefine(checkContact),
    output: contactView,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/contacts/{id}',
    summary: 'Change a contact; SSN, date of birth and custom fields stay unless given',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.updated',
    refusals: { ...identityLimit, ...changes, ...fieldInvalid },
    input: z
      .strictObject({ ...versioned, ...contactFields, ssn: ssn.optional(), dateOfBirth: civilDate.nullable().optional() })
      .superRefine(checkContact),
    output: contactView,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/contacts/{id}/archive',
    summary: 'Archive a contact; nothing is lost, and nothing more is sent to it',
    audience: 'staff',
    permission: 'contacts:archive',
    activity: 'contacts.archived',
    refusals: changes,
    input: z.strictObject(versioned),
    output: contactView,
  }),
  chooseOwnLanguage: endpoint({
    method: 'PUT',
    path: '/portal/language',
    summary: 'Choose the language of the portal, emails and PDFs for oneself',
    audience: 'client',
    permission: 'contacts:language-own',
    activity: 'contacts.languageChosen',
    refusals: contactNotFound.declared,
    input: z.strictObject({ language: z.enum(LANGUAGES) }),
    output: z.object({ language: z.enum(LANGUAGES) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/contacts/{id}/restore',
    summary: 'Restore an archived contact',
    audience: 'staff',
    permission: 'contacts:archive',
    activity: 'contacts.restored',
    refusals: {
      ...contactNotFound.declared,
      ...changedMeanwhile.declared,
      'contacts.notArchived': { status: 409, when: 'The contact is not archived.' },
      'contacts.merged': { status: 409, when: 'The contact was merged into another; the merge must be undone first.' },
      'contacts.disposed': { status: 409, when: 'The record of the contact was disposed of, and only its number is left.' },
    },
    input: z.strictObject(versioned),
    output: contactView,
  }),
  revealIdentity: endpoint({
    method: 'POST',
    path: '/contacts/{id}/reveal-identity',
    summary: 'Show SSN and date of birth in full; recorded as activity',
    audience: 'staff',
    permission: 'contacts:reveal-identity',
    activity: 'contacts.identityRevealed',
    danger: 'reveals',
    recent: true,
    sees: 'identity',
    refusals: { ...contactNotFound.declared, ...identityLimit },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ ssn: nullable, dateOfBirth: nullable }),
  }),
  recordConsent: endpoint({
    method: 'POST',
    path: '/contacts/{id}/consents',
    summary: "Record or withdraw a person's consent to be contacted by a channel",
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.consentRecorded',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared },
    input: z.strictObject({
      id: z.uuid(),
      channel: z.enum(CONSENT_CHANNELS),
      given: z.boolean(),
      source: freeLine(120).min(1, 'Please say how they told you.'),
      wording: freeLine(1000).nullable().default(null),
    }),
    output: z.object({ consents: z.array(consent) }),
  }),
  listConsents: endpoint({
    method: 'GET',
    path: '/contacts/{id}/consents',
    summary: 'Every consent and withdrawal of a contact, newest first',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ consents: z.array(consent) }),
  }),
  linkSpouse: endpoint({
    method: 'PUT',
    path: '/contacts/{id}/spouse',
    summary: 'Link two contacts as spouses, or end the link',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.spouseLinked',
    refusals: { ...changes, 'contacts.spouseTaken': { status: 409, when: 'One of the two is linked to someone else.' }, ...fieldInvalid },
    input: z.strictObject({ ...versioned, spouseId: z.uuid().nullable() }),
    output: contactView,
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/contacts/{id}/addresses',
    summary: 'Add a previous address',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.addressAdded',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared },
    input: z
      .strictObject({
        id: z.uuid(),
        addressLine1: namingLine(80).min(1, 'Please enter a street.'),
        addressLine2: contactFields.addressLine2,
        city: namingLine(60).min(1, 'Please enter a city.'),
        state: stateCode,
        zip: contactFields.zip.pipe(z.string('Please enter a ZIP code with five digits.')),
        ...when,
      })
      .superRefine(checkAddress)
      .refine(({ livedFrom, livedUntil }) => livedFrom === null || livedUntil === null || livedFrom <= livedUntil, {
        message: 'This is before the day they moved in.',
        path: ['livedUntil'],
      }),
    output: address,
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/contacts/{id}/addresses/{addressId}',
    summary: 'Remove a previous address',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.addressRemoved',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared },
    input: z.strictObject({ id: z.uuid(), addressId: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  addOtherName: endpoint({
    method: 'POST',
    path: '/contacts/{id}/other-names',
    summary: 'Add a name the person used before or uses beside their own',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.otherNameAdded',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'contacts.otherNameTwice': { status: 409, when: 'The name is among the other names of the contact already.' },
      'contacts.tooManyNames': { status: 409, when: 'As many other names are on record as one contact can have.' },
    },
    input: z.strictObject({ id: z.uuid(), name: freeLine(120).min(1, 'Please enter a name.') }),
    output: otherName,
  }),
  removeOtherName: endpoint({
    method: 'DELETE',
    path: '/contacts/{id}/other-names/{nameId}',
    summary: 'Remove a name the person used before',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.otherNameRemoved',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared },
    input: z.strictObject({ id: z.uuid(), nameId: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  listChoices: endpoint({
    method: 'GET',
    path: '/contacts/choices',
    summary: 'Tags and sources in use, and the custom fields',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ tags: z.array(z.string()), sources: z.array(z.string()), fields: z.array(customField) }),
  }),
  listNotes: endpoint({
    method: 'GET',
    path: '/contacts/{id}/notes',
    summary: 'Internal notes, pinned first, then newest; clients never see them',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    sees: 'contact',
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ id: z.uuid(), ...page }),
    output: z.object({ rows: z.array(note), next: nullable }),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/contacts/{id}/notes',
    summary: 'Write an internal note',
    audience: 'staff',
    permission: 'contacts:write-notes',
    activity: 'contacts.noteAdded',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared },
    input: z.strictObject({ id: z.uuid(), body: noteBody, pinned: z.boolean().default(false) }),
    output: note,
  }),
  changeNote: endpoint({
    method: 'PUT',
    path: '/contacts/{id}/notes/{noteId}',
    summary: 'Change a note, or pin it',
    audience: 'staff',
    permission: 'contacts:write-notes',
    activity: 'contacts.noteChanged',
    refusals: { ...changes, ...noteOfAnother },
    input: z.strictObject({ id: z.uuid(), noteId: z.uuid(), version, body: noteBody, pinned: z.boolean() }),
    output: note,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/contacts/{id}/notes/{noteId}',
    summary: 'Remove a note; it can be restored',
    audience: 'staff',
    permission: 'contacts:write-notes',
    activity: 'contacts.noteRemoved',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...noteOfAnother },
    input: z.strictObject({ id: z.uuid(), noteId: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreNote: endpoint({
    method: 'POST',
    path: '/contacts/{id}/notes/{noteId}/restore',
    summary: 'Restore a removed note',
    audience: 'staff',
    permission: 'contacts:write-notes',
    activity: 'contacts.noteRestored',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...noteOfAnother },
    input: z.strictObject({ id: z.uuid(), noteId: z.uuid() }),
    output: note,
  }),
};

/** What a tab on the page of a contact is given. */
export interface ContactTabProps {
  readonly contact: ContactView;
  readonly contactId: string;
  readonly archived: boolean;
  /** What the address says behind '?', beside the tab. */
  readonly search: Readonly<Record<string, unknown>>;
}

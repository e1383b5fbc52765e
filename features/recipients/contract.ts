// Whom letters go to: names, addresses by purpose with how they were verified, and merging.
import { z } from 'zod';
import { endpoint, type ActivityKind, type RefusalCode, type RefusalDeclaration } from '../../platform/base/endpoint.ts';
import { freeLine, freeText, namingLine } from '../../platform/base/free-text.ts';
import { pageInput, versioned, versionedInUrl } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate, normalized } from '../contacts/rules/contact-schema.ts';
import { normalizePhone } from '../contacts/rules/phone-number.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';
import { mailingAddress, remark } from './rules/mailing-address.ts';
import { ADDRESS_SOURCES, PURPOSES, RECIPIENT_KINDS, VERIFICATIONS } from './rules/recipient-kinds.ts';
import { recipientNotFound } from './rules/recipient-refusals.ts';

const nullable = z.string().nullable();
const kind = z.enum(RECIPIENT_KINDS);
const purpose = z.enum(PURPOSES);

const row = z.object({
  id: z.string(),
  version: z.number().int(),
  kind,
  name: z.string(),
  /** By which the program knows those it comes with. */
  key: nullable,
  /** Purposes with an address that letters may take. */
  ready: z.array(purpose),
  /** Whether disputes of what it reports or collects have an address; null for those who do neither. */
  disputesReach: z.boolean().nullable(),
  /** The last day on which someone verified one of its addresses. */
  verifiedOn: nullable,
  /** Addresses that no one verified, and those from which mail came back. */
  notVerified: z.number().int(),
  returned: z.number().int(),
  removed: z.boolean(),
});
export type RecipientRow = z.output<typeof row>;

const address = z.object({
  id: z.string(),
  version: z.number().int(),
  purpose,
  nameLine: z.string(),
  lines: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  status: z.enum(['verified', 'not-verified', 'returned', 'replaced', 'removed']),
  source: z.enum(ADDRESS_SOURCES),
  sourceNote: nullable,
  /** `by` is null for what came with the program. */
  verified: z.object({ on: z.string(), by: nullable, how: z.enum(VERIFICATIONS), note: nullable }).nullable(),
  returned: z.object({ on: z.string(), note: nullable }).nullable(),
  replacedBy: nullable,
  letters: z.number().int(),
  lastLetterOn: nullable,
  /** Letters of its purpose go here, of several addresses. */
  used: z.boolean(),
});
export type RecipientAddressView = z.output<typeof address>;

const called = z.object({
  id: z.string(),
  name: z.string(),
  /** The recipient's own name, or that of one merged into it. */
  main: z.boolean(),
  /** Null for what came with the program. */
  confirmedBy: nullable,
});
const detail = row.extend({
  phone: nullable,
  website: nullable,
  note: nullable,
  names: z.array(called),
  addresses: z.array(address),
  /** Those merged into it. */
  merged: z.array(z.object({ id: z.string(), version: z.number().int(), name: z.string(), into: z.string() })),
});
export type RecipientDetail = z.output<typeof detail>;

const found = z.object({
  /** Of the report, and its place in it. */
  reportId: z.string(),
  place: z.number().int(),
  name: z.string(),
  bureau: z.enum(BUREAUS).nullable(),
  phone: nullable,
  address: z.object({ lines: z.array(z.string()), city: z.string(), state: z.string(), zip: z.string() }).nullable(),
  /** Why there is no address that could be taken over. */
  problem: nullable,
  /** Where it was found: 'TransUnion report of Aug 26, 2025'. */
  foundIn: z.string(),
  /** The recipient that the name leads to. */
  known: z.object({ id: z.string(), name: z.string(), kind, removed: z.boolean() }).nullable(),
  /** Whether that recipient has the address already. */
  inBook: z.boolean(),
  /** Recipients with names much like it, which may be the same company. */
  similar: z.array(z.object({ id: z.string(), name: z.string(), kind })),
});
export type FoundRecipient = z.output<typeof found>;

const name = namingLine(80).min(1, 'Please enter a name.');
const optional = (max: number) =>
  namingLine(max)
    .nullable()
    .default(null)
    .transform((typed): string | null => typed || null);
const fields = {
  kind,
  name,
  phone: normalized(normalizePhone).default(null),
  website: optional(160),
  note: freeText(500)
    .nullable()
    .default(null)
    .transform((typed): string | null => typed || null),
};
const verification = z.strictObject({ how: z.enum(VERIFICATIONS).exclude(['published']), note: remark });
/** What people say of an address they enter; that one came with the program or was found in a report, only the program says. */
const typedSource = z.enum(ADDRESS_SOURCES).exclude(['shipped', 'report']).default('office');
const newAddress = {
  address: mailingAddress,
  source: typedSource,
  sourceNote: optional(160),
  /** Left out while no one verified it. */
  verified: verification.optional(),
};
const id = z.uuid();

const notFound = recipientNotFound.declared;
const nameRefusals = {
  'recipients.nameTaken': { status: 409, when: 'The name leads to another recipient already.' },
  'recipients.nameUnfit': { status: 422, when: 'The name has no letter or digit to be found by.' },
} as const;
const addressNotThere = { 'recipients.addressNotFound': { status: 404, when: 'The recipient has no such address.' } } as const;
const addressUnfit = {
  'recipients.addressUnfit': {
    status: 409,
    when: 'The address is not in a state for this: removed, replaced, not verified, not returned.',
  },
} as const;
const addressThere = {
  'recipients.addressThere': { status: 409, when: 'The recipient has this address for this purpose already.' },
} as const;
const mergeUnfit = {
  'recipients.mergeUnfit': {
    status: 409,
    when: 'The two cannot be one: the same recipient, of two kinds, or the one to be merged came with the program.',
  },
} as const;

interface ChangeSpec<I extends z.ZodRawShape, K extends ActivityKind> {
  readonly path: `/recipients${string}`;
  readonly summary: string;
  readonly activity: K;
  readonly refusals: Readonly<Record<RefusalCode, RefusalDeclaration>>;
  readonly input: I;
}
/** A change of a recipient or of one of its addresses, which answers the recipient. */
const change = <I extends z.ZodRawShape, K extends ActivityKind>({ path, summary, activity, refusals, input }: ChangeSpec<I, K>) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    audience: 'staff',
    permission: 'recipients:edit',
    activity,
    refusals: { ...notFound, ...refusals },
    input: z.strictObject(input),
    output: detail,
  });

export const recipientsContract = {
  list: endpoint({
    method: 'GET',
    path: '/recipients',
    summary: 'Recipients by name',
    audience: 'staff',
    permission: 'recipients:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      kind: kind.optional(),
      /** In names and aliases. */
      search: z.string().trim().max(80).optional(),
      only: z.enum(['not-verified', 'mail-returned', 'no-dispute-address']).optional(),
      removed: z.enum(['yes', 'no']).default('no'),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(row), next: nullable }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/recipients/counts',
    summary: 'How many recipients there are of each kind, and how many need someone',
    audience: 'staff',
    permission: 'recipients:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}),
    output: z.object({
      kinds: z.record(kind, z.number().int()),
      notVerified: z.number().int(),
      mailReturned: z.number().int(),
      noDisputeAddress: z.number().int(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/recipients/{id}',
    summary: 'One recipient with its names and addresses; of a merged one, the recipient it is part of',
    audience: 'staff',
    permission: 'recipients:view',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id }),
    output: detail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipients',
    summary: 'Add a recipient',
    audience: 'staff',
    permission: 'recipients:edit',
    activity: 'recipients.added',
    refusals: nameRefusals,
    input: z.strictObject(fields),
    output: detail,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/recipients/{id}',
    summary: 'Change name, kind, phone, website or note of a recipient',
    audience: 'staff',
    permission: 'recipients:edit',
    activity: 'recipients.changed',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...nameRefusals },
    input: z.strictObject({ ...versioned, ...fields }),
    output: detail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipients/{id}',
    summary: 'Remove a recipient; its addresses stay with it, and it can be restored',
    audience: 'staff',
    permission: 'recipients:edit',
    activity: 'recipients.removed',
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject(versionedInUrl),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: change({
    path: '/recipients/{id}/restore',
    summary: 'Restore a removed recipient',
    activity: 'recipients.restored',
    refusals: { 'recipients.notRemoved': { status: 409, when: 'The recipient was not removed.' } },
    input: { id },
  }),
  addName: change({
    path: '/recipients/{id}/names',
    summary: 'Confirm that a name leads to this recipient',
    activity: 'recipients.nameAdded',
    refusals: nameRefusals,
    input: { id, name },
  }),
  removeName: change({
    path: '/recipients/{id}/names/{nameId}/remove',
    summary: 'Remove an alias',
    activity: 'recipients.nameRemoved',
    refusals: { 'recipients.nameStays': { status: 409, when: 'The name is no alias of this recipient.' } },
    input: { id, nameId: id },
  }),
  addAddress: change({
    path: '/recipients/{id}/addresses',
    summary: 'Add an address',
    activity: 'recipients.addressAdded',
    refusals: addressThere,
    input: { id, purpose, ...newAddress },
  }),
  changeAddress: change({
    path: '/recipients/addresses/{id}',
    summary: 'Correct an address; one that reads differently then has to be verified again',
    activity: 'recipients.addressChanged',
    refusals: { ...addressNotThere, ...addressUnfit, ...addressThere, ...changedMeanwhile.declared },
    input: { ...versioned, purpose, address: mailingAddress, sourceNote: optional(160) },
  }),
  verifyAddress: change({
    path: '/recipients/addresses/{id}/verify',
    summary: 'Say that an address was checked, and how; letters may then go there',
    activity: 'recipients.addressVerified',
    refusals: { ...addressNotThere, ...addressUnfit, ...changedMeanwhile.declared },
    input: { ...versioned, ...verification.shape },
  }),
  undoVerification: change({
    path: '/recipients/addresses/{id}/undo-verification',
    summary: 'Undo a verification; no letter goes there until it is verified',
    activity: 'recipients.verificationUndone',
    refusals: { ...addressNotThere, ...addressUnfit, ...changedMeanwhile.declared },
    input: versioned,
  }),
  markReturned: change({
    path: '/recipients/addresses/{id}/returned',
    summary: 'Record that mail to an address came back; no letter goes there until it is verified again',
    activity: 'recipients.mailReturned',
    refusals: {
      ...addressNotThere,
      ...addressUnfit,
      ...changedMeanwhile.declared,
      'recipients.dayUnfit': { status: 422, when: 'The day lies in the future.' },
    },
    input: { ...versioned, on: civilDate, note: remark },
  }),
  undoReturned: change({
    path: '/recipients/addresses/{id}/undo-returned',
    summary: 'Undo a returned-mail mark',
    activity: 'recipients.returnUndone',
    refusals: { ...addressNotThere, ...addressUnfit, ...changedMeanwhile.declared },
    input: versioned,
  }),
  replaceAddress: change({
    path: '/recipients/addresses/{id}/replace',
    summary: 'Put another address in the place of one; the earlier one stays in the history',
    activity: 'recipients.addressReplaced',
    refusals: { ...addressNotThere, ...addressUnfit, ...addressThere, ...changedMeanwhile.declared },
    input: { ...versioned, ...newAddress },
  }),
  removeAddress: change({
    path: '/recipients/addresses/{id}/remove',
    summary: 'Remove an address; it can be restored',
    activity: 'recipients.addressRemoved',
    refusals: { ...addressNotThere, ...addressUnfit, ...changedMeanwhile.declared },
    input: versioned,
  }),
  restoreAddress: change({
    path: '/recipients/addresses/{id}/restore',
    summary: 'Restore an address that was removed or replaced; `removeNewer` removes the one that replaced it',
    activity: 'recipients.addressRestored',
    refusals: { ...addressNotThere, ...addressUnfit, ...addressThere, ...changedMeanwhile.declared },
    input: { ...versioned, removeNewer: z.boolean().default(false) },
  }),
  merge: change({
    path: '/recipients/{id}/merge',
    summary: 'Merge another recipient into this one: its names, addresses and letters are then found here',
    activity: 'recipients.merged',
    refusals: { ...mergeUnfit, ...changedMeanwhile.declared },
    input: { ...versioned, other: z.strictObject(versioned) },
  }),
  undoMerge: change({
    path: '/recipients/{id}/undo-merge',
    summary: 'Undo a merge; the merged recipient has again what was its own',
    activity: 'recipients.mergeUndone',
    refusals: { ...mergeUnfit, ...changedMeanwhile.declared },
    input: versioned,
  }),
  suggestFromReports: endpoint({
    method: 'GET',
    path: '/recipients/suggestions',
    summary: "Names and addresses of furnishers in a contact's newest report, and the recipients they lead to",
    audience: 'staff',
    permission: 'recipients:edit',
    activity: null,
    sees: 'report',
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid(), name: z.string().trim().max(80).optional() }),
    output: z.object({ rows: z.array(found) }),
  }),
  addFound: endpoint({
    method: 'POST',
    path: '/recipients/found',
    summary: 'Take a name and its address over from a report, into a new recipient or one that is there',
    audience: 'staff',
    permission: 'recipients:edit',
    activity: 'recipients.foundAdded',
    sees: 'report',
    refusals: {
      ...contactNotFound.declared,
      ...notFound,
      ...nameRefusals,
      ...addressThere,
      'recipients.notInReport': { status: 404, when: 'The report has no such address, or is not in use any more.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      reportId: z.uuid(),
      place: z.int32().min(0),
      purpose,
      /** The recipient the name leads to; a new one when left out. */
      recipientId: id.optional(),
      /** Of a new recipient: as people call it, where that differs from what the report prints. */
      kind: kind.default('furnisher'),
      name: freeLine(80).optional(),
      /** Left out where someone verifies it later. */
      verified: verification.optional(),
    }),
    output: detail,
  }),
};

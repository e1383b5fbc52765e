// Texts of agreements with fields: drafts, versions, what is missing, and previews on a real client.
import { z } from 'zod';
import { documentChange } from '../../platform/base/document/document-change.ts';
import { documentFinding } from '../../platform/base/document/document-finding.ts';
import { fieldDocument } from '../../platform/base/document/field-document.ts';
import { filledDocument } from '../../platform/base/document/filled-document.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { LANGUAGES } from '../../platform/base/language.ts';
import { pageInput, versioned, versionedInUrl } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { stateCode } from '../contacts/rules/contact-schema.ts';
import { US_STATES } from '../contacts/rules/us-states.ts';

const nullable = z.string().nullable();
const language = z.enum(LANGUAGES);
const name = freeLine(80).min(1, 'Please enter a name.');
const states = z
  .array(stateCode)
  .max(US_STATES.length)
  .transform((codes) => [...new Set(codes)].toSorted((a, b) => a.localeCompare(b)));

const template = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  language,
  /** Empty = every state. */
  states: z.array(z.string()),
  removed: z.boolean(),
  /** The newest version; `by` is null for what came with the program. */
  published: z.object({ versionId: z.string(), number: z.number().int(), at: z.string(), by: nullable }).nullable(),
  /** Changes that were not published yet. */
  draft: z.object({ at: z.string(), by: nullable }).nullable(),
  /** The same in the other language; `newer` when it was published after this one. */
  pair: z.object({ id: z.string(), name: z.string(), newer: z.boolean() }).nullable(),
});
export type AgreementTemplate = z.output<typeof template>;
const detail = template.extend({ content: fieldDocument, problems: z.array(documentFinding) });
export type AgreementTemplateDetail = z.output<typeof detail>;

const templateVersion = z.object({
  id: z.string(),
  number: z.number().int(),
  name: z.string(),
  states: z.array(z.string()),
  at: z.string(),
  by: nullable,
});
export type AgreementTemplateVersion = z.output<typeof templateVersion>;

const notFound = { 'agreementTemplates.notFound': { status: 404, when: 'There is no such template, or it was removed.' } } as const;
const versionUnknown = { 'agreementTemplates.versionUnknown': { status: 404, when: 'The template has no such version.' } } as const;
const id = z.uuid();
const previewed = {
  id,
  contactId: z.uuid(),
  /** Instead of the state the contact lives in. */
  state: stateCode.optional(),
  /** A version instead of the text as it is now. */
  versionId: z.uuid().optional(),
};
const previewRefusals = {
  ...notFound,
  ...versionUnknown,
  ...contactNotFound.declared,
  'agreementTemplates.valueMissing': { status: 422, when: 'A field of the text has no value for this contact; each is named.' },
} as const;
const MOST_TEXT_BYTES = 512 * 1024;

export const agreementTemplatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/agreement-templates',
    summary: 'Templates of agreements by name',
    audience: 'staff',
    permission: 'agreement-templates:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      search: z.string().trim().max(80).optional(),
      language: language.optional(),
      removed: z.enum(['yes', 'no']).default('no'),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(template), next: nullable }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/agreement-templates/{id}',
    summary: 'One template with its text as it is now, and what is missing before it can be published',
    audience: 'staff',
    permission: 'agreement-templates:view',
    activity: null,
    refusals: notFound,
    input: z.strictObject({ id }),
    output: detail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/agreement-templates',
    summary: 'Add a template, empty or as a copy of another one',
    audience: 'staff',
    permission: 'agreement-templates:edit',
    activity: 'agreementTemplates.added',
    refusals: notFound,
    input: z.strictObject({ name, language, states: states.default([]), copyOf: z.uuid().optional() }),
    output: detail,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/agreement-templates/{id}/draft',
    summary: 'Save the text as it is being written; agreements are made of published versions only',
    audience: 'staff',
    permission: 'agreement-templates:edit',
    activity: { upkeep: 'agreementTemplates.draftBegun' },
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject({ ...versioned, name, states, content: fieldDocument }),
    output: detail,
    maxBody: MOST_TEXT_BYTES,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/agreement-templates/{id}/publish',
    summary: 'Make the text a version, of which agreements are made from then on',
    audience: 'staff',
    permission: 'agreement-templates:edit',
    activity: 'agreementTemplates.published',
    refusals: {
      ...notFound,
      ...changedMeanwhile.declared,
      'agreementTemplates.incomplete': {
        status: 422,
        when: 'The text lacks what the law asks for, or says what it forbids; each is named.',
      },
      'agreementTemplates.nothingNew': { status: 409, when: 'The text is that of the newest version.' },
    },
    input: z.strictObject(versioned),
    output: detail,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/agreement-templates/{id}/versions',
    summary: 'Published versions, newest first',
    audience: 'staff',
    permission: 'agreement-templates:view',
    activity: null,
    refusals: { ...notFound, ...cursorUnknown.declared },
    input: z.strictObject({ id, ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({ rows: z.array(templateVersion), next: nullable }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/agreement-templates/{id}/changes',
    summary: 'What changed between two versions, or from a version to the text as it is now',
    audience: 'staff',
    permission: 'agreement-templates:view',
    activity: null,
    refusals: { ...notFound, ...versionUnknown },
    input: z.strictObject({ id, from: z.uuid(), to: z.uuid().optional() }),
    output: z.object({ changes: z.array(documentChange) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agreement-templates/{id}',
    summary: 'Remove a template; its versions stay, and it can be restored',
    audience: 'staff',
    permission: 'agreement-templates:edit',
    activity: 'agreementTemplates.removed',
    refusals: { ...notFound, ...changedMeanwhile.declared },
    input: z.strictObject(versionedInUrl),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/agreement-templates/{id}/restore',
    summary: 'Restore a removed template',
    audience: 'staff',
    permission: 'agreement-templates:edit',
    activity: 'agreementTemplates.restored',
    refusals: { ...notFound, 'agreementTemplates.notRemoved': { status: 409, when: 'The template was not removed.' } },
    input: z.strictObject({ id }),
    output: detail,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/agreement-templates/{id}/preview',
    summary: 'The text filled for a contact, with invented services and fees',
    audience: 'staff',
    permission: 'agreement-templates:view',
    activity: null,
    sees: 'contact',
    refusals: previewRefusals,
    input: z.strictObject(previewed),
    output: z.object({ document: filledDocument, state: z.string() }),
  }),
  previewPdf: endpoint({
    method: 'GET',
    path: '/agreement-templates/{id}/preview.pdf',
    summary: 'The same as PDF, marked as a sample',
    audience: 'staff',
    permission: 'agreement-templates:view',
    activity: null,
    sees: 'contact',
    costly: true,
    refusals: previewRefusals,
    input: z.strictObject(previewed),
    output: z.file(),
  }),
};

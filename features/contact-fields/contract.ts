// Fields the office added to its contacts. Permissions, activity and refusals keep the name `contacts`, which roles and the record
// hold.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { versioned } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile } from '../../platform/base/shared-refusal.ts';
import { checkChoices, fieldChoices, fieldLabel, FIELD_KINDS } from './rules/custom-fields.ts';

export const customField = z.object({
  id: z.string(),
  version: z.number().int(),
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  choices: z.array(z.string()),
});
export type CustomField = z.output<typeof customField>;
const notFound = { 'contacts.notFound': { status: 404, when: 'There is no such contact, or no such note, address or field.' } } as const;
const fieldInvalid = {
  'contacts.fieldInvalid': {
    status: 422,
    when: 'A field breaks a rule that needs more than the field itself (date of birth, owner, referrer, custom fields).',
  },
} as const;

export const contactFieldsContract = {
  add: endpoint({
    method: 'POST',
    path: '/contacts/fields',
    summary: 'Add a custom field',
    audience: 'staff',
    permission: 'contacts:manage-fields',
    activity: 'contacts.fieldAdded',
    refusals: fieldInvalid,
    input: z.strictObject({ label: fieldLabel, kind: z.enum(FIELD_KINDS), choices: fieldChoices }).superRefine(checkChoices),
    output: customField,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/contacts/fields/{id}',
    summary: 'Change the label or the choices of a field',
    audience: 'staff',
    permission: 'contacts:manage-fields',
    activity: 'contacts.fieldChanged',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...fieldInvalid },
    input: z.strictObject({ ...versioned, label: fieldLabel, choices: fieldChoices }),
    output: customField,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contacts/fields/{id}',
    summary: 'Remove a field; its values are kept',
    audience: 'staff',
    permission: 'contacts:manage-fields',
    activity: 'contacts.fieldRemoved',
    refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/contacts/fields/{id}/restore',
    summary: 'Restore a removed field, with the values it had',
    audience: 'staff',
    permission: 'contacts:manage-fields',
    activity: 'contacts.fieldRestored',
    refusals: { ...notFound, ...fieldInvalid },
    input: z.strictObject({ id: z.uuid() }),
    output: customField,
  }),
};

// What was typed while changing a contact survives another tab, another page and a reload, until it is saved or cancelled.
import { draftSavedAt, readDraft, useFormDraft } from '../../../platform/web/form/form-draft.ts';
import type { ContactView } from '../contract.ts';
import { formOfContact, SECRET_FIELDS, type ContactField, type ContactValues } from './contact-form.ts';
import { editDraftKey } from './has-edit-draft.ts';

type Texts = Readonly<Record<string, string | null>>;

export interface EditDraft {
  /** The version of the record it was typed over; saving it over a newer one asks first. */
  readonly version: number;
  readonly values: ContactValues;
  /** Secrets that were typed: that they were is kept, they are not. */
  readonly retype: readonly ContactField[];
}

/** What is kept of a form: the fields that differ from what is `saved`, never a secret. Nothing when nothing was typed. */
export function writeEditDraft(version: number, saved: ContactValues, values: ContactValues): Texts {
  const entries = Object.entries(values) as [ContactField, string][];
  const typed = entries.filter(([field, value]) => !SECRET_FIELDS.includes(field) && value !== (saved[field] ?? ''));
  const retype = entries.filter(([field, value]) => SECRET_FIELDS.includes(field) && value !== '').map(([field]) => field);
  if (typed.length + retype.length === 0) return {};
  return { ...Object.fromEntries(typed), version: String(version), retype: retype.join(',') };
}

/** The form of a draft: fields that were not changed are as saved now. Undefined when the whole draft is already saved. */
export function readEditDraft(saved: ContactValues, kept: Texts): EditDraft | undefined {
  const { version, retype, ...typed } = kept;
  const values = { ...saved, ...typed } as ContactValues;
  const missing = SECRET_FIELDS.filter((field) => (retype ?? '').split(',').includes(field));
  if (missing.length === 0 && Object.keys(writeEditDraft(Number(version), saved, values)).length === 0) return undefined;
  return { version: Number(version), values, retype: missing };
}

/** The draft of this contact in this browser, and when it was typed. */
export function findEditDraft(contact: ContactView): (EditDraft & { readonly savedAt: Date }) | undefined {
  const key = editDraftKey(contact.id);
  const savedAt = draftSavedAt(key);
  const draft = savedAt && readEditDraft(formOfContact(contact), readDraft(key));
  return draft && { ...draft, savedAt };
}

/** Keeps the draft while the form is open; answers how to forget it. */
export function useEditDraft(base: ContactView, values: ContactValues): () => void {
  return useFormDraft(editDraftKey(base.id), writeEditDraft(base.version, formOfContact(base), values), SECRET_FIELDS);
}

/** The fields that must be typed again. */
export function retypeSentence(fields: readonly ContactField[]): string | undefined {
  if (fields.length === 0) return undefined;
  const names = fields.map((field) => (field === 'ssn' ? 'the Social Security number' : 'the date of birth'));
  return `Please type ${names.join(' and ')} again: ${names.length === 1 ? 'it is' : 'they are'} never saved in this browser.`;
}

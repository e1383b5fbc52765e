// Apart from the form, which weighs much more and is loaded when it is opened.
import { readDraft } from '../../../platform/web/form/form-draft.ts';

export const editDraftKey = (contactId: string): string => `contact:${contactId}`;

/** Whether something was typed over this contact that was neither saved nor cancelled. */
export function hasEditDraft(contactId: string): boolean {
  return Object.keys(readDraft(editDraftKey(contactId))).length > 0;
}

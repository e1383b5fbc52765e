import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { MOST_FIELDS } from '../rules/custom-fields.ts';
import { listFields, lockFields } from './store.ts';

/**
 * Why field `id` may not have this `label`: another field has it, or there are too many fields. Locks the fields until the transaction
 * ends.
 */
export async function refuseLabel(db: Db, { id, label }: { readonly id: string; readonly label: string }): Promise<Refusal | undefined> {
  await lockFields(db);
  const others = (await listFields(db)).filter((field) => field.id !== id);
  const sentence = others.some((field) => field.label.toLowerCase() === label.toLowerCase())
    ? 'Another field has this label.'
    : others.length >= MOST_FIELDS
      ? `At most ${MOST_FIELDS} fields. Remove one first.`
      : undefined;
  return sentence === undefined ? undefined : refuse('contacts.fieldInvalid', sentence, { fields: { label: sentence } });
}

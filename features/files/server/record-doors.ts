// What files needs from the features that keep their own files here. Files are the lower feature and know no letters, so the app passes the
// question in.
import type { Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { RecordPurpose } from '../rules/object-names.ts';

/**
 * The contacts whose data the bytes of a record's file show; or why they may not be read now, though the person has the right to: a letter
 * could be printed from them.
 */
export type OpenRecord = (
  call: { readonly db: Db; readonly services: Services; readonly now: Date; readonly zone: string },
  file: { readonly purpose: RecordPurpose; readonly id: string; readonly contactId: string | null },
) => Promise<Refusal | readonly string[]>;

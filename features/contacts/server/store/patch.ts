// Single fields of a contact, as other features write them.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Hold } from '../../rules/holds.ts';
import type { Category, Stage, Urgency } from '../../rules/stages.ts';
import { holdColumns } from './hold-columns.ts';
import { rememberTags } from './tags.ts';
import { rememberWords } from './words.ts';

/** What other features may write of a contact; what is left out stays. */
export interface ContactPatch {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly category?: Category;
  readonly stage?: Stage | null;
  readonly urgency?: Urgency | null;
  readonly ownerId?: string | null;
  readonly source?: string | null;
  readonly email?: string | null;
  readonly emailClaimed?: boolean;
  readonly phone?: string | null;
  readonly addressLine1?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip?: string | null;
  readonly tags?: readonly string[];
  readonly followUpOn?: CivilDate | null;
  readonly locationId?: string | null;
  readonly spouseId?: string | null;
  readonly referrerId?: string | null;
  readonly firstContactedAt?: Date | null;
  readonly lastContactedAt?: Date | null;
  readonly convertedAt?: Date | null;
  readonly lostReason?: string | null;
  /** Null resumes the work. */
  readonly hold?: (Hold & { readonly since: Date }) | null;
  readonly archivedAt?: Date | null;
  readonly mergedInto?: string | null;
}

/**
 * Writes single fields and counts the version up; false when the stored version is not `version`. Without a version the last writer wins,
 * which is right for facts (a call was made) and wrong for choices of people. A new stage begins now. Tags take the spelling the office
 * already uses.
 */
export async function patchContact(
  db: Db,
  id: string,
  patch: ContactPatch,
  { version, at }: { readonly version?: number; readonly at: Date },
): Promise<boolean> {
  const {
    firstName,
    lastName,
    stage,
    tags,
    ownerId,
    addressLine1,
    emailClaimed,
    followUpOn,
    locationId,
    spouseId,
    referrerId,
    firstContactedAt,
    lastContactedAt,
    convertedAt,
    lostReason,
    hold,
    archivedAt,
    mergedInto,
    ...same
  } = patch;
  const spelled = tags && (await rememberTags(db, tags, at));
  await rememberWords(
    db,
    [firstName, lastName].filter((name) => name !== undefined),
  );
  let q = db
    .updateTable('contacts')
    .set((eb) => ({
      ...same,
      version: eb('version', '+', 1),
      updatedAt: at,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(stage !== undefined && { stage, stageSince: stage && at }),
      ...(spelled && { tags: spelled }),
      ...(ownerId !== undefined && { ownerId }),
      ...(addressLine1 !== undefined && { addressLine1 }),
      ...(emailClaimed !== undefined && { emailClaimed }),
      ...(followUpOn !== undefined && { followUpOn }),
      ...(locationId !== undefined && { locationId }),
      ...(spouseId !== undefined && { spouseId }),
      ...(referrerId !== undefined && { referrerId }),
      ...(firstContactedAt !== undefined && { firstContactedAt }),
      ...(lastContactedAt !== undefined && { lastContactedAt }),
      ...(convertedAt !== undefined && { convertedAt }),
      ...(lostReason !== undefined && { lostReason }),
      ...(hold !== undefined && holdColumns(hold)),
      ...(archivedAt !== undefined && { archivedAt }),
      ...(mergedInto !== undefined && { mergedInto }),
    }))
    .where('id', '=', id);
  if (version !== undefined) q = q.where('version', '=', version);
  return (await q.executeTakeFirst()).numUpdatedRows === 1n;
}

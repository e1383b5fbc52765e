// What the client confirmed as correct beside any question. Stored with what was denied, so that every gate asks both.
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { ConfirmedCorrect, DraftItemInput } from '../../contract.ts';
import { CORRECT_KEYS, type CorrectWord } from '../../rules/correct-words.ts';

const content = z.object({ heading: z.string() });
const place = (id: string): Place => `dispute_denials:${id}:content`;

export interface NewCorrect {
  readonly id: string;
  readonly contactId: string;
  readonly bureau: Bureau | null;
  readonly kind: DraftItemInput['kind'];
  readonly lineKey: string;
  readonly what: CorrectWord;
  readonly heading: string;
  readonly at: Date;
  /** Who said it to the program: the client in the portal, or staff who wrote down what the client said. */
  readonly by: 'client' | 'staff';
  readonly byName: string;
}

export async function insertCorrect(db: Db, sealer: Sealer, one: NewCorrect): Promise<void> {
  await db
    .insertInto('disputeDenials')
    .values({
      contactId: one.contactId,
      sourceId: one.id,
      said: 'right',
      saidAt: one.at,
      saidBy: one.by,
      saidByName: one.byName,
      bureau: one.bureau,
      kind: one.kind,
      lineKey: one.lineKey,
      reasonCode: null,
      statement: one.what,
      contentSealed: sealJson(sealer, place(one.id), { heading: one.heading }),
    })
    .execute();
}

/** The client's no to the question about a personal detail. What a finding's answer says of the same line is stored beside it. */
export async function insertDetailNo(
  db: Db,
  sealer: Sealer,
  one: Pick<NewCorrect, 'id' | 'contactId' | 'lineKey' | 'heading' | 'at' | 'by' | 'byName'> & { readonly reasonCode: string },
): Promise<void> {
  await db
    .insertInto('disputeDenials')
    .values({
      contactId: one.contactId,
      sourceId: one.id,
      said: 'wrong',
      saidAt: one.at,
      saidBy: one.by,
      saidByName: one.byName,
      bureau: null,
      kind: 'personal-information',
      lineKey: one.lineKey,
      reasonCode: one.reasonCode,
      contentSealed: sealJson(sealer, place(one.id), { heading: one.heading }),
    })
    .execute();
}

/** The client says otherwise now; the record of what was said before stays in the activity. */
export async function deleteDetailNo(db: Db, contactId: string, lineKey: string): Promise<void> {
  await db
    .deleteFrom('disputeDenials')
    .where('contactId', '=', contactId)
    .where('kind', '=', 'personal-information')
    .where('lineKey', '=', lineKey)
    .where('said', '=', 'wrong')
    .where('contentSealed', 'is not', null)
    .execute();
}

/** True when the same was confirmed before, at this bureau or at every one. */
export async function hasCorrect(db: Db, one: Pick<NewCorrect, 'contactId' | 'bureau' | 'kind' | 'lineKey' | 'what'>): Promise<boolean> {
  const found = await db
    .selectFrom('disputeDenials')
    .select('sourceId')
    .where('contactId', '=', one.contactId)
    .where('kind', '=', one.kind)
    .where('lineKey', '=', one.lineKey)
    .where('statement', '=', one.what)
    .where((e) => (one.bureau === null ? e('bureau', 'is', null) : e.or([e('bureau', '=', one.bureau), e('bureau', 'is', null)])))
    .executeTakeFirst();
  return found !== undefined;
}

/** Newest first. */
export async function listCorrectLines(db: Db, sealer: Sealer, contactId: string, zone: string): Promise<ConfirmedCorrect[]> {
  const rows = await db
    .selectFrom('disputeDenials')
    .select(['sourceId', 'bureau', 'kind', 'statement', 'contentSealed', 'saidAt', 'saidBy', 'saidByName'])
    .where('contactId', '=', contactId)
    .where('statement', 'is not', null)
    .orderBy('saidAt', 'desc')
    .orderBy('sourceId')
    .execute();
  return rows.flatMap(({ sourceId, statement, contentSealed, saidAt, saidBy, saidByName, bureau, kind }) => {
    const what = CORRECT_KEYS.find((key) => key === statement);
    if (!what || !contentSealed) return [];
    const { heading } = openJson(sealer, place(sourceId), contentSealed, content);
    const saidOn = civilDateAt(saidAt, zone);
    return [{ id: sourceId, bureau, kind, heading, what, saidOn, byClient: saidBy === 'client', recordedBy: saidByName }];
  });
}

/** False when it is not there. */
export async function deleteCorrect(db: Db, contactId: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('disputeDenials')
    .where('contactId', '=', contactId)
    .where('sourceId', '=', id)
    .where('statement', 'is not', null)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

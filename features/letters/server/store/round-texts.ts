// The words that the office's library offers for rounds, as the library last gave them.
import { z } from 'zod';
import { fieldDocument } from '../../../../platform/base/document/field-document.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { LETTER_CATEGORIES, LETTER_GATES, LETTER_GROUNDS } from '../../rules/wording/letter-shape.ts';
import type { RoundText } from '../../rules/wording/vary.ts';

const content = z.object({
  rounds: z.array(z.number()),
  grounds: z.array(z.enum(LETTER_GROUNDS)),
  category: z.enum(LETTER_CATEGORIES),
  gates: z.array(z.enum(LETTER_GATES)),
  subject: fieldDocument,
  document: fieldDocument,
});

export async function listRoundTexts(db: Db): Promise<readonly RoundText[]> {
  const rows = await db.selectFrom('letterRoundTexts').select(['key', 'content']).orderBy('key').execute();
  return rows.map(({ key, content: kept }) => ({ key, use: 'round', ...content.parse(kept) }));
}

/** These and no others are the words for rounds from now on. To be called in a transaction. */
export async function keepRoundTexts(db: Db, texts: readonly Omit<RoundText, 'use'>[], now: Date): Promise<void> {
  await lockOn(db, 'letters.roundTexts');
  await db.deleteFrom('letterRoundTexts').execute();
  if (texts.length === 0) return;
  await db
    .insertInto('letterRoundTexts')
    .values(texts.map(({ key, ...text }) => ({ id: newId(now), key, content: JSON.stringify(content.parse(text)) })))
    .execute();
}

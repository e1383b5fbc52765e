// The letters that come with the program are published when the server starts. What an office changed stays as the office wants it.
import { newId } from '../../../platform/base/ids.ts';
import { isSameJson } from '../../../platform/base/same-json.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { LibraryLetter } from '../../letters/rules/wording/letter-shape.ts';
import { giveRoundTexts } from './give-round-texts.ts';
import { listShipped, saveShipped, type KnownShipped } from './store/shipped.ts';
import { insertVersion } from './store/versions.ts';

/**
 * Adds letters that are new and publishes texts that another version of the program brought, unless the office published or began a text of its
 * own. To be called in a transaction; a second call changes nothing.
 */
export async function shipLetters(db: Db, letters: readonly LibraryLetter[], now: Date): Promise<void> {
  await lockOn(db, 'letterLibrary.ship');
  const known = new Map((await listShipped(db)).map((one) => [one.key, one]));
  const pairs = new Map([...known].map(([key, { pairId }]) => [key, pairId]));
  for (const letter of letters) {
    const { key, name, purpose, pair } = letter;
    const { subject, document, key: _key, name: _name, purpose: _purpose, pair: _pair, ...nature } = letter;
    const before = known.get(key);
    const isOurs = before === undefined || !(before.byOffice || before.hasDraft);
    const pairId = pairs.get(key) ?? (pair === undefined ? undefined : pairs.get(pair)) ?? newId(now);
    pairs.set(key, pairId);
    const called = isOurs ? { name, purpose } : { name: before.name, purpose: before.purpose };
    const isNew = before === undefined || !isKept(before, { ...called, pairId, nature });
    const id = isNew ? await saveShipped(db, { key, pairId, ...called, ...nature }, now) : before.id;
    const content = { subject, document };
    if (isOurs && !isSameJson(before?.content, content))
      await insertVersion(db, { id, name: called.name, published: before ?? null }, { content, by: null }, now);
  }
  await giveRoundTexts(db, now);
}

const isKept = (
  { name, purpose, pairId, nature }: KnownShipped,
  now: { readonly name: string; readonly purpose: string; readonly pairId: string; readonly nature: unknown },
): boolean => name === now.name && purpose === now.purpose && pairId === now.pairId && isSameJson(nature, now.nature);

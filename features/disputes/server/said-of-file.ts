// What the client said of their whole file: statements on record, and their words in earlier rounds and in other items of this one.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { wordsOfItem, type SaidOfFile } from '../rules/file-statements.ts';
import { standingItems, type StoredItem, type StoredRound } from './store.ts';
import { listEarlier } from './store/earlier.ts';
import { listFileStatements } from './store/file-statements.ts';

export async function findSaidOfFile(
  db: Db,
  sealer: Sealer,
  round: Pick<StoredRound, 'contactId' | 'number' | 'items'>,
  { now, zone }: OfficeTime,
): Promise<(item: StoredItem) => readonly SaidOfFile[]> {
  const { contactId, number } = round;
  const onRecord = await listFileStatements(db, sealer, contactId, zone);
  const earlier = (await listEarlier(db, sealer, { contactId, number, zone })).flatMap((one) =>
    saidIn(one).map(({ words, ...said }) => ({ ...said, on: one.sentOn, where: { round: one.roundNumber, words } })),
  );
  const today = civilDateAt(now, zone);
  const inRound = standingItems(round).map((one) => ({
    id: one.id,
    said: saidIn(one).map(({ words, ...said }): SaidOfFile => ({ ...said, on: today, where: { words } })),
  }));
  return (item) => [...inRound.flatMap(({ id, said }) => (id === item.id ? [] : said)), ...earlier, ...onRecord];
}

function saidIn({ heading, facts, claims }: Parameters<typeof wordsOfItem>[0]) {
  return [
    ...facts.filter(({ source }) => source !== 'report').map(({ text }) => text),
    ...(claims ?? []).map(({ because }) => because),
  ].flatMap((words) => wordsOfItem({ heading, facts: [{ text: words, source: 'client' }] }).map((said) => ({ ...said, words })));
}

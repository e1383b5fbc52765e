import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { aboutLetter, findPresent, viewDetail } from '../letter-view.ts';
import { insertLetter, pairLacks, readContent } from '../store/letters.ts';

/** A copy into the other language is the other half of a pair, where that has none yet. Gates stay: a copy asks what its original asks. */
export const copyLetter: Operation<typeof letterLibraryContract.copyLetter> = async ({ db, scope, input, now, record }) => {
  const { copyOf, name, language } = input;
  const source = await findPresent(db, copyOf);
  if (isRefusal(source)) return source;
  const { purpose, category, recipientClass, use, rounds, grounds, gates, laws } = source;
  const content = await readContent(db, source.id);
  const pairs = source.language !== language && (await pairLacks(db, source.pairId, language));
  const nature = { purpose, category, recipientClass, use, rounds, grounds, gates, laws, language };
  const id = newId(now);
  await insertLetter(db, { id, name, pairId: pairs ? source.pairId : newId(now), ...nature }, { content, by: scope.userId, at: now });
  record({ ...aboutLetter({ id, name }, `added as a copy of "${source.name}"`), after: { name, language } });
  return viewDetail(db, scope, id);
};

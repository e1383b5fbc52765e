import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { TAB_CLASSES } from '../../rules/letter-words.ts';
import { viewLetters } from '../letter-view.ts';
import { listStoredLetters } from '../store/letters.ts';

const CURSOR = pageCursor('letterLibrary.letters', z.tuple([z.string(), z.uuid()]));

export const listLetters: Operation<typeof letterLibraryContract.listLetters> = async ({ db, scope, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { recipient, favorites, active, removed, limit, search, category, round, use, language } = input;
  const found = await listStoredLetters(db, {
    search,
    category,
    round,
    use,
    language,
    after,
    recipients: recipient && TAB_CLASSES[recipient],
    markedBy: favorites === 'yes' ? scope.userId : undefined,
    active: active && active === 'yes',
    removed: removed === 'yes',
    limit: limit + 1,
  });
  const { rows, next } = CURSOR.page(found, limit, ({ name, id }) => [name.toLowerCase(), id]);
  return { rows: await viewLetters(db, scope, rows), next };
};

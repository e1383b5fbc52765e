import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { findPresent } from '../letter-view.ts';
import { listStoredVersions } from '../store/versions.ts';

const CURSOR = pageCursor('letterLibrary.versions', z.tuple([z.number().int()]));

export const listVersions: Operation<typeof letterLibraryContract.listVersions> = async ({ db, input }) => {
  const before = CURSOR.read(input.after);
  if (isRefusal(before)) return before;
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  const found = await listStoredVersions(db, letter.id, { before: before?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ number }) => [number]);
  return {
    rows: rows.map(({ id, number, name, publishedAt, publishedBy }) => ({
      id,
      number,
      name,
      at: publishedAt.toISOString(),
      by: publishedBy,
    })),
    next,
  };
};

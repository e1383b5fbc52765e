import { z } from 'zod';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { retentionContract } from '../../contract.ts';
import { RETENTION_GROUPS } from '../../rules/retention-groups.ts';
import { countReady, listDue as readDue } from '../store/due.ts';
import { findSettings, findReviewedAt } from '../store/settings.ts';

const CURSOR = pageCursor(
  'retention.due',
  z.tuple([z.string().refine((text) => parseCivilDate(text) !== undefined), z.uuid(), z.enum(RETENTION_GROUPS)]),
);
/** Nobody approves more at once. */
export const MOST_APPROVED = 100_000;

export const listDue: Operation<typeof retentionContract.listDue> = async ({ db, input: { limit, ...input } }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const filter = { what: input.what, held: input.held };
  const found = await readDue(db, { ...filter, after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ due, contactId, what }) => [due, contactId, what]);
  const reviewedAt = await findReviewedAt(db);
  return {
    rows: [...rows],
    next,
    ready: await countReady(db, { what: input.what }, MOST_APPROVED),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    settings: await findSettings(db),
  };
};

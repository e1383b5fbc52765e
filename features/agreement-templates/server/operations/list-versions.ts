import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { listVersions as read } from '../store.ts';
import { findPresent } from '../template-view.ts';

const CURSOR = pageCursor('agreementTemplates.versions', z.tuple([z.number().int()]));

export const listVersions: Operation<typeof agreementTemplatesContract.listVersions> = async ({ db, input }) => {
  const before = CURSOR.read(input.after);
  if (isRefusal(before)) return before;
  const template = await findPresent(db, input.id);
  if (isRefusal(template)) return template;
  const { rows, next } = CURSOR.page(
    await read(db, template.id, { before: before?.[0], limit: input.limit + 1 }),
    input.limit,
    ({ number }) => [number],
  );
  return {
    rows: rows.map(({ id, number, name, states, publishedAt, publishedBy }) => ({
      id,
      number,
      name,
      states: [...states],
      at: publishedAt.toISOString(),
      by: publishedBy,
    })),
    next,
  };
};

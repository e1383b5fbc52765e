import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { listTemplates } from '../store.ts';
import { viewTemplate } from '../template-view.ts';

const CURSOR = pageCursor('agreementTemplates.list', z.tuple([z.string(), z.uuid()]));

export const list: Operation<typeof agreementTemplatesContract.list> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { search, language, removed, limit } = input;
  const found = await listTemplates(db, { search, language, removed: removed === 'yes', after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ name, id }) => [name.toLowerCase(), id]);
  return { rows: rows.map(viewTemplate), next };
};

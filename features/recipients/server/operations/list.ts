import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { recipientsContract } from '../../contract.ts';
import { viewRow } from '../recipient-view.ts';
import { listRecipients } from '../store/list.ts';

const CURSOR = pageCursor('recipients.list', z.tuple([z.string(), z.uuid()]));

export const list: Operation<typeof recipientsContract.list> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { kind, search, only, removed, limit } = input;
  const found = await listRecipients(db, { kind, search, only, removed: removed === 'yes', after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ name, id }) => [name.toLowerCase(), id]);
  return { rows: rows.map(viewRow), next };
};

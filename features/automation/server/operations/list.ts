import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { automationContract } from '../../contract.ts';
import { viewRules } from '../rule-view.ts';
import { listRules } from '../store.ts';
import { readState } from '../store/state.ts';

const CURSOR = pageCursor('automation.rules', z.tuple([z.string(), z.uuid()]));

export const list: Operation<typeof automationContract.list> = async ({ db, scope, services, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { search, state, owner, limit } = input;
  const found = await listRules(db, services.sealer, { search, state, owner, after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ name, id }) => [name.toLowerCase(), id]);
  const { paused } = await readState(db);
  return {
    rows: await viewRules({ db, scope, services, now }, rows),
    next,
    paused: paused && { at: paused.at.toISOString(), by: paused.by },
  };
};

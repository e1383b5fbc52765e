import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { findingsContract } from '../../contract.ts';
import { viewQuestion } from '../finding-view.ts';
import { listQuestions } from '../store/answers.ts';

const CURSOR = pageCursor('findings.mine', z.tuple([z.boolean(), z.string().refine(isInstant), z.uuid()]));

export const listMine: Operation<typeof findingsContract.listMine> = async ({ db, scope, input, services }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listQuestions(db, services.sealer, scope, { after, limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ answer, askedMark, id }) => [answer !== 'asked', askedMark, id]);
  return { rows: rows.map(viewQuestion), next };
};

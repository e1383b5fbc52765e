import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { listCanceled } from '../../../agreements/server/public.ts';
import { judgeOwners } from '../../../credit-reports/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { listOwnQuestions } from '../store/detail-questions.ts';
import { viewOwnQuestion } from '../detail-view.ts';

const CURSOR = pageCursor('disputes.myDetails', z.tuple([z.boolean(), z.string().refine(isInstant), z.uuid()]));

export const listMyDetails: Operation<typeof disputesContract.listMyDetails> = async ({ db, scope, input, now, zone, services }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOwnQuestions(db, services.sealer, scope, { after, limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ answer, askedMark, id }) => [answer !== 'asked', askedMark, id]);
  const mayBeOthers = judgeOwners(db);
  const canceled = (await listCanceled(db, [scope.contactId], { now, zone })).has(scope.contactId);
  const shown = [];
  // No answer is asked for after a cancellation; what was answered stays readable.
  for (const row of rows)
    if (!(canceled && row.answer === 'asked') && !(await mayBeOthers(row.reportId, null))) shown.push(viewOwnQuestion(row, scope.language));
  return { rows: shown, next };
};

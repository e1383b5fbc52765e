import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { changeTemplate } from '../store.ts';
import { aboutTemplate, findPresent, viewDetail } from '../template-view.ts';

/** Autosave runs all the time, so only the save that begins a draft is recorded. */
export const saveDraft: Operation<typeof agreementTemplatesContract.saveDraft> = async ({ db, scope, input, now, record }) => {
  const { id, version, name, states, content } = input;
  const before = await findPresent(db, id);
  if (isRefusal(before)) return before;
  const saved = await changeTemplate(db, { id, version }, { name, states, draft: { content, by: scope.userId } }, now);
  if (!saved) return changedMeanwhile.refuse();
  if (before.draftSavedAt === null) record({ ...aboutTemplate({ id, name }, 'being changed') });
  return viewDetail(db, id);
};

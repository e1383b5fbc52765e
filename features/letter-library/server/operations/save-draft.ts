import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { aboutLetter, findPresent, viewDetail } from '../letter-view.ts';
import { changeLetter } from '../store/letters.ts';

/** Autosave runs all the time, so only the save that begins a draft is recorded. */
export const saveDraft: Operation<typeof letterLibraryContract.saveDraft> = async ({ db, scope, input, now, record }) => {
  const { id, version, name, purpose, subject, document } = input;
  const before = await findPresent(db, id);
  if (isRefusal(before)) return before;
  const draft = { content: { subject, document }, by: scope.userId };
  if (!(await changeLetter(db, { id, version }, { name, purpose, draft }, now))) return changedMeanwhile.refuse();
  if (before.draftSavedAt === null) record(aboutLetter({ id, name }, 'being changed'));
  return viewDetail(db, scope, id);
};

import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findExemption, removeExemption } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { lockUser } from '../user-rights.ts';

/** Holds from the person's next request. */
export const endSecondStepExemption: Operation<typeof accountsContract.endSecondStepExemption> = async ({
  db,
  scope,
  input,
  now,
  record,
}) => {
  const target = await lockUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  if (!(await findExemption(db, target.id, now))) return refuse('access.notExempt', 'This person is asked for a second step already.');
  await removeExemption(db, target.id);
  record({ contactId: null, subject: { type: 'user', id: target.id }, summary: `${target.name} is asked for a second step again` });
  return { ended: true };
};

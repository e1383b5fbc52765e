import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { exportsContract } from '../../contract.ts';
import { clearParts } from '../clear-jobs.ts';
import { viewExport } from '../export-view.ts';
import { NOT_FOUND } from '../refusals.ts';
import { endWriting, findOwnExport, withdraw } from '../store.ts';

export const cancel: Operation<typeof exportsContract.cancel> = async ({ db, scope, input, now, record, enqueue }) => {
  const one = await findOwnExport(db, scope, input.id, true);
  if (!one) return NOT_FOUND;
  if (!(await endWriting(db, one.id, { state: 'cancelled', at: now })) && !(await withdraw(db, one.id, 'cancelled')))
    return refuse('exports.notNow', 'This export has ended already.');
  await enqueue(clearParts, { exportId: one.id });
  record({
    contactId: null,
    subject: { type: 'export', id: one.id },
    summary: 'Export of contacts canceled',
    before: { state: one.state },
    after: { state: 'cancelled' },
  });
  return viewExport({ ...one, state: 'cancelled' }, { sessionId: scope.sessionId, now });
};

import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactListsContract } from '../../contract.ts';
import { countContacts } from '../../rules/quick-change.ts';
import { findBulkChange, undoChange } from '../store/bulk-undo.ts';

const UNDO_HOURS = 24;

export const undoBulk: Operation<typeof contactListsContract.undoBulk> = async ({ db, scope, input, now, record }) => {
  const change = await findBulkChange(db, input.id, new Date(now.getTime() - UNDO_HOURS * 3_600_000));
  const mayArchive = scope.may('contacts:archive');
  if (!change || (change.madeBy !== scope.userId && !mayArchive))
    return refuse('contacts.bulkNotFound', 'This change can no longer be undone.');
  if (change.action !== 'set' && !mayArchive) return refuse('app.notAllowed', 'You do not have permission to archive or restore contacts.');
  const restored = await undoChange(db, change.id, now);
  const left = change.count - restored.length;
  record({
    contactId: null,
    alsoAbout: restored,
    subject: { type: 'bulk-change', id: change.id },
    summary: `Change of ${countContacts(change.count)} undone`,
    after: { restored: restored.length, left },
  });
  return { restored: restored.length, left };
};

import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { noteSeenByClient } from '../store/own-documents.ts';

export const noteSeen: Operation<typeof filesContract.noteSeen> = async ({ db, scope, input, now, record }) => {
  const noted = await noteSeenByClient(db, scope.contactId, input.ids, now);
  if (noted === 0) return refuse('files.seenAlready', 'These documents were seen before.');
  record({
    contactId: scope.contactId,
    subject: { type: 'contact', id: scope.contactId },
    summary: noted === 1 ? 'One document seen in the portal' : `${noted} documents seen in the portal`,
  });
  return { noted };
};

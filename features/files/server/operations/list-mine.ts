import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { requestStateOf } from '../../rules/document-requests.ts';
import { reviewOf } from '../../rules/document-reviews.ts';
import type { ListCanceled } from '../ask-client.ts';
import { openRejectionWords } from '../store/marks.ts';
import { listOwnDocuments } from '../store/own-documents.ts';
import { listOwnRequests } from '../store/requests.ts';

/** Nothing is asked of those who canceled (15 U.S.C. 1679e(a)). */
export const listMine =
  (listCanceled: ListCanceled): Operation<typeof filesContract.listMine> =>
  async ({ db, scope, now, zone, services: { sealer } }) => {
    const today = civilDateAt(now, zone);
    const documents = await listOwnDocuments(db, scope.contactId);
    const isOver = (await listCanceled(db, [scope.contactId], { now, zone })).size > 0;
    const requests = isOver ? [] : await listOwnRequests(db, scope.contactId);
    return {
      documents: documents.map(({ id, name, objectName, sizeBytes, createdAt, createdBy, state, documentKind, ...file }) => ({
        id,
        name,
        path: objectName,
        sizeBytes,
        sentAt: createdAt.toISOString(),
        state,
        kind: documentKind,
        review: reviewOf({ looked: file.lookedAt !== null, rejectedFor: file.rejectedFor, expiresOn: file.expiresOn }, today),
        rejection:
          file.rejectedFor === null
            ? null
            : { reason: file.rejectedFor, words: openRejectionWords(sealer, { id, rejectionWordsSealed: file.rejectionWordsSealed }) },
        expiresOn: file.expiresOn,
        own: createdBy === scope.userId,
        seen: file.seenByClientAt !== null,
      })),
      requests: requests.map((request) => ({
        id: request.id,
        kind: request.kind,
        words: request.words,
        dueOn: request.dueOn,
        late: requestStateOf(request) === 'open' && request.dueOn < today,
        answered: request.answeredAt !== null,
      })),
    };
  };

// Files as screens see them.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ListedDocument, SentDocument } from '../contract.ts';
import { reviewOf } from '../rules/document-reviews.ts';
import type { StoredDocument } from './store/documents.ts';
import type { StoredListed } from './store/list.ts';
import { openRejectionWords } from './store/marks.ts';

/** What opens sealed words, and the day of the office. */
export interface ViewWith {
  readonly sealer: Sealer;
  readonly today: CivilDate;
}

export function viewDocument(stored: StoredDocument, { sealer, today }: ViewWith): SentDocument {
  const { senderName, senderKind, sentAt, lookedAt, reviewedBy, rejectedFor, rejectionWordsSealed, ...same } = stored;
  const sentBy =
    senderName === null || senderKind === null
      ? null
      : { kind: senderKind === 'client' ? ('client' as const) : ('office' as const), name: senderName };
  return {
    ...same,
    sentAt: sentAt.toISOString(),
    sentBy,
    review: reviewOf({ looked: same.looked, rejectedFor, expiresOn: same.expiresOn }, today),
    reviewed: lookedAt === null || reviewedBy === null ? null : { by: reviewedBy, at: lookedAt.toISOString() },
    rejection:
      rejectedFor === null ? null : { reason: rejectedFor, words: openRejectionWords(sealer, { id: same.id, rejectionWordsSealed }) },
  };
}

export function viewListed({ contactId, contactName, archived, purpose, ...document }: StoredListed, by: ViewWith): ListedDocument {
  return { ...viewDocument(document, by), contactId, contactName, archived, purpose };
}

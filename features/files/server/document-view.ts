// Files as screens see them.
import type { ListedDocument, SentDocument } from '../contract.ts';
import type { StoredDocument } from './store/documents.ts';
import type { StoredListed } from './store/list.ts';

export function viewDocument({ senderName, senderKind, sentAt, ...same }: StoredDocument): SentDocument {
  const sentBy =
    senderName === null || senderKind === null
      ? null
      : { kind: senderKind === 'client' ? ('client' as const) : ('office' as const), name: senderName };
  return { ...same, sentAt: sentAt.toISOString(), sentBy };
}

export function viewListed({ contactId, contactName, archived, purpose, ...document }: StoredListed): ListedDocument {
  return { ...viewDocument(document), contactId, contactName, archived, purpose };
}

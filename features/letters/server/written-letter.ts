// A written letter from what is on record now: whose it is, where it goes and what is enclosed.
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openIdentity, type Contact } from '../../contacts/server/public.ts';
import { findLetterhead } from '../../office/server/public.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { composeWrittenLetter, type WrittenInput } from '../rules/written-letter.ts';
import { clientOf, papersInHand } from './compose-round.ts';

/** What someone writes; the rest of the letter is on record. */
export type WrittenDraft = Pick<WrittenInput, 'recipient' | 'title' | 'subject' | 'body' | 'language' | 'meaning' | 'passed'> & {
  /** Accepted documents of the client that go with it, in this order; printed with the titles they have on record. */
  readonly enclosures: readonly { readonly fileId: string; readonly title?: string }[];
};

export async function composeWritten(
  { db, sealer, now, zone }: { readonly db: Db; readonly sealer: Sealer } & OfficeTime,
  contact: Contact,
  draft: WrittenDraft,
): Promise<LetterDocument | Refusal> {
  const held = draft.enclosures.length === 0 ? new Map<string, never>() : await papersInHand(db, contact.id);
  const enclosures = draft.enclosures.flatMap(({ fileId }) => {
    const paper = held.get(fileId);
    return paper ? [{ fileId, title: paper.title }] : [];
  });
  if (enclosures.length !== draft.enclosures.length)
    return refuse('letters.enclosureMissing', 'An enclosure is not among the accepted documents of the client.');
  const { dateOfBirth } = await openIdentity(db, sealer, contact.id);
  const head = draft.recipient.class === 'client' ? await findLetterhead(db, contact.locationId) : null;
  return composeWrittenLetter({
    ...draft,
    client: {
      ...clientOf(contact),
      ...(dateOfBirth && { dateOfBirth }),
      ...(contact.ssnLast4 && { ssnLast4: contact.ssnLast4 }),
    },
    office: head && head.address.length > 0 ? { name: head.name, lines: head.address } : null,
    date: civilDateAt(now, zone),
    enclosures,
  });
}

/** What a stored letter was written with, to write it again. @throws Error where it is no written letter. */
export function draftOf(document: LetterDocument): WrittenDraft {
  const { recipientClass, recipient, title, subject, body, language, meaning, passed, enclosedFiles = [] } = document;
  if (recipientClass === undefined || body === undefined) throw new Error('This letter is not a written one.');
  return {
    recipient: { class: recipientClass, address: recipient },
    // The day is added again.
    title: title.replace(/, [A-Z][a-z]+ \d{1,2}, \d{4}$/u, ''),
    subject,
    body,
    language,
    enclosures: enclosedFiles,
    ...(meaning && { meaning }),
    ...(passed && { passed }),
  };
}

// Adds a letter of the library to the letters of a client: from here on it is approved, printed and mailed like those of rounds.
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { lockActiveContact } from '../../contacts/server/public.ts';
import type { GateOverride } from '../../disputes/contract.ts';
import type { AnswerDue } from '../rules/written-letter.ts';
import type { Written } from '../rules/letter-kinds.ts';
import { renderLetterPdf } from './jobs.ts';
import { insertWritten } from './store.ts';
import { workAsked } from './work-asked.ts';
import { composeWritten, type WrittenDraft } from './written-letter.ts';

export type WritingChange = Pick<Change<StaffDb>, 'db' | 'now' | 'zone' | 'services' | 'enqueue'> & { readonly scope: StaffScope };

export interface NewWrittenLetter extends Omit<WrittenDraft, 'recipient'> {
  readonly contactId: string;
  /** `id` and `addressId`: its entry in the address book and the address of it. Letters to the client go to the address on record, whatever is given here. */
  readonly recipient: WrittenDraft['recipient'] & { readonly id: string | null; readonly addressId?: string | null };
  /** The letter of the library, its version, and what it is called. */
  readonly source: { readonly letterId: string; readonly versionId: string; readonly name: string };
  /** False for letters of the office to its own client, and for no others. */
  readonly asksClient: boolean;
  /** Days from the receipt by which an answer is owed, and the law; null where none is. */
  readonly answerDue: AnswerDue | null;
  /** Gates of it that were passed with a reason; kept with the letter. */
  readonly overrides?: readonly GateOverride[];
}

/**
 * Writes the letter and queues its PDF. It is in the name of the client, who approves it; a letter to the client is the office's own, and needs no
 * approval. Refuses like the letters of rounds: an archived contact, no work (hold, agreement, state, authorization), a forbidden claim, a field
 * left open, an address that does not fit, an enclosure that is not in hand. The caller records the activity.
 * @throws Error where `asksClient` does not go with the recipient.
 */
export async function insertWrittenLetter(
  { db, now, zone, services, enqueue, scope }: WritingChange,
  letter: NewWrittenLetter,
): Promise<{ readonly id: string } | Refusal> {
  const contact = await lockActiveContact({ db, scope }, letter.contactId);
  if (isRefusal(contact)) return contact;
  const { recipient, source, answerDue, language } = letter;
  if (letter.asksClient === (recipient.class === 'client'))
    throw new Error('The client approves each letter, except what the office writes to them.');
  const kind: Written = {
    kind: 'written',
    roundId: null,
    roundNumber: null,
    bureau: null,
    recipientClass: recipient.class,
    sourceName: source.name,
  };
  const may = await mayWork(db, contact.id, workAsked('letter', [kind]), { now, zone });
  if (may !== true) return may;
  const document = await composeWritten({ db, sealer: services.sealer, now, zone }, contact, letter);
  if (isRefusal(document)) return document;
  const id = newId(now);
  await insertWritten(db, services.sealer, {
    id,
    contactId: contact.id,
    recipientClass: recipient.class,
    recipientId: recipient.id,
    addressId: recipient.addressId ?? null,
    language,
    source,
    asksClient: letter.asksClient,
    answerDue,
    overrides: letter.overrides ?? [],
    document,
    by: { userId: scope.userId, name: scope.name },
    at: now,
  });
  await enqueue(renderLetterPdf, { letterId: id });
  return { id };
}

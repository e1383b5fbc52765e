// What writing a letter begins with: the newest version, what is on record, and where the letter would go. Asked again when it is written.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { addressFor, findRecipient, type Recipient } from '../../recipients/server/public.ts';
import { BUREAU_KEYS } from '../../recipients/rules/shipped-recipients.ts';
import { recipientNotFound } from '../../recipients/rules/recipient-refusals.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { KIND_OF_CLASS, purposeOf } from '../rules/letter-recipient.ts';
import type { RecipientClass } from '../../letters/rules/wording/letter-shape.ts';
import { letterValues } from '../rules/letter-values.ts';
import { findEarlierAt, type EarlierOfBureau } from './earlier-dispute.ts';
import { findClient, letterRecords, mayRead } from './letter-records.ts';
import { findPresent } from './letter-view.ts';
import type { LetterContent, StoredLetter } from './store/letters.ts';
import { findVersion } from './store/versions.ts';

interface Call {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly services: Services;
  readonly now: Date;
  readonly zone: string;
}
interface Wanted {
  readonly contactId: string;
  readonly id: string;
  readonly recipientId?: string | undefined;
}
export interface Addressed {
  readonly id: string | null;
  /** Of the address book. */
  readonly addressId: string | null;
  readonly class: RecipientClass;
  readonly address: { readonly name: string; readonly lines: readonly string[] };
  readonly verifiedOn: CivilDate | null;
}
export interface Prepared {
  readonly letter: StoredLetter;
  readonly versionId: string;
  readonly content: LetterContent;
  readonly contact: Contact;
  readonly today: CivilDate;
  readonly values: DocumentValues;
  readonly earlier: EarlierOfBureau | undefined;
  /** Undefined while no recipient is chosen; a refusal where the letter cannot go there. */
  readonly to: Addressed | Refusal | undefined;
}

export async function prepareWriting(call: Call, { contactId, id, recipientId }: Wanted): Promise<Prepared | Refusal> {
  const { db, scope, services, now, zone } = call;
  const may = mayRead(scope);
  if (may !== true) return may;
  const letter = await findPresent(db, id);
  if (isRefusal(letter)) return letter;
  const content = await usableContent(db, letter);
  if (isRefusal(content)) return content;
  const contact = await findClient(db, scope, contactId);
  if (isRefusal(contact)) return contact;
  const recipient = recipientId === undefined ? undefined : await findRecipient(db, recipientId);
  if (recipientId !== undefined && (!recipient || recipient.removed)) return recipientNotFound.refuse();
  const bureau = BUREAUS.find((one) => recipient?.key === BUREAU_KEYS[one]);
  const earlier = bureau && (await findEarlierAt({ db, sealer: services.sealer, zone }, contact.id, bureau));
  const records = await letterRecords(call, contact, letter.language);
  const to = await addressOf(db, letter, recipient, { name: records.client.name, lines: records.client.addressLines });
  const values = letterValues(
    {
      ...records,
      recipient: to && !isRefusal(to) ? to.address : undefined,
      bureauName: bureau && BUREAU_NAMES[bureau],
      earlier: earlier?.fields,
    },
    {},
  );
  return { letter, ...content, contact, today: civilDateAt(now, zone), values, earlier, to };
}

async function usableContent(
  db: StaffDb,
  { use, active, published }: StoredLetter,
): Promise<{ readonly versionId: string; readonly content: LetterContent } | Refusal> {
  if (use === 'round') return refuse('letterLibrary.notUsable', 'This text belongs to dispute rounds. Open a round in the Dispute Center.');
  if (!active) return refuse('letterLibrary.notUsable', 'This letter is not active. Activate it in the library, or choose another one.');
  const version = published && (await findVersion(db, published.versionId));
  return version
    ? { versionId: version.id, content: version.content }
    : refuse('letterLibrary.notUsable', 'This letter was not published yet. Publish it in the library first.');
}

async function addressOf(
  db: StaffDb,
  letter: StoredLetter,
  recipient: Recipient | undefined,
  client: Addressed['address'],
): Promise<Addressed | Refusal | undefined> {
  const kind = KIND_OF_CLASS[letter.recipientClass];
  if (kind === null) return { id: null, addressId: null, class: 'client', address: client, verifiedOn: null };
  if (!recipient) return undefined;
  if (recipient.kind !== kind)
    return refuse('letterLibrary.recipientUnfit', `This letter is not for ${recipient.name}: it goes to another kind of recipient.`);
  const found = await addressFor(db, recipient.id, purposeOf(letter));
  if (isRefusal(found)) return found;
  const { id: addressId, name, lines } = found.address;
  return { id: recipient.id, addressId, class: letter.recipientClass, address: { name, lines }, verifiedOn: found.verifiedOn };
}

// From a round to its letters: the client's data, the bureau's address and the items become one document per bureau.
import { addMonths, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { nameParts, sameFirstName } from '../../account-matching/rules/person-name.ts';
import { fullNameOf, addressOf } from '../../contacts/rules/contact-person.ts';
import {
  findContactById,
  listAddresses,
  listOtherNames,
  openIdentity,
  type Contact,
  type PreviousAddress,
} from '../../contacts/server/public.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { findReportById, openReport } from '../../credit-reports/server/public.ts';
import { printableTitle } from '../../disputes/rules/judge-letter.ts';
import { findEarlierResults, standingItems, type StoredItem, type StoredRound } from '../../disputes/server/public.ts';
import { LETTER_PROOFS } from '../../files/rules/letter-proofs.ts';
import { listHeldDocuments, type HeldDocument } from '../../files/server/public.ts';
import { BUREAU_KEYS } from '../../recipients/rules/shipped-recipients.ts';
import { addressForKey, type LetterAddress } from '../../recipients/server/public.ts';
import { composeLetter } from '../rules/compose-letter.ts';
import { wordByCase } from '../rules/wording/word-by-case.ts';
import { listRoundTexts } from './store/round-texts.ts';
import { oneLine } from '../rules/merge-fields.ts';
import { reportDateAt } from '../../report-files/rules/report-age.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import type { RoundExtracts } from './read-extracts.ts';
import type { Enclosure, LetterClient, LetterInput } from '../rules/letter-input.ts';
import type { RoundLetterDocument } from '../rules/letter-document.ts';
import type { PaperInHand } from '../rules/still-says.ts';

/** Bureaus ask for the addresses of two years. */
const YEARS_OF_ADDRESSES = 2;
const MOST_ADDRESSES = 4;

/** The letter of a round to one bureau, or in sentences why it cannot be written. */
export interface ComposedLetter {
  readonly bureau: Bureau;
  readonly items: number;
  readonly made: RoundLetterDocument | { readonly problems: readonly string[] };
}

/** The letters of `round`, in the order of the bureaus; none to a bureau where every item was withdrawn. */
export async function composeRound(
  db: Db,
  sealer: Sealer,
  contact: Contact,
  round: StoredRound,
  options: OfficeTime & { readonly date: CivilDate; readonly draft: boolean; readonly extracts: RoundExtracts },
): Promise<ComposedLetter[]> {
  const { dateOfBirth } = await openIdentity(db, sealer, contact.id);
  const phone = contact.phone ?? contact.phoneHome;
  const client = {
    ...clientOf(contact),
    ...(dateOfBirth && { dateOfBirth }),
    ...(contact.ssnLast4 && { ssnLast4: contact.ssnLast4 }),
    ...(round.letters.phone && phone !== null && { phone: formatPhone(phone) }),
    ...(round.letters.otherNames && { otherNames: await namesUsed(db, contact) }),
    earlierAddresses: recentAddresses(await listAddresses(db, contact.id), options.date),
  };
  const documents = await listPapers(db, contact.id, options.date);
  const content = await openReport(db, sealer, round.reportId);
  const report = await findReportById(db, round.reportId);
  const earlier = await findEarlierResults(db, sealer, round, options);
  const addresses = await bureauAddresses(db);
  const texts = await listRoundTexts(db);
  return BUREAUS.flatMap((bureau): ComposedLetter[] => {
    const items = itemsOfLetter(round, bureau);
    if (items.length === 0) return [];
    const address = addresses[bureau];
    if (isRefusal(address)) return [{ bureau, items: items.length, made: { problems: [address.message] } }];
    // Each bureau's letter names the day of that bureau's part of a combined report, or of its own file where that is older.
    const stored = parseCivilDate((report?.parts ? report.parts.find((part) => part.bureau === bureau) : report)?.reportDate ?? '');
    const own = content && reportDateAt(content, bureau);
    const reportDate = stored && own?.precision === 'day' && own.iso < stored ? own.iso : stored;
    const reportNumber = content?.bureaus.find((file) => file.bureau === bureau)?.fileNumber;
    const input: LetterInput = {
      client,
      bureau,
      recipient: { name: address.address.name, lines: address.address.lines },
      date: options.date,
      draft: options.draft,
      enclosures: enclosuresOf(items, documents),
      ...(reportDate && { reportDate }),
      ...(reportNumber !== undefined && { reportNumber }),
      items: items
        .map((i) => ({ item: i, earlierResult: earlier.get(i.id) }))
        .map(({ item: i, earlierResult }) => ({
          kind: i.kind,
          ...(earlierResult && { earlierResult }),
          furnisher: i.heading,
          reported: i.reported,
          facts: i.facts.map((fact) => ({
            ...fact,
            document: documents.find(({ id }) => id === fact.documentId)?.title ?? null,
          })),
          correct: i.correct,
          months: i.months,
          claims: i.claims,
          ...(i.reasonCode !== null && { reasonCode: i.reasonCode }),
          ...(i.instructionCode !== null && { instructionCode: i.instructionCode }),
          ...(i.accountNumberMasked !== null && { accountNumberMasked: i.accountNumberMasked }),
          ...inReport(options.extracts.get(i.id)),
        })),
    };
    const letter = composeLetter(input);
    const made = isRefusal(letter)
      ? { problems: sentencesOf(letter) }
      : wordByCase(letter, input, { texts, seed: `${contact.id}:${bureau}:${round.number}` });
    return [{ bureau, items: items.length, made }];
  });
}

/** Name and address of the client, as far as they are on record. */
export function clientOf(contact: Contact): Pick<LetterClient, 'name' | 'addressLines' | 'city' | 'state' | 'zip'> {
  return {
    name: fullNameOf(contact),
    addressLines: [contact.addressLine1, contact.addressLine2].flatMap((line) => (line ? [line] : [])),
    city: contact.city ?? '',
    state: contact.state ?? '',
    zip: contact.zip ?? '',
  };
}

/** Where disputes to the bureaus go by the office's address book, or why no letter goes there now. */
async function bureauAddresses(db: Db): Promise<Readonly<Record<Bureau, LetterAddress | Refusal>>> {
  const of = (bureau: Bureau) => addressForKey(db, BUREAU_KEYS[bureau], 'disputes');
  return { EQ: await of('EQ'), EX: await of('EX'), TU: await of('TU') };
}

/** Other names of the client, without one that is the spouse's: a letter gives nobody the name of another person (15 U.S.C. 1679b(a)(2)). */
async function namesUsed(db: Db, contact: Contact): Promise<string[]> {
  const spouse = contact.spouseId === null ? undefined : await findContactById(db, contact.spouseId);
  const first = (name: string): string => nameParts(name).first;
  const isSpouses = (name: string): boolean =>
    spouse !== undefined && sameFirstName(first(name), first(spouse.firstName)) && !sameFirstName(first(name), first(contact.firstName));
  return (await listOtherNames(db, contact.id)).flatMap(({ name }) => (isSpouses(name) ? [] : [name]));
}

/** The papers in hand, by the titles letters give them. */
async function listPapers(db: Db, contactId: string, on?: CivilDate): Promise<HeldDocument[]> {
  return (await listHeldDocuments(db, contactId, on)).map((one) => ({ ...one, title: printableTitle(one.title) }));
}

/** Those papers by file id, with their titles as a letter prints them. */
export async function papersInHand(db: Db, contactId: string): Promise<ReadonlyMap<string, PaperInHand>> {
  return new Map((await listPapers(db, contactId)).map(({ id, title, kind }) => [id, { title: oneLine(title), kind }]));
}

function inReport(rows: LineRows | undefined): { inReport?: LineRows } {
  return rows ? { inReport: rows } : {};
}

/** The items of the letter to a bureau, in its order. */
export function itemsOfLetter(round: Pick<StoredRound, 'items'>, bureau: Bureau): StoredItem[] {
  return strongestFirst(standingItems(round).filter((item) => item.bureau === bureau));
}

/** What a paper shows first, then what the client answered, then values held against each other; otherwise as chosen. */
function strongestFirst(items: readonly StoredItem[]): StoredItem[] {
  const weigh = ({ facts, claims, correct }: StoredItem): number =>
    (facts.some(({ source }) => source === 'document') ? 4 : 0) + (claims.length > 0 ? 2 : 0) + (correct.length > 0 ? 1 : 0);
  return items.toSorted((a, b) => weigh(b) - weigh(a));
}

/** Proof of identity and the papers that facts rest on: only what is in hand, each once. */
function enclosuresOf(items: readonly StoredItem[], documents: readonly HeldDocument[]): Enclosure[] {
  const proofs = LETTER_PROOFS.flatMap((kind) => documents.find((one) => one.kind === kind) ?? []);
  const named = items
    .flatMap(({ facts }) => facts)
    .flatMap(({ source, documentId }) => (source === 'document' ? (documents.find(({ id }) => id === documentId) ?? []) : []));
  return [...new Map([...proofs, ...named].map(({ id, title }) => [id, { fileId: id, title }])).values()];
}

/** Addresses of the last two years, each on one line. */
function recentAddresses(addresses: readonly PreviousAddress[], today: CivilDate): string[] {
  const since = addMonths(today, -12 * YEARS_OF_ADDRESSES);
  return addresses
    .filter(({ livedUntil }) => livedUntil !== null && livedUntil >= since)
    .slice(0, MOST_ADDRESSES)
    .map(addressOf);
}

/** What a person calls the parts of a letter that come from the contact. */
const PARTS: Readonly<Record<string, string>> = {
  'client.name': "The client's name",
  'client.addressLines': "The client's street",
  'client.city': "The client's city",
  'client.state': "The client's state",
  'client.zip': "The client's zip code",
};

function sentencesOf({ message, fields }: Refusal): string[] {
  const named = Object.entries(fields ?? {}).flatMap(([field, sentence]) => {
    const part = PARTS[field];
    return part === undefined ? [] : [sentence.replace(/^This/, part)];
  });
  return named.length > 0 ? named : [message];
}

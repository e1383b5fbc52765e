// From a round to its letters: the client's data, the bureau's address and the items become one document per bureau.
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openIdentity, type Contact } from '../../contacts/server/public.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { findReportById } from '../../credit-reports/server/public.ts';
import type { StoredRound } from '../../disputes/server/public.ts';
import { composeLetter } from '../rules/compose-letter.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

/** What goes with each letter; the processor adds copies before mailing. */
const ENCLOSURES = ['Copy of my government-issued photo ID', 'Copy of a document that shows my address'];

/** The letter of a round to one bureau, or in sentences why it cannot be written. */
export interface ComposedLetter {
  readonly bureau: Bureau;
  readonly items: number;
  readonly made: LetterDocument | { readonly problems: readonly string[] };
}

/** The letters of `round`, in the order of the bureaus. */
export async function composeRound(
  db: Db,
  sealer: Sealer,
  contact: Contact,
  round: StoredRound,
  options: { date: CivilDate; draft: boolean },
): Promise<ComposedLetter[]> {
  const { dateOfBirth } = await openIdentity(db, sealer, contact.id);
  const client = {
    name: `${contact.firstName} ${contact.lastName}`,
    addressLines: [contact.addressLine1, contact.addressLine2].flatMap((line) => (line ? [line] : [])),
    city: contact.city ?? '',
    state: contact.state ?? '',
    zip: contact.zip ?? '',
    ...(dateOfBirth && { dateOfBirth }),
    ...(contact.ssnLast4 && { ssnLast4: contact.ssnLast4 }),
  };
  const report = await findReportById(db, round.reportId);
  return BUREAUS.flatMap((bureau) => {
    const items = round.items.filter((i) => i.bureau === bureau);
    if (items.length === 0) return [];
    // For a combined report, each bureau's letter names the day of that bureau's part.
    const reportDate = parseCivilDate((report?.parts ? report.parts.find((part) => part.bureau === bureau) : report)?.reportDate ?? '');
    const letter = composeLetter({
      client,
      bureau,
      date: options.date,
      draft: options.draft,
      enclosures: ENCLOSURES,
      ...(reportDate && { reportDate }),
      items: items.map((i) => ({
        kind: i.kind,
        furnisher: i.heading,
        reported: i.reported,
        facts: i.facts,
        ...(i.reasonCode !== null && { reasonCode: i.reasonCode }),
        ...(i.instructionCode !== null && { instructionCode: i.instructionCode }),
        ...(i.accountNumberMasked !== null && { accountNumberMasked: i.accountNumberMasked }),
      })),
    });
    return [{ bureau, items: items.length, made: isRefusal(letter) ? { problems: sentencesOf(letter) } : letter }];
  });
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

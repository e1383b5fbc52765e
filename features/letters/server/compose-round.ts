// From a round to its letters: the client's data, the bureau's address and the items become one document per bureau.
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openIdentity, type Contact } from '../../contacts/server/public.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { findReportById } from '../../credit-reports/server/public.ts';
import type { StoredRound } from '../../disputes/server/public.ts';
import { composeLetter } from '../rules/compose-letter.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

/** What goes with each letter; the processor adds copies before mailing. */
const ENCLOSURES = ['Copy of my government-issued photo ID', 'Copy of a document that shows my address'];

/** The letters of `round`, in the order of the bureaus, and what kept one from being composed. */
export async function composeRound(
  db: Db,
  sealer: Sealer,
  contact: Contact,
  round: StoredRound,
  options: { date: CivilDate; draft: boolean },
): Promise<{ letters: LetterDocument[]; problems: string[] }> {
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
  const letters: LetterDocument[] = [];
  const problems: string[] = [];
  for (const bureau of BUREAUS) {
    const items = round.items.filter((i) => i.bureau === bureau);
    if (items.length === 0) continue;
    // Of a combined report each bureau is told the day of its own.
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
    if (isRefusal(letter)) problems.push(...(letter.fields ? Object.values(letter.fields) : [letter.message]));
    else letters.push(letter);
  }
  return { letters, problems: [...new Set(problems)] };
}

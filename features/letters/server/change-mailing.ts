// What an operation about the mailing of one letter does before and after its change.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { lockContacts } from '../../contacts/server/public.ts';
import type { KeptWay } from '../../disputes/server/public.ts';
import { runClock } from '../../disputes/rules/response-clock.ts';
import type { LetterMailing } from '../contract.ts';
import { findLetter, type Letter } from './store.ts';

/** The letter, with the rounds of its contact held. */
export async function holdLetter(
  { db, scope }: { readonly db: StaffDb; readonly scope: StaffScope },
  id: string,
): Promise<Letter | Refusal> {
  const letter = await findLetter(db, scope, id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const [contact] = await lockContacts(db, [letter.contactId], 'update');
  if (contact?.archivedAt !== null) return contactArchived.refuse();
  return letter;
}

/** A mailing as screens see it. */
export function viewMailing(way: KeptWay, version: number): LetterMailing {
  const { mailedOn, method, trackingNumber, receivedOn, receivedHow, moreSentOn, freeAnnualReport } = way;
  const { countedFrom, overdueAfter } = runClock(way);
  return { version, mailedOn, method, trackingNumber, receivedOn, receivedHow, moreSentOn, freeAnnualReport, countedFrom, overdueAfter };
}

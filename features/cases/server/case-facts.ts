// What the gates of a stage look at, gathered from the features that know it.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { findWorkHold } from '../../agreements/server/public.ts';
import { missingForLetters } from '../../contacts/rules/contact-fields.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { summarizeReports } from '../../credit-reports/server/public.ts';
import { summarizeRounds } from '../../disputes/server/public.ts';
import type { CaseFacts } from '../rules/stage-gates.ts';

export async function gatherCaseFacts(db: StaffDb, contact: Contact, now: Date): Promise<CaseFacts> {
  const report = (await summarizeReports(db, [contact.id])).get(contact.id);
  const round = (await summarizeRounds(db, [contact.id])).get(contact.id);
  return {
    missingForLetters: missingForLetters({ ...contact, hasSsn: contact.ssnLast4 !== null, hasDateOfBirth: contact.birthYear !== null }),
    hasReadReport: report !== undefined && report.latest !== null,
    roundIsOpen: round !== undefined && round.waitingSince !== null,
    roundIsBeingPrepared: round?.state === 'draft',
    wasDisputed: round !== undefined && (round.rounds > 1 || round.state !== 'draft'),
    workHold: (await findWorkHold(db, contact.id, now))?.message,
  };
}

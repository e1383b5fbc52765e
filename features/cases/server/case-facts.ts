// What the gates of a stage look at, gathered from the features that know it.
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { mayWork } from '../../agreements/server/public.ts';
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import { missingForLetters } from '../../contacts/rules/contact-fields.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { summarizeReports } from '../../credit-reports/server/public.ts';
import { summarizeRounds } from '../../disputes/server/public.ts';
import type { CaseFacts } from '../rules/stage-gates.ts';

export async function gatherCaseFacts(db: StaffDb | JobDb, contact: Contact, time: OfficeTime): Promise<CaseFacts> {
  const report = (await summarizeReports(db, [contact.id])).get(contact.id);
  const round = (await summarizeRounds(db, [contact.id])).get(contact.id);
  const may = await mayWork(db, contact.id, { what: 'stage' }, time);
  return {
    missingForLetters: missingForLetters({ ...contact, hasDateOfBirth: contact.birthYear !== null }),
    hasReadReport: report !== undefined && report.latest !== null,
    roundIsOpen: round !== undefined && round.waitingSince !== null,
    roundIsBeingPrepared: round?.state === 'draft',
    wasDisputed: round !== undefined && (round.rounds > 1 || round.state !== 'draft'),
    workHold: isRefusal(may) ? may.message : undefined,
  };
}

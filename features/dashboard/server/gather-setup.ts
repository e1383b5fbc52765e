// How far the office is on its first day, computed from what is there.
import type { ReadCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { hasColleague } from '../../accounts/server/public.ts';
import { hasConfirmedSheet } from '../../backup/server/public.ts';
import { countContacts } from '../../contact-lists/server/public.ts';
import { hasSecondFactor } from '../../identity/server/public.ts';
import { hasSentTest } from '../../mail/server/public.ts';
import { findOfficeSetup } from '../../office/server/public.ts';
import type { Setup } from '../contract.ts';
import { hasLetter, hasReport } from './store.ts';

/** Null for who could not set the office up. */
export async function gatherSetup({
  db,
  scope,
  services,
}: Pick<ReadCall<unknown, StaffScope>, 'db' | 'scope' | 'services'>): Promise<Setup | null> {
  if (!scope.may('contacts:create') || !scope.may('contacts:view') || !scope.may('office:manage')) return null;
  return {
    ...(await findOfficeSetup(db)),
    mailTest: await hasSentTest(db),
    team: await hasColleague(db, scope.userId),
    secondFactor: await hasSecondFactor(db, scope.userId),
    recoverySheet: services.env.BACKUP_PASSPHRASE === undefined ? await hasConfirmedSheet(db) : null,
    contact: (await countContacts(db, {}, 0)) > 0,
    report: await hasReport(db),
    letter: await hasLetter(db),
  };
}

// What waits, told by each feature for itself, put in one order.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { accessNeeds } from '../../access/server/public.ts';
import { billingNeeds } from '../../billing/server/public.ts';
import { caseNeeds } from '../../cases/server/public.ts';
import { contactNeeds } from '../../contacts/server/public.ts';
import { reportNeeds } from '../../credit-reports/server/public.ts';
import { changeNeeds } from '../../report-changes/server/public.ts';
import { disputesNeeds } from '../../disputes/server/public.ts';
import { duplicateNeeds } from '../../duplicates/server/public.ts';
import { findingNeeds } from '../../findings/server/public.ts';
import { leadNeeds } from '../../leads/server/public.ts';
import { letterNeeds } from '../../letters/server/public.ts';
import { mailNeeds } from '../../mail/server/public.ts';
import { monitoringNeeds } from '../../monitoring/server/public.ts';
import { officeNeeds } from '../../office/server/public.ts';
import { taskNeeds } from '../../tasks/server/public.ts';

type Telling = (db: Db, scope: StaffScope, at: { readonly now: Date; readonly today: CivilDate }) => Promise<readonly NeedsAction[]>;

/** In the order in which those of the same weight are shown. */
const TELLERS: readonly Telling[] = [
  (db, scope, { now }) => leadNeeds(db, scope, now),
  taskNeeds,
  contactNeeds,
  caseNeeds,
  letterNeeds,
  changeNeeds,
  reportNeeds,
  findingNeeds,
  disputesNeeds,
  monitoringNeeds,
  billingNeeds,
  mailNeeds,
  duplicateNeeds,
  officeNeeds,
  accessNeeds,
];
const WEIGHTS: readonly NeedsAction['weight'][] = ['late', 'soon', 'open'];

/** One feature after the other, because the embedded database has one connection; the most pressing first. */
export async function gatherNeeds(
  db: Db,
  scope: StaffScope,
  at: { readonly now: Date; readonly today: CivilDate },
): Promise<NeedsAction[]> {
  const all: NeedsAction[] = [];
  for (const tell of TELLERS) all.push(...(await tell(db, scope, at)));
  return all.toSorted((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
}

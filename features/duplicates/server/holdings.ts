// What is bound to a record and so decides which of two is kept.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findPortalTies } from '../../accounts/server/public.ts';
import { summarizeReports } from '../../credit-reports/server/public.ts';
import { summarizeRounds } from '../../disputes/server/public.ts';
import type { Holdings } from '../rules/merge-fields.ts';

/** Letters are made of rounds, so a record without rounds has none. */
export async function gatherHoldings(db: Db, scope: StaffScope, ids: readonly string[], now: Date): Promise<(id: string) => Holdings> {
  const reports = await summarizeReports(db, scope, ids);
  const rounds = await summarizeRounds(db, scope, ids);
  const ties = await findPortalTies(db, scope, ids, now);
  return (id) => ({
    reports: reports.get(id)?.reports ?? 0,
    rounds: rounds.get(id)?.rounds ?? 0,
    login: ties.get(id)?.login ?? false,
    invited: ties.get(id)?.invited ?? false,
  });
}

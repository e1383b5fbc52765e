// What is bound to a record and so decides which of two is kept.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { findPortalTies } from '../../accounts/server/public.ts';
import { summarizeReports } from '../../credit-reports/server/public.ts';
import { summarizeRounds } from '../../disputes/server/public.ts';
import { countWritten } from '../../letters/server/public.ts';
import type { Holdings } from '../rules/merge-fields.ts';

export async function gatherHoldings(db: StaffDb, ids: readonly string[], now: Date): Promise<(id: string) => Holdings> {
  const reports = await summarizeReports(db, ids);
  const rounds = await summarizeRounds(db, ids);
  const letters = await countWritten(db, ids);
  const ties = await findPortalTies(db, ids, now);
  return (id) => ({
    reports: reports.get(id)?.reports ?? 0,
    rounds: rounds.get(id)?.rounds ?? 0,
    letters: letters.get(id) ?? 0,
    login: ties.get(id)?.login ?? false,
    invited: ties.get(id)?.invited ?? false,
  });
}

// The numbers of the office, each asked for only with the permission of its feature.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countByStage } from '../../cases/server/public.ts';
import { FINAL_STAGES } from '../../cases/rules/stage-gates.ts';
import { CLIENT_STAGES } from '../../contacts/rules/stages.ts';
import { summarizeDisputes } from '../../disputes/server/public.ts';
import { countLeadsPerSpan } from '../../leads/server/public.ts';
import { countUnprinted } from '../../letters/server/public.ts';
import type { Compared, Counted, Numbers } from '../contract.ts';
import type { Spans } from '../rules/spans.ts';

/** Counting stops here, so that a large office does not wait for the size of a number. */
export const COUNT_CAP = 10_000;

export async function gatherNumbers(db: StaffDb, scope: StaffScope, now: Date, spans: Spans): Promise<Numbers> {
  const may = (permission: string): boolean => scope.may(permission);
  return {
    ...(may('cases:view') && { activeClients: await countActive(db) }),
    ...(may('leads:view') && { newLeads: await compareLeads(db, now, spans) }),
    ...(may('disputes:view') && (await countDisputes(db, now, spans))),
    ...(may('letters:view') && { lettersToPrint: await countLetters(db, spans.today) }),
  };
}

async function countActive(db: StaffDb): Promise<Counted> {
  const byStage = await countByStage(db, COUNT_CAP);
  const counts = CLIENT_STAGES.filter((stage) => !FINAL_STAGES.includes(stage)).map((stage) => capped(byStage[stage]));
  return { count: counts.reduce((sum, { count }) => sum + count, 0), capped: counts.some((one) => one.capped) };
}

async function compareLeads(db: StaffDb, now: Date, { lastMonth, lastMonthSoFar, thisMonth }: Spans): Promise<Compared> {
  const [before, , current] = await countLeadsPerSpan(
    db,
    [lastMonth, lastMonthSoFar, thisMonth, new Date(now.getTime() + 1)],
    2 * COUNT_CAP,
  );
  return { now: known(current), before: known(before) };
}

async function countDisputes(db: StaffDb, now: Date, { lastMonth, lastMonthSoFar, thisMonth }: Spans): Promise<Numbers> {
  const summary = await summarizeDisputes(
    db,
    { last: lastMonth, lastUntil: lastMonthSoFar, current: thisMonth, now: new Date(now.getTime() + 1) },
    COUNT_CAP,
  );
  return {
    openRounds: capped(summary.openRounds),
    itemsInDispute: capped(summary.itemsInDispute),
    itemsDisputed: { now: capped(summary.itemsThisMonth), before: capped(summary.itemsLastMonth) },
  };
}

async function countLetters(db: StaffDb, today: CivilDate): Promise<Counted> {
  return capped((await countUnprinted(db, today, COUNT_CAP + 1)).approved);
}

export function capped(count: number): Counted {
  return { count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
}

/** A span that was not reached has more than are looked at. */
function known(count: number | undefined): Counted {
  return count === undefined ? { count: COUNT_CAP, capped: true } : { count, capped: false };
}

import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { listTriggers } from '../../../activity/server/public.ts';
import type { automationContract } from '../../contract.ts';
import { REASONS, type Reason } from '../../rules/judge-event.ts';
import { tryEvents } from '../../rules/try-events.ts';
import { dayAhead } from '../act.ts';
import { checkRights } from '../rule-view.ts';
import { lookAt } from '../store/contacts.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many of the newest are looked at. */
const MOST = 1000;
const CURSOR = pageCursor('automation.dryRun', z.tuple([z.number().int()]));

export const dryRun: Operation<typeof automationContract.dryRun> = async ({ db, scope, services, input, now, zone }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { kind, filter, action: actionKind, hourlyLimit, outcome, limit } = input;
  const refused = checkRights({ scope, services }, { kind, filter, actionKind });
  if (refused) return refused;
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const found = await listTriggers(db, { kind, since, limit: MOST + 1 });
  const events = found.slice(0, MOST);
  const contacts = await lookAt(db, [...new Set(events.map(({ contactId }) => contactId))], filter, { now, zone });
  const set = {
    kind: actionKind,
    tag: input.tag,
    ownerId: input.ownerId,
    followUpOn: input.inDays === undefined ? undefined : dayAhead({ now, zone }, input.inDays),
  };
  const tried = tryEvents(events, contacts, { set, hourlyLimit });
  const skipped = new Map<Reason, number>();
  for (const { reason } of tried) if (reason !== undefined) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const shown = tried.filter(
    ({ event, reason }) => (outcome === undefined || (reason === undefined) === (outcome === 'done')) && (!after || event.id < after[0]),
  );
  const { rows, next } = CURSOR.page(shown.slice(0, limit + 1), limit, ({ event }) => [event.id]);
  return {
    events: events.length,
    capped: found.length > MOST,
    since: since.toISOString(),
    done: tried.filter(({ reason }) => reason === undefined).length,
    skipped: [...skipped].toSorted(([, one], [, other]) => other - one).map(([reason, count]) => ({ reason: REASONS[reason], count })),
    rows: rows.map(({ event, reason }) => ({
      activityId: event.id,
      at: event.at.toISOString(),
      contact: { id: event.contactId, name: contacts.get(event.contactId)?.name ?? '' },
      outcome: reason === undefined ? 'done' : 'skipped',
      reason: reason === undefined ? null : REASONS[reason],
    })),
    next,
  };
};

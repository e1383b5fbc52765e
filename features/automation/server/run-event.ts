// One rule and one thing that happened: acts or says why not, once. The row that says so is written in the transaction of the effect, so
// a killed process leaves both or neither, and the key of that row turns a second try away.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Trigger } from '../../activity/server/public.ts';
import { judgeEvent, type Reason } from '../rules/judge-event.ts';
import { EFFECT_KIND } from '../rules/rule-action.ts';
import { act, dayAhead } from './act.ts';
import { findStaffScope } from '../../identity/server/public.ts';
import { ownerState } from './rule-owner.ts';
import type { StoredRule } from './store.ts';
import { lookAt, type LookedAt } from './store/contacts.ts';
import { countDoneInHour, insertRun, isDealtWith, lockRuleOn } from './store/runs.ts';
import { readState } from './store/state.ts';

/** Someone else may change the contact at the same moment. */
const TRIES = 3;
const NOT_MINE = refuse('automation.notMine', 'The rule was changed, or dealt with this before.');
const LIMIT_REACHED = refuse('automation.limitReached', 'The rule reached its limit for the hour.');
/** Refusals that say nothing but what `judgeEvent` says a moment later. */
const JUDGED: Readonly<Record<string, Reason>> = {
  'contacts.archived': 'archived',
  'contacts.notFound': 'archived',
  'automation.limitReached': 'hourly-limit',
};

export async function runEvent(rule: StoredRule, event: Trigger, call: JobCall): Promise<void> {
  if (await isDealtWith(call.db, rule.id, event.id)) return;
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptEvent(rule, event, call);
    if (result === 'settled') return;
    if (attempt < TRIES) continue;
    await settle(rule, event, call, { outcome: 'failed', reason: isRefusal(result) ? result.message : 'fault' });
    return;
  }
}

/** 'settled', or what stopped it, which may be over at the next try. @throws what the database throws while nothing can be written */
async function attemptEvent(rule: StoredRule, event: Trigger, call: JobCall): Promise<'settled' | Refusal | 'fault'> {
  const contact = (await lookAt(call.db, [event.contactId], rule.filter, call)).get(event.contactId);
  const owner = await findStaffScope(call.db, rule.ownerId, call.now);
  const reason = contact === undefined ? 'archived' : await judge(rule, contact, owner, call);
  if (reason !== undefined || contact === undefined || owner === undefined) {
    await settle(rule, event, call, { outcome: 'skipped', reason: reason ?? 'owner-away' });
    return 'settled';
  }
  try {
    const result = await makeEffect(rule, event, contact, owner, call);
    if (!isRefusal(result) || result.code === NOT_MINE.code) return 'settled';
    const judged = JUDGED[result.code];
    if (judged === undefined) return result;
    await settle(rule, event, call, { outcome: 'skipped', reason: judged });
    return 'settled';
  } catch (error) {
    call.services.log.error(
      { rule: rule.id, activity: event.id, error: error instanceof Error ? error.stack : String(error) },
      'automation rule failed',
    );
    return 'fault';
  }
}

async function judge(
  rule: StoredRule,
  contact: LookedAt,
  owner: StaffScope | undefined,
  { db, services, now, zone }: JobCall,
): Promise<Reason | undefined> {
  const { action, hourlyLimit } = rule;
  return judgeEvent({
    contact,
    owner: ownerState(services, owner, { ...rule, actionKind: action.kind }),
    isPaused: (await readState(db)).paused !== null,
    doneInHour: await countDoneInHour(db, rule.id, now),
    hourlyLimit,
    set: { ...action, followUpOn: action.kind === 'follow-up' ? dayAhead({ now, zone }, action.inDays) : undefined },
  });
}

function makeEffect(rule: StoredRule, event: Trigger, contact: LookedAt, owner: StaffScope, { changeFor, now }: JobCall): Promise<unknown> {
  const actor = { kind: 'automation', userId: rule.id, name: rule.name } as const;
  // What it leaves behind bears its name; the permissions are the owner's.
  const scope = { ...owner, name: `Automation “${rule.name}”` };
  return changeFor({ actor, scope }, EFFECT_KIND[rule.action.kind], async (change) => {
    if (!(await lockRuleOn(change.db, rule))) return NOT_MINE;
    if ((await countDoneInHour(change.db, rule.id, now)) >= rule.hourlyLimit) return LIMIT_REACHED;
    if (!(await insertRun(change.db, rule, event, { outcome: 'done', reason: null, at: now }))) return NOT_MINE;
    return act(change, rule.action, contact);
  });
}

/** Writes down why nothing was done. A rule that was changed or turned off in the meantime has nothing to say about it. */
async function settle(
  rule: StoredRule,
  event: Trigger,
  { transaction, now }: JobCall,
  { outcome, reason }: { readonly outcome: 'skipped' | 'failed'; readonly reason: string },
): Promise<void> {
  await transaction(async (tx) => {
    if (await lockRuleOn(tx, rule)) await insertRun(tx, rule, event, { outcome, reason, at: now });
  });
}

// Rules follow the record of everything. The record holds each change once it is committed, so no change waits for a rule and none is lost
// to one (docs/decisions/2026-11-22-automation.md).
import { z } from 'zod';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { findHorizon, listTriggersSince } from '../../activity/server/public.ts';
import { runEvent } from './run-event.ts';
import { listRulesOn } from './store.ts';
import { deleteOldMisses } from './store/runs.ts';
import { readState, saveProgress } from './store/state.ts';

const STRETCH = 200;
/** What is left waits a minute, so that a busy office does not hold up other work. */
const MOST_STRETCHES = 25;
const DAY_MS = 24 * 60 * 60 * 1000;
const MISSES_KEPT_DAYS = 90;

export const followRecord = defineJob({
  name: 'automation.follow',
  payload: z.object({}),
  retries: 3,
  schedule: { cron: '* * * * *', sentence: 'The rules of the office look at what happened since and act.' },
  run: async (_payload, call) => {
    for (let step = 0; step < MOST_STRETCHES && (await followStretch(call)); step += 1);
  },
});

/** True when there may be more to read. After a crash a stretch is read again, and its runs are found done. */
async function followStretch(call: JobCall): Promise<boolean> {
  const { db, services } = call;
  // Before the rules are read: what is turned on later waits for what happens later.
  const horizon = await findHorizon(db);
  const { place } = await readState(db);
  const rules = await listRulesOn(db, services.sealer);
  const kinds = [...new Set(rules.map(({ kind }) => kind))];
  const events = kinds.length === 0 ? [] : await listTriggersSince(db, { after: place, until: horizon, kinds, limit: STRETCH });
  for (const event of events) {
    for (const rule of rules)
      if (rule.kind === event.kind && rule.onSince !== null && rule.onSince <= event.at) await runEvent(rule, event, call);
  }
  const isAll = events.length < STRETCH;
  await saveProgress(db, isAll ? horizon : (events.at(-1)?.place ?? horizon));
  return !isAll;
}

/** Contacts that a filter did not find are the most of a log and the least of interest. */
export const sweepRuns = defineJob({
  name: 'automation.sweep',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '53 9 * * *', sentence: 'Entries of the rules about contacts that did not match are deleted after 90 days.' },
  run: (_payload, { db, now }) => deleteOldMisses(db, new Date(now.getTime() - MISSES_KEPT_DAYS * DAY_MS)),
});

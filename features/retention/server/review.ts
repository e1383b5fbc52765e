// Every night: what is past the end of its keeping comes onto the list.
import { z } from 'zod';
import { addMonths, civilDateAt } from '../../../platform/base/civil-date.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { dueDays, keptSince } from '../rules/retention-days.ts';
import { findKinds } from './kinds.ts';
import { destroyDisposal } from './destroy-job.ts';
import { listRunning } from './store/disposals.ts';
import { replaceDue, type DueFound } from './store/due.ts';
import { listLives, type Life } from './store/lives.ts';
import { findSettings, noteReviewed } from './store/settings.ts';

const BATCH = 500;

export const reviewRetention = defineJob({
  name: 'retention.review',
  payload: z.object({}),
  retries: 2,
  schedule: { cron: '25 7 * * *', sentence: 'Records past the end of their keeping come onto the list of what is due for disposal.' },
  run: async (_payload, call) => {
    await review(call);
    for (const disposalId of await listRunning(call.db)) await destroyDisposal(disposalId, call);
  },
});

/** The same at once, after the settings changed. */
export const reviewNow = defineJob({
  name: 'retention.reviewNow',
  payload: z.object({}),
  retries: 2,
  run: (_payload, call) => review(call),
});

/** Goes through everyone in parts, each a transaction of its own; run again it finds the same. */
export async function review({ db, transaction, services, now, zone }: JobCall): Promise<void> {
  const settings = await findSettings(db);
  const today = civilDateAt(now, zone);
  // Who was added later cannot be due.
  const before = startOfDay(addMonths(today, -settings.reportsMonths), zone);
  let after: string | null = null;
  for (;;) {
    const lives: readonly Life[] = await listLives(db, after, before, BATCH);
    const found: DueFound[] = [];
    const past = lives
      .map((life) => ({ contactId: life.id, since: keptSince(life, zone) }))
      .filter(({ since }) => dueDays(since, settings).reports <= today);
    const kinds = await findKinds(db, services.catalog.retention, past, zone);
    for (const { contactId, since } of past) {
      const held = kinds.get(contactId) ?? [];
      const due = dueDays(
        since,
        settings,
        held.flatMap(({ must }) => must?.until ?? []),
      );
      // The whole record takes the reports with it.
      if (due.records <= today) found.push({ contactId, what: 'records', since, due: due.records });
      else if (held.some(({ kind }) => kind.group === 'reports')) found.push({ contactId, what: 'reports', since, due: due.reports });
    }
    await transaction((tx) =>
      replaceDue(
        tx,
        lives.map(({ id }) => id),
        found,
      ),
    );
    const last = lives.at(-1);
    if (!last || lives.length < BATCH) break;
    after = last.id;
  }
  await transaction((tx) => noteReviewed(tx, now));
}

// Rules of the demo office, and a first look at what happened since they are there.
import { followRecord } from '../../features/automation/server/jobs.ts';
import { runChangeFor, runSystemChange } from '../../platform/server/change.ts';
import type { ApiClient } from './loopback-client.ts';
import type { RunningServer } from './start-server.ts';

/** To be called before the things happen that the rules wait for. */
export async function addRules(api: ApiClient): Promise<void> {
  await api.automation.create({
    name: 'Welcome call for new clients',
    kind: 'agreements.recorded',
    filter: { category: 'client' },
    action: {
      kind: 'task',
      title: 'Welcome call',
      taskKind: 'call',
      note: 'Explain what happens next, and how to reach us.',
      dueInDays: 1,
      assignee: 'owner',
    },
    on: true,
  });
  await api.automation.create({
    name: 'Mark clients who owe a payment',
    kind: 'billing.noted',
    filter: { facets: { billing: 'owing' } },
    action: { kind: 'tag', tag: 'Payment due' },
    on: true,
  });
  await api.automation.create({
    name: 'Follow up after a call',
    kind: 'leads.callLogged',
    filter: { category: 'lead', followUp: 'none' },
    action: { kind: 'follow-up', inDays: 3 },
  });
}

/** What the job does every minute, so that the log is there when the office opens. */
export async function runRules({ database, services, context }: RunningServer): Promise<void> {
  await followRecord.run(
    {},
    {
      db: database.db,
      now: new Date(),
      zone: context.zone.current(),
      services,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
      changeFor: (who, kind, make) => runChangeFor(context, who, kind, make),
      settle: async () => true,
    },
  );
}

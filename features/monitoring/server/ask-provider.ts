// A request to a provider about a client: the connection is locked and the job is queued. The call itself is made by the job.
import { newId } from '../../../platform/base/ids.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ChangeCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { changeRecord } from '../../contacts/server/public.ts';
import type { MonitoringConnection } from '../contract.ts';
import { describeConnection, canPull, CONNECTIONS } from './connection-view.ts';
import { pull } from './jobs.ts';
import { lockForPull, type StoredConnection } from './store.ts';
import type { PullKind } from './store/pulls.ts';

const WORDS = { test: 'connection test asked for', report: 'newest report asked for' } as const;

export function askProvider(
  call: ChangeCall<{ readonly id: string }, StaffScope>,
  kind: PullKind,
): Promise<MonitoringConnection | Refusal> {
  const { db, scope, input, now, zone, services, enqueue } = call;
  return changeRecord(call, CONNECTIONS, {
    id: input.id,
    check: async (connection) => {
      const may = await mayWork(db, connection.contactId, { what: 'pull', bureaus: BUREAUS }, { now, zone });
      if (may !== true) return may;
      return canPull(connection, services.env) ? undefined : refuse('monitoring.cannotPull', whyNot(connection));
    },
    write: async ({ id }) => {
      const taken = await lockForPull(db, id, now);
      if (taken) await enqueue(pull, { pullId: newId(now), connectionId: id, kind, byName: scope.name });
      return taken ?? refuse('monitoring.busy', 'The provider is already being asked. Wait for its answer.');
    },
    activity: (connection) => ({ ...describeConnection(connection, WORDS[kind]), after: { kind } }),
  });
}

function whyNot({ status, partnerReference }: StoredConnection): string {
  if (status === 'cancelled') return 'This connection is canceled.';
  return partnerReference === null
    ? "The provider's reference of this client is missing. Add it, or upload the report."
    : 'This office has no API access to that provider. Upload the report.';
}

// Somebody asks a provider about a client: the connection is taken, the job is queued. The call itself is made by the job.
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ChangeCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { takeOpenContact } from '../../contacts/server/public.ts';
import type { MonitoringConnection } from '../contract.ts';
import { aboutConnection, canPull, connectionNotFound, viewWritten } from './connection-view.ts';
import { pull } from './jobs.ts';
import { findConnection, takeForPull } from './store.ts';
import type { PullKind } from './store/pulls.ts';

const WORDS = { test: 'connection test asked for', report: 'newest report asked for' } as const;

export async function askProvider(
  call: ChangeCall<{ readonly id: string }, StaffScope>,
  kind: PullKind,
): Promise<MonitoringConnection | Refusal> {
  const { db, scope, input, now, services, record, enqueue } = call;
  const connection = await findConnection(db, input.id);
  if (!connection || connection.removed) return connectionNotFound();
  const contact = await takeOpenContact(call, connection.contactId);
  if (isRefusal(contact)) return contact;
  if (!canPull(connection, services.env)) {
    const sentence =
      connection.status === 'cancelled'
        ? 'This connection is cancelled.'
        : connection.partnerReference === null
          ? "The provider's reference of this client is missing. Add it, or upload the report."
          : 'This office has no API access to that provider. Upload the report.';
    return refuse('monitoring.cannotPull', sentence);
  }
  if (!(await takeForPull(db, connection.id, now)))
    return refuse('monitoring.busy', 'The provider is being asked already. Wait for its answer.');
  await enqueue(pull, { pullId: newId(now), connectionId: connection.id, kind, byName: scope.name });
  record({ ...aboutConnection(connection, WORDS[kind]), after: { kind } });
  return viewWritten(call, connection.id);
}

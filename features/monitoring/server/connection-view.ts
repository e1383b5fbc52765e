// A connection as screens see it, and what every change of one answers and records.
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { RemovableKind } from '../../contacts/server/public.ts';
import type { MonitoringConnection } from '../contract.ts';
import { maskUsername } from '../rules/mask-username.ts';
import { PROVIDERS } from '../rules/providers.ts';
import { findProvider } from './find-provider.ts';
import { monitoringSettings } from './settings.ts';
import {
  findConnection,
  lockConnections,
  openUsername,
  PULL_DIES_MS,
  removeConnection,
  restoreConnection,
  type StoredConnection,
} from './store.ts';

type ViewServices = Pick<Services, 'env' | 'sealer'>;

export const connectionNotFound = () => refuse('monitoring.notFound', 'There is no such connection, or it was removed.');
export const connectionExists = () =>
  refuse('monitoring.exists', 'This client already has a connection to that provider.', {
    fields: { provider: 'This client already has a connection to that provider.' },
  });

/** True when reports of this connection can be asked for: the office has access, the partner's reference is known, nothing is cancelled. */
export function canPull(connection: Pick<StoredConnection, 'provider' | 'partnerReference' | 'status'>, env: ViewServices['env']): boolean {
  return (
    connection.partnerReference !== null &&
    connection.status !== 'cancelled' &&
    findProvider(monitoringSettings(env), connection.provider) !== undefined
  );
}

export function viewConnection(connection: StoredConnection, { env, sealer }: ViewServices, now: Date): MonitoringConnection {
  const { usernameSealed: _sealed, pullingSince, enrolmentSentAt: _sent, removed: _removed, statusAt, lastPullAt, ...same } = connection;
  const username = openUsername(sealer, connection);
  return {
    ...same,
    providerName: PROVIDERS[connection.provider].name,
    usernameMasked: username === null ? null : maskUsername(username),
    statusAt: statusAt.toISOString(),
    lastPullAt: lastPullAt?.toISOString() ?? null,
    isPulling: pullingSince !== null && now.getTime() - pullingSince.getTime() < PULL_DIES_MS,
    canPull: canPull(connection, env),
  };
}

export const CONNECTIONS: RemovableKind<StoredConnection, MonitoringConnection> = {
  find: findConnection,
  lock: lockConnections,
  isRemoved: ({ removed }) => removed,
  notFound: connectionNotFound,
  view: (connection, _contact, { services, now }) => viewConnection(connection, services, now),
  setRemoved: async (db, connection, at) =>
    at === null ? ((await restoreConnection(db, connection)) ?? connectionExists()) : removeConnection(db, connection, at),
  describe: describeConnection,
};

/** What the record says of a change: never the name at the provider. */
export function describeConnection(
  { id, contactId, provider }: Pick<StoredConnection, 'id' | 'contactId' | 'provider'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'monitoring-connection', id }, summary: `Monitoring at ${PROVIDERS[provider].name}: ${what}` };
}

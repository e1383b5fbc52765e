// Runs a job of this feature in a test, at a moment of its own.
import { runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';

export const jobCallAt = ({ server }: TestApp, now: Date): JobCall => ({
  db: server.database.db,
  services: server.services,
  now,
  zone: 'America/New_York',
  changeFor: () => Promise.reject(new Error('No one is acted for.')),
  settle: async () => true,
  transaction: (run) => server.database.transaction(run),
  change: (kind, make) => runSystemChange({ ...server.context, clock: () => now }, kind, make),
});

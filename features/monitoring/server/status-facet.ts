import { z } from 'zod';
import { facet, forAll } from '../../../platform/server/manifest.ts';
import { CONNECTION_STATUSES } from '../contract.ts';
import type { ConnectionStatus } from '../rules/status-words.ts';
import { findMonitoring } from './store/by-contact.ts';

/** Status of the newest connection to a monitoring provider. */
export const statusFacet = facet<ConnectionStatus | 'none'>({
  key: 'monitoring',
  permission: 'monitoring:view',
  value: z.enum(['none', ...CONNECTION_STATUSES]),
  many: async ({ db }, ids) => forAll<ConnectionStatus | 'none'>(ids, await findMonitoring(db, ids), 'none'),
});

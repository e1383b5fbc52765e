import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocations } from '../location-view.ts';
import { listLocations as list } from '../store.ts';

export const listLocations: Operation<typeof officeContract.listLocations> = async ({ db, scope, input, services }) => {
  const found = await list(db, { closed: input.closed === 'yes', after: input.after, limit: input.limit });
  return {
    locations: await viewLocations(found, { db, scope, services }),
    next: found.length === input.limit ? (found.at(-1)?.id ?? null) : null,
  };
};

import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocation } from '../location-view.ts';
import { hasMain, insertLocation, lockLocations } from '../store.ts';

export const addLocation: Operation<typeof officeContract.addLocation> = async ({ db, scope, input, now, services, record }) => {
  await lockLocations(db);
  const id = newId(now);
  const isMain = !(await hasMain(db));
  await insertLocation(db, { id, fields: input, isMain, at: now });
  record({ contactId: null, subject: { type: 'location', id }, summary: `Location ${input.name} added`, after: { ...input, isMain } });
  return viewLocation(id, { db, scope, services });
};

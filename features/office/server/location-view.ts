// Locations as screens show them: with licenses, the people who work there and how many clients belong to them.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { countContacts } from '../../contact-lists/server/public.ts';
import type { Location } from '../contract.ts';
import { findLocation, listLicenses, listStaff, type StoredLocation } from './store.ts';

const CLIENTS_CAP = 10_000;
interface Looking {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly services: Services;
}

export async function viewLocations(locations: readonly StoredLocation[], { db, services }: Looking): Promise<Location[]> {
  const ids = locations.map(({ id }) => id);
  const [licenses, staff] = [await listLicenses(db, ids), await listStaff(db, ids)];
  const names = await services.findStaff(
    db,
    staff.map(({ userId }) => userId),
  );
  const views: Location[] = [];
  for (const { closedAt, ...location } of locations) {
    const clients = await countContacts(db, { category: 'client', location: location.id }, CLIENTS_CAP);
    views.push({
      ...location,
      closedAt: closedAt?.toISOString() ?? null,
      licenses: licenses.filter(({ locationId }) => locationId === location.id).map(({ locationId: _here, ...license }) => license),
      staff: staff.flatMap(({ userId, locationId }) => {
        const name = names.get(userId);
        return locationId === location.id && name !== undefined ? [{ id: userId, name }] : [];
      }),
      clients: { count: Math.min(clients, CLIENTS_CAP), capped: clients > CLIENTS_CAP },
    });
  }
  return views;
}

/** The location just changed. @throws Error when it is not there */
export async function viewLocation(id: string, looking: Looking): Promise<Location> {
  const location = await findLocation(looking.db, id);
  const [view] = location ? await viewLocations([location], looking) : [];
  if (!view) throw new Error('The location just changed is not there.');
  return view;
}

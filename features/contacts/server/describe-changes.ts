// Describes changes of a contact's fields for the activity: names instead of ids, labels of custom fields, and no sealed values.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ContactFields } from './store/contact-row.ts';
import type { ContactIdentity } from './store/identity.ts';
import { findFieldLabels } from '../../contact-fields/server/public.ts';
import { findContactNames } from './store/references.ts';

/** Fields that are described by their value. */
const PLAIN = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'company',
  'category',
  'urgency',
  'email',
  'phone',
  'phoneHome',
  'phoneWork',
  'language',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'timeZone',
  'source',
  'tags',
  'followUpOn',
] as const satisfies readonly (keyof ContactFields)[];

interface Call {
  readonly db: Db;
  readonly services: Services;
}
type Values = Record<string, unknown>;

/** The fields that differ, before and after; of a new contact those that are filled in. */
export async function describeContactChanges(
  call: Call,
  before: ContactFields | undefined,
  after: ContactFields,
): Promise<{ before: Values; after: Values }> {
  const tell = await prepareNames(call, before ? [before, after] : [after]);
  const [then, now] = [before ? tell(before) : {}, tell(after)];
  const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(
    (key) => JSON.stringify(then[key]) !== JSON.stringify(now[key]) && !(isEmpty(then[key]) && isEmpty(now[key])),
  );
  return { before: pick(then, keys), after: pick(now, keys) };
}

/** Says that a sealed value was set or removed, without any of its digits. */
export function describeIdentityChanges({ ssn, dateOfBirth }: ContactIdentity): Values {
  const told = (value: string | null): string => (value === null ? '(removed)' : '(sealed)');
  return { ...(ssn !== undefined && { ssn: told(ssn) }), ...(dateOfBirth !== undefined && { dateOfBirth: told(dateOfBirth) }) };
}

async function prepareNames({ db, services }: Call, versions: readonly ContactFields[]): Promise<(fields: ContactFields) => Values> {
  const ids = (key: 'ownerId' | 'referrerId' | 'locationId'): string[] =>
    [...new Set(versions.map((fields) => fields[key]))].filter((id) => id !== null);
  const owners = ids('ownerId').length === 0 ? new Map<string, string>() : await services.findStaff(db, ids('ownerId'));
  const referrers = await findContactNames(db, ids('referrerId'));
  const locations = await services.findLocations(db, ids('locationId'), 'all');
  const labels = versions.every(({ custom }) => Object.keys(custom).length === 0) ? new Map<string, string>() : await findFieldLabels(db);
  return ({ ownerId, referrerId, locationId, custom, ...rest }) => ({
    ...Object.fromEntries(PLAIN.map((key) => [key, rest[key]])),
    owner: ownerId && (owners.get(ownerId) ?? 'someone who can no longer sign in'),
    referrer: referrerId && referrers.get(referrerId),
    location: locationId && locations.get(locationId),
    ...Object.fromEntries(Object.entries(custom).map(([id, value]) => [labels.get(id) ?? id, value])),
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.flatMap((key) => (isEmpty(values[key]) ? [] : [[key, values[key]]])));
}

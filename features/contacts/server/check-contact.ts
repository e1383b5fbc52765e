// What a contact may only hold if something else agrees: the day it is, colleagues, other contacts, locations, custom fields.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { checkDateOfBirth } from '../rules/contact-fields.ts';
import { checkCustomValues } from '../../contact-fields/rules/custom-fields.ts';
import type { Contact, ContactFields } from './store/contact-row.ts';
import { listFields } from '../../contact-fields/server/public.ts';
import { findContactNames } from './store/references.ts';

interface Call {
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
  readonly zone: string;
}

/** Each field at fault with its sentence. What `before` already holds may stay, even if it could not be chosen today. */
export async function checkContactFields(
  { db, services, now, zone }: Call,
  given: ContactFields & { readonly dateOfBirth?: CivilDate | null | undefined },
  before?: Contact,
): Promise<Readonly<Record<string, string>>> {
  const problems: Record<string, string> = {};
  const newly = (id: string | null, had: string | null | undefined): string | undefined => (id === null || id === had ? undefined : id);

  const tooYoung = given.dateOfBirth && checkDateOfBirth(given.dateOfBirth, civilDateAt(now, zone));
  if (tooYoung) problems['dateOfBirth'] = tooYoung;
  const owner = newly(given.ownerId, before?.ownerId);
  if (owner !== undefined && !(await services.findStaff(db, [owner])).has(owner))
    problems['ownerId'] = 'There is no such colleague who can sign in.';
  const referrer = newly(given.referrerId, before?.referrerId);
  if (referrer !== undefined && referrer === before?.id) problems['referrerId'] = 'A contact cannot refer itself.';
  else if (referrer !== undefined && !(await findContactNames(db, [referrer])).has(referrer))
    problems['referrerId'] = 'There is no such contact.';
  const location = newly(given.locationId, before?.locationId);
  if (location !== undefined && !(await services.findLocations(db, [location], 'open')).has(location))
    problems['locationId'] = 'There is no such open location.';
  if (Object.keys(given.custom).length > 0)
    Object.assign(problems, checkCustomValues(await listFields(db), given.custom, before?.custom ?? {}));
  return problems;
}

/** The refusal that names them; undefined when there are none. */
export function refuseFields(fields: Readonly<Record<string, string>>): Refusal | undefined {
  const [first] = Object.values(fields);
  return first === undefined ? undefined : refuse('contacts.fieldInvalid', first, { fields });
}

import { newId } from '../../../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Logo } from './fit-logo.ts';

export interface LookFields {
  readonly companyName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly color: string | null;
}
export interface StoredLook extends LookFields {
  readonly version: number;
  readonly logoId: string | null;
  /** Null while none was chosen. */
  readonly timeZone: string | null;
}

const NOTHING_SAID: StoredLook = {
  companyName: null,
  phone: null,
  email: null,
  website: null,
  color: null,
  logoId: null,
  timeZone: null,
  version: 0,
};

/** Taken by every change of the look. */
export async function lockLook(db: Db): Promise<void> {
  await lockOn(db, 'office_look');
}

/** What the office said about itself; version 0 while it said nothing. */
export async function findLook(db: Db): Promise<StoredLook> {
  const row = await db
    .selectFrom('officeLook')
    .select(['companyName', 'phone', 'email', 'website', 'color', 'logoId', 'timeZone', 'version'])
    .executeTakeFirst();
  return row ?? NOTHING_SAID;
}

/** In which the office counts its days (IANA). */
export const zoneOf = ({ timeZone }: Pick<StoredLook, 'timeZone'>): string => timeZone ?? OFFICE_ZONE;

export async function findOfficeZone(db: Db): Promise<string> {
  return zoneOf(await findLook(db));
}

/** Under `lockLook`. */
export async function saveLook(db: Db, look: StoredLook, at: Date): Promise<void> {
  const { companyName, phone, email, website, color, logoId, timeZone, version } = look;
  const values = { companyName, phone, email, website, color, logoId, timeZone, version: version + 1, updatedAt: at };
  await db
    .insertInto('officeLook')
    .values({ onlyRow: true, ...values })
    .onConflict((oc) => oc.column('onlyRow').doUpdateSet(values))
    .execute();
}

export async function insertLogo(db: Db, { picture, width, height }: Logo, at: Date): Promise<string> {
  const id = newId(at);
  await db.insertInto('officeLogos').values({ id, picture, width, height, createdAt: at }).execute();
  return id;
}

export async function findLogo(db: Db, id: string): Promise<Logo | undefined> {
  return db.selectFrom('officeLogos').select(['picture', 'width', 'height']).where('id', '=', id).executeTakeFirst();
}

export async function findLogoSize(db: Db, id: string): Promise<Pick<Logo, 'width' | 'height'> | undefined> {
  return db.selectFrom('officeLogos').select(['width', 'height']).where('id', '=', id).executeTakeFirst();
}

import type { Db } from '../../../../platform/server/database/open-database.ts';
import { DEFAULT_SETTINGS, type AccessSettings } from '../../rules/sign-in-settings.ts';

type Tables = {
  access_settings: {
    single: boolean;
    separate_sign_in_codes: boolean;
    min_password_length: number;
    staff_second_factor: 'required' | 'offered';
    invite_days: number;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

/** What the office decided about signing in. */
export async function readSettings(db: Db): Promise<AccessSettings> {
  const row = await tables(db).selectFrom('access_settings').selectAll().executeTakeFirst();
  return row
    ? {
        separateSignInCodes: row.separate_sign_in_codes,
        minPasswordLength: row.min_password_length,
        staffSecondFactor: row.staff_second_factor,
        inviteDays: row.invite_days,
      }
    : DEFAULT_SETTINGS;
}

export async function saveSettings(db: Db, settings: AccessSettings): Promise<void> {
  const values = {
    separate_sign_in_codes: settings.separateSignInCodes,
    min_password_length: settings.minPasswordLength,
    staff_second_factor: settings.staffSecondFactor,
    invite_days: settings.inviteDays,
  };
  await tables(db)
    .insertInto('access_settings')
    .values({ single: true, ...values })
    .onConflict((c) => c.column('single').doUpdateSet(values))
    .execute();
}

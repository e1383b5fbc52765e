import type { Db } from '../../../../platform/server/database/open-database.ts';
import { DEFAULT_SETTINGS, type AccessSettings } from '../../rules/sign-in-settings.ts';

/** What the office decided about signing in. */
export async function readSettings(db: Db): Promise<AccessSettings> {
  const row = await db.selectFrom('accessSettings').selectAll().executeTakeFirst();
  return row
    ? {
        separateSignInCodes: row.separateSignInCodes,
        minPasswordLength: row.minPasswordLength,
        staffSecondFactor: row.staffSecondFactor,
        inviteDays: row.inviteDays,
        waiver:
          row.waiverReason === null || row.waiverByName === null || row.waiverAt === null
            ? null
            : { reason: row.waiverReason, byName: row.waiverByName, at: row.waiverAt },
      }
    : DEFAULT_SETTINGS;
}

export async function saveSettings(db: Db, settings: AccessSettings): Promise<void> {
  const values = {
    separateSignInCodes: settings.separateSignInCodes,
    minPasswordLength: settings.minPasswordLength,
    staffSecondFactor: settings.staffSecondFactor,
    inviteDays: settings.inviteDays,
    waiverReason: settings.waiver?.reason ?? null,
    waiverByName: settings.waiver?.byName ?? null,
    waiverAt: settings.waiver?.at ?? null,
  };
  await db
    .insertInto('accessSettings')
    .values({ single: true, ...values })
    .onConflict((c) => c.column('single').doUpdateSet(values))
    .execute();
}

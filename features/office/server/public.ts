// What other features may ask about the office.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { noticeUntil } from '../rules/licenses.ts';
import { countEnding } from './store.ts';

export { hasMain as hasOffice } from './store.ts';
export { findLetterhead, type Letterhead } from './letterhead.ts';

/** Licenses that have ended or are about to; for those who can do something about it. */
export async function officeNeeds(
  db: Db,
  scope: StaffScope,
  { today }: { readonly now: Date; readonly today: CivilDate },
): Promise<NeedsAction[]> {
  if (!scope.may('office:manage')) return [];
  const { ended, ending } = await countEnding(db, today, noticeUntil(today));
  const rows: readonly NeedsAction[] = [
    {
      key: 'office.licensesEnded',
      count: ended,
      capped: false,
      words: { one: 'license, bond or registration has ended', many: 'licenses, bonds or registrations have ended' },
      href: '/location',
      weight: 'late',
    },
    {
      key: 'office.licensesEnding',
      count: ending,
      capped: false,
      words: { one: 'license, bond or registration ends soon', many: 'licenses, bonds or registrations end soon' },
      href: '/location',
      weight: 'soon',
    },
  ];
  return rows.filter(({ count }) => count > 0);
}

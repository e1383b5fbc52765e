import { needOf } from '../../../platform/server/manifest.ts';
import { officeSince } from '../../../platform/server/database/office-since.ts';
import { isOverdue } from '../rules/backup-names.ts';
import { findLastTested, findSheet } from './store.ts';

export const BACKUP_NEEDS = [
  needOf({
    key: 'backup.overdue',
    permissions: ['backup:view', 'backup:make'],
    words: { one: 'tested backup is missing: the last one is older than three days, or there is none', many: 'tested backups are missing' },
    href: '/admin-tools',
    weight: 'late',
    // An office of today had no night yet.
    count: async ({ db, now }) => (isOverdue((await findLastTested(db)) ?? (await officeSince(db)), now) ? 1 : 0),
  }),
  needOf({
    key: 'backup.sheet',
    permissions: ['backup:open-sheet'],
    words: { one: 'recovery sheet of the backups to print and confirm', many: 'recovery sheets to print and confirm' },
    href: '/admin-tools',
    weight: 'open',
    count: async ({ db, now }) => ((await findSheet(db))?.confirmedAt || !isOverdue(await officeSince(db), now) ? 0 : 1),
  }),
];

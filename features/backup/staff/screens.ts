import { screensOf } from '../../../platform/web/screens.ts';
import type { backupContract } from '../contract.ts';

export const backupScreens = screensOf<typeof backupContract>()({
  feature: 'backup',
  area: 'Backups',
  renews: ['dashboard'],
  subjectPages: { backup: '/admin-tools', 'recovery-sheet': '/admin-tools' },
});

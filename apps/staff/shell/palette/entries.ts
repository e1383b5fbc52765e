// Pages and actions the search offers, each only to who may use it.
import type { KnownPermission } from '../../../../platform/base/endpoint.ts';
import type { May } from '../../../../platform/web/identity/permissions-context.ts';
import {
  IconAddressBook,
  IconMailOpened,
  IconDatabaseImport,
  IconFileShredder,
  IconFileText,
  IconFiles,
  IconHistory,
  IconSettings,
  IconTable,
  IconToggleRight,
  IconTool,
  IconUserPlus,
  IconUsersPlus,
  type Icon,
} from '@tabler/icons-react';
import { permissionOf } from '../../all-screens.ts';
import { IMPORT_PATH, NAVIGATION } from '../../navigation.ts';
import { FALLBACK_ICON, NAVIGATION_ICONS } from '../navigation-icons.ts';
import { fit } from '../../../../platform/web/form/fit-words.ts';

export interface PaletteEntry {
  readonly kind: 'action' | 'page';
  readonly label: string;
  readonly href: string;
  readonly Icon: Icon;
  readonly permission: KnownPermission | null;
  /** Other words for it. */
  readonly also?: string;
}

const ACTIONS: readonly PaletteEntry[] = [
  {
    kind: 'action',
    label: 'Add contact',
    href: '/add-client',
    Icon: IconUserPlus,
    permission: 'contacts:create',
    also: 'new client person',
  },
  {
    kind: 'action',
    label: 'Add lead',
    href: '/add-client?category=lead',
    Icon: IconUserPlus,
    permission: 'contacts:create',
    also: 'new prospect',
  },
  { kind: 'action', label: 'Import contacts', href: IMPORT_PATH, Icon: IconDatabaseImport, permission: 'imports:view', also: 'csv upload' },
  {
    kind: 'action',
    label: 'Invite a colleague',
    href: '/user-management',
    Icon: IconUsersPlus,
    permission: 'access:invite-staff',
    also: 'user staff',
  },
];
/** Pages without an entry in the menu. */
const OTHER_PAGES = [
  { label: 'Documents', href: '/documents', Icon: IconFiles, also: 'files uploads' },
  { label: 'Reports', href: '/reports', Icon: IconTable, also: 'tables figures' },
  { label: 'Agreement Templates', href: '/agreement-templates', Icon: IconFileText, also: 'contract text wording' },
  { label: 'Recipients', href: '/letters/recipients', Icon: IconAddressBook, also: 'addresses furnishers collectors agencies' },
  { label: 'Answers', href: '/dispute-letters/answers', Icon: IconMailOpened, also: 'scans barcodes results replies of bureaus' },
  { label: 'Activity', href: '/activity', Icon: IconHistory, also: 'history log' },
  { label: 'Features', href: '/features', Icon: IconToggleRight, also: 'environment parts' },
  { label: 'Admin Tools', href: '/admin-tools', Icon: IconTool, also: 'database disk jobs backups' },
  { label: 'Retention', href: '/retention', Icon: IconFileShredder, also: 'disposal legal hold delete' },
  { label: 'Your account', href: '/settings', Icon: IconSettings, also: 'settings password second factor' },
].map((one): PaletteEntry => ({ ...one, kind: 'page', permission: permissionOf(one.href) }));
const PAGES: readonly PaletteEntry[] = NAVIGATION.filter(({ path }) => path !== '/add-client').map(({ label, path }) => ({
  kind: 'page',
  label,
  href: path,
  permission: permissionOf(path),
  Icon: NAVIGATION_ICONS[path] ?? FALLBACK_ICON,
}));

/** What fits `typed`, the best first; before anything is typed the actions and the pages in the order of the menu. */
export function findEntries(typed: string, may: May): readonly PaletteEntry[] {
  return [...ACTIONS, ...PAGES, ...OTHER_PAGES]
    .filter(({ permission }) => permission === null || may(permission))
    .map((entry) => ({ entry, score: Math.max(fit(entry.label, typed), 0.8 * fit(entry.also ?? '', typed || ' - ')) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

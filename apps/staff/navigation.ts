// The menu, in the order and wording of the office, and who sees which entry. The roles page and the guard of each page read
// the same table.
export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  /** Needed to see the entry; null where a page shows nothing yet that would need one. */
  readonly permission: string | null;
}

export const NAVIGATION = [
  { label: 'Dashboard', path: '/dashboard', permission: null },
  { label: 'Contacts', path: '/contacts', permission: 'contacts:view' },
  { label: 'Clients', path: '/client-management', permission: 'cases:view' },
  { label: 'Leads', path: '/leads', permission: 'leads:view' },
  { label: 'IDIQ Integration', path: '/idiq', permission: 'idiq:view' },
  { label: 'Dispute Center', path: '/dispute-center', permission: 'disputes:view' },
  { label: 'Progress Portal', path: '/progress-portal', permission: null },
  { label: 'Analytics', path: '/analytics', permission: null },
  { label: 'Contact Reports', path: '/contact-reports', permission: null },
  { label: 'Letters', path: '/letters', permission: 'letters:view' },
  { label: 'Credit Scores', path: '/credit-scores', permission: 'scores:view' },
  { label: 'Dispute Letters', path: '/dispute-letters', permission: 'letters:view' },
  { label: 'Billing', path: '/billing', permission: null },
  { label: 'Calendar', path: '/calendar', permission: null },
  { label: 'Communications', path: '/communications', permission: 'mail:view' },
  { label: 'Export', path: '/export', permission: 'exports:view' },
  { label: 'Bulk Actions', path: '/bulk', permission: null },
  { label: 'Automation Rules', path: '/automation', permission: null },
  { label: 'Drip Campaigns', path: '/drip-campaigns', permission: null },
  { label: 'OpenAI Integration', path: '/openai', permission: null },
  { label: 'AI Command Center', path: '/ai-command-center', permission: null },
  { label: 'Permissions', path: '/permissions', permission: null },
  { label: 'Setup', path: '/setup', permission: null },
  { label: 'User Management', path: '/user-management', permission: 'access:view-users' },
  { label: 'Roles & Permissions', path: '/roles', permission: null },
  { label: 'Location', path: '/location', permission: 'office:view' },
  { label: 'Help', path: '/help', permission: null },
  { label: 'Add Contact', path: '/add-client', permission: 'contacts:create' },
  { label: 'Logout', path: '/logout', permission: null },
] as const satisfies readonly NavigationEntry[];

/** Where files of other systems are read in; it belongs to the page that writes them out. */
export const IMPORT_PATH = '/export?tab=import';

/** Pages outside the menu that need a permission. */
export const OTHER_PAGE_PERMISSIONS: Readonly<Record<string, string>> = { '/activity': 'activity:view' };

/** The permission a page path needs, or null. */
export function permissionOf(path: string): string | null {
  const page = path === '/add-client' ? path : `/${path.split('/')[1] ?? ''}`;
  return NAVIGATION.find((entry) => entry.path === page)?.permission ?? OTHER_PAGE_PERMISSIONS[page] ?? null;
}

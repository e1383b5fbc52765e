// The menu, in the order and wording of the office. Who sees an entry is said by the page it leads to (all-screens.ts).
export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
}

export const NAVIGATION = [
  { label: 'Dashboard', path: '/dashboard' },
  { label: 'Contacts', path: '/contacts' },
  { label: 'Clients', path: '/client-management' },
  { label: 'Leads', path: '/leads' },
  { label: 'IDIQ Integration', path: '/idiq' },
  { label: 'Dispute Center', path: '/dispute-center' },
  { label: 'Progress Portal', path: '/progress-portal' },
  { label: 'Analytics', path: '/analytics' },
  { label: 'Contact Reports', path: '/contact-reports' },
  { label: 'Letters', path: '/letters' },
  { label: 'Credit Scores', path: '/credit-scores' },
  { label: 'Dispute Letters', path: '/dispute-letters' },
  { label: 'Billing', path: '/billing' },
  { label: 'Calendar', path: '/calendar' },
  { label: 'Communications', path: '/communications' },
  { label: 'Export', path: '/export' },
  { label: 'Bulk Actions', path: '/bulk' },
  { label: 'Automation Rules', path: '/automation' },
  { label: 'Drip Campaigns', path: '/drip-campaigns' },
  { label: 'OpenAI Integration', path: '/openai' },
  { label: 'AI Command Center', path: '/ai-command-center' },
  { label: 'Permissions', path: '/permissions' },
  { label: 'Setup', path: '/setup' },
  { label: 'User Management', path: '/user-management' },
  { label: 'Roles & Permissions', path: '/roles' },
  { label: 'Location', path: '/location' },
  { label: 'Help', path: '/help' },
  { label: 'Add Contact', path: '/add-client' },
  { label: 'Logout', path: '/logout' },
] as const satisfies readonly NavigationEntry[];

/** Where files of other systems are read in; it belongs to the page that writes them out. */
export const IMPORT_PATH = '/export?tab=import';

// Which tabs the page of a contact has: those its category needs and the person may open.
import type { Category } from '../../features/contacts/rules/stages.ts';
import type { ContactTab } from './search.ts';

interface TabEntry {
  readonly value: ContactTab;
  readonly label: string;
  readonly permission: string | null;
  /** Categories that have it; all when left out. */
  readonly of?: readonly Category[];
}

const TABS: readonly TabEntry[] = [
  { value: 'overview', label: 'Overview', permission: null },
  { value: 'timeline', label: 'Timeline', permission: 'activity:view' },
  { value: 'notes', label: 'Notes', permission: 'contacts:view' },
  { value: 'tasks', label: 'Tasks', permission: 'tasks:view' },
  { value: 'calls', label: 'Calls', permission: 'leads:view', of: ['lead', 'client', 'affiliate', 'other'] },
  { value: 'agreement', label: 'Agreement', permission: 'agreements:view', of: ['lead', 'client'] },
  { value: 'reports', label: 'Reports', permission: 'credit-reports:view', of: ['lead', 'client'] },
  { value: 'documents', label: 'Documents', permission: 'files:view', of: ['lead', 'client'] },
  { value: 'disputes', label: 'Disputes', permission: 'disputes:view', of: ['client'] },
  { value: 'letters', label: 'Letters', permission: 'letters:view', of: ['client'] },
  { value: 'billing', label: 'Billing', permission: 'billing:view', of: ['client'] },
  { value: 'portal', label: 'Portal', permission: 'access:view-client-logins', of: ['client'] },
];

export function contactTabs(category: Category, may: (permission: string) => boolean): readonly TabEntry[] {
  return TABS.filter(({ permission, of }) => (permission === null || may(permission)) && (of === undefined || of.includes(category)));
}

// What stands behind the '?' of the staff pages. Anything unknown is dropped, never an error.
import type { Category } from '../../features/contacts/staff/queries.ts';

// Named here by their type only: the contract would be loaded with the sign-in page.
const CATEGORIES: Readonly<Record<Category, Category>> = { lead: 'lead', client: 'client', affiliate: 'affiliate', furnisher: 'furnisher', provider: 'provider', other: 'other' };
export const CONTACT_TABS = ['overview', 'reports', 'disputes', 'letters', 'portal', 'activity'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

export interface LoginSearch { readonly from?: string }
export interface ContactsSearch { readonly q?: string; readonly category?: Category; readonly sort?: 'name' }
export interface ContactSearch { readonly tab?: ContactTab; readonly report?: string }

type Raw = Record<string, unknown>;

export function readLoginSearch(raw: Raw): LoginSearch {
  return { ...(typeof raw['from'] === 'string' && { from: raw['from'] }) };
}

export function readContactsSearch(raw: Raw): ContactsSearch {
  const category = Object.values(CATEGORIES).find((known) => known === raw['category']);
  // The router reads digits as a number; a phone number is searched as text.
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 80) : '';
  return { ...(q !== '' && { q }), ...(category && { category }), ...(raw['sort'] === 'name' && { sort: 'name' as const }) };
}

export function readContactSearch(raw: Raw): ContactSearch {
  const tab = CONTACT_TABS.find((known) => known === raw['tab']);
  const { tab: _unread, report, ...ofTheTab } = raw;
  // Tabs keep filters of their own beside these.
  return { ...ofTheTab, ...(tab && tab !== 'overview' && { tab }), ...(typeof report === 'string' && { report }) };
}

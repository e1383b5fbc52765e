import type { ActivityRow } from '../contract.ts';

const PAGES: Readonly<Record<string, string>> = {
  location: '/location',
  user: '/user-management',
  import: '/export?tab=import',
  export: '/export',
  form: '/leads?tab=forms',
  mail: '/communications',
};

/** The page that shows what an activity is about: the contact's where there is one. */
export function pageOf({ contactId, subject }: Pick<ActivityRow, 'contactId' | 'subject'>): string | undefined {
  return contactId === null ? PAGES[subject.type] : `/contacts/${contactId}`;
}

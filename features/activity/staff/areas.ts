/** Where something happened, in the words of the menu, by the first part of its kind. */
export const AREAS: Readonly<Record<string, string>> = {
  contacts: 'Contacts', leads: 'Leads', cases: 'Clients', tasks: 'Tasks', creditReports: 'Credit reports', disputes: 'Disputes', letters: 'Letters', files: 'Documents',
  mail: 'Mails', agreements: 'Agreements', billing: 'Billing', duplicates: 'Duplicates', imports: 'Imports', exports: 'Exports', views: 'Saved views', office: 'Location', access: 'Sign-in and accounts',
};

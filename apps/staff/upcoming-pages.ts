// Pages whose work has not begun: their name and what will stand there, so that the menu tells the truth.
export interface UpcomingPageText {
  readonly path: string;
  readonly permission?: 'letters:view';
  readonly title: string;
  readonly sentence: string;
}

export const UPCOMING_PAGES: readonly UpcomingPageText[] = [
  { path: '/progress-portal', title: 'Progress Portal', sentence: 'What each client sees of their progress will stand here.' },
  {
    path: '/analytics',
    title: 'Analytics',
    sentence: 'Results over time, by bureau and by item, will stand here. The first charts are on the Dashboard.',
  },
  { path: '/contact-reports', title: 'Contact Reports', sentence: 'Reports about contacts and where they come from will stand here.' },
  {
    path: '/letters',
    permission: 'letters:view',
    title: 'Letters',
    sentence: 'Letter templates and letters to furnishers will stand here. Letters to bureaus are under Dispute Letters.',
  },
  { path: '/billing', title: 'Billing', sentence: 'Plans, invoices and payments will stand here.' },
  {
    path: '/calendar',
    title: 'Calendar',
    sentence: 'Appointments, tasks and response deadlines will stand here. Until then your tasks are on the Dashboard.',
  },
  {
    path: '/bulk',
    title: 'Bulk Actions',
    sentence: 'Long changes of many contacts will be followed here. For now, mark contacts in their list and change them there.',
  },
  { path: '/automation', title: 'Automation Rules', sentence: 'Rules of the kind “when this happens, do that” will stand here.' },
  { path: '/drip-campaigns', title: 'Drip Campaigns', sentence: 'Series of messages over days and weeks will stand here.' },
  { path: '/openai', title: 'OpenAI Integration', sentence: 'The connection to a language model will be set up here.' },
  {
    path: '/ai-command-center',
    title: 'AI Command Center',
    sentence: 'Drafts and summaries made by a language model will be reviewed here.',
  },
  { path: '/permissions', title: 'Permissions', sentence: 'Who may do what, by permission, will be listed here.' },
  {
    path: '/setup',
    title: 'Setup',
    sentence: 'The name and choices of the office will be set here. Its addresses, hours and licenses are under Location.',
  },
  {
    path: '/roles',
    title: 'Roles & Permissions',
    sentence: 'Roles and what each one may do will be set here. Who holds which role is under User Management.',
  },
  { path: '/help', title: 'Help', sentence: 'Answers about working with Redress will stand here.' },
  { path: '/documents', title: 'Documents', sentence: 'Files of all contacts will stand here.' },
  { path: '/reports', title: 'Reports', sentence: 'Credit reports of all contacts will stand here. Until then they are on each contact.' },
  { path: '/features', title: 'Features', sentence: 'Parts of Redress that can be switched on and off will be listed here.' },
];

// Pages whose work has not begun: their name and what is planned.
export interface UpcomingPageText {
  readonly path: string;
  readonly permission?: 'letters:view';
  readonly title: string;
  readonly sentence: string;
}

export const UPCOMING_PAGES: readonly UpcomingPageText[] = [
  { path: '/progress-portal', title: 'Progress Portal', sentence: 'Coming soon: what each client sees of their progress.' },
  {
    path: '/analytics',
    title: 'Analytics',
    sentence: 'Coming soon: results over time, by bureau and by item. The first charts are on the Dashboard.',
  },
  { path: '/contact-reports', title: 'Contact Reports', sentence: 'Coming soon: reports about contacts and where they come from.' },
  {
    path: '/letters',
    permission: 'letters:view',
    title: 'Letters',
    sentence: 'Coming soon: letter templates and letters to furnishers. Letters to bureaus are under Dispute Letters.',
  },
  {
    path: '/calendar',
    title: 'Calendar',
    sentence: 'Coming soon: appointments, tasks and response deadlines. For now, your tasks are on the Dashboard.',
  },
  { path: '/automation', title: 'Automation Rules', sentence: 'Coming soon: rules that act when something happens.' },
  { path: '/drip-campaigns', title: 'Drip Campaigns', sentence: 'Coming soon: series of messages over days and weeks.' },
  { path: '/openai', title: 'OpenAI Integration', sentence: 'Coming soon: the connection to a language model.' },
  {
    path: '/ai-command-center',
    title: 'AI Command Center',
    sentence: 'Coming soon: review of drafts and summaries made by a language model.',
  },
  { path: '/permissions', title: 'Permissions', sentence: 'Coming soon: a list of who has each permission.' },
  {
    path: '/setup',
    title: 'Setup',
    sentence: 'Coming soon: the name and settings of the office. Its addresses, hours and licenses are under Location.',
  },
  {
    path: '/roles',
    title: 'Roles & Permissions',
    sentence: 'Coming soon: roles and their permissions. The role of each person is under User Management.',
  },
  { path: '/help', title: 'Help', sentence: 'Coming soon: answers about working with Redress.' },
  { path: '/documents', title: 'Documents', sentence: 'Coming soon: files of all contacts.' },
  { path: '/reports', title: 'Reports', sentence: 'Coming soon: credit reports of all contacts. For now, they are on each contact.' },
  { path: '/features', title: 'Features', sentence: 'Coming soon: parts of Redress that can be turned on and off.' },
];

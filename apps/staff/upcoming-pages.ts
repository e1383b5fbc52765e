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
  { path: '/billing', title: 'Billing', sentence: 'Coming soon: plans, invoices and payments.' },
  {
    path: '/calendar',
    title: 'Calendar',
    sentence: 'Coming soon: appointments, tasks and response deadlines. For now, your tasks are on the Dashboard.',
  },
  {
    path: '/bulk',
    title: 'Bulk Actions',
    sentence: 'Coming soon: progress of bulk changes. For now, select contacts in their list and change them there.',
  },
  { path: '/automation', title: 'Automation Rules', sentence: 'Coming soon: rules that act when something happens.' },
  { path: '/drip-campaigns', title: 'Drip Campaigns', sentence: 'Coming soon: series of messages over days and weeks.' },
  { path: '/openai', title: 'OpenAI Integration', sentence: 'Coming soon: the connection to a language model.' },
  {
    path: '/ai-command-center',
    title: 'AI Command Center',
    sentence: 'Coming soon: review of drafts and summaries made by a language model.',
  },
  {
    path: '/setup',
    title: 'Setup',
    sentence: 'Coming soon: the name and settings of the office. Its addresses, hours and licenses are under Location.',
  },
  { path: '/help', title: 'Help', sentence: 'Coming soon: answers about working with Redress.' },
  { path: '/documents', title: 'Documents', sentence: 'Coming soon: files of all contacts.' },
  { path: '/reports', title: 'Reports', sentence: 'Coming soon: credit reports of all contacts. For now, they are on each contact.' },
];

// Pages whose work has not begun: their name and what is planned.
export interface UpcomingPageText {
  readonly path: string;
  readonly permission?: 'letters:view';
  readonly title: string;
  readonly sentence: string;
}

export const UPCOMING_PAGES: readonly UpcomingPageText[] = [
  { path: '/drip-campaigns', title: 'Drip Campaigns', sentence: 'Coming soon: series of messages over days and weeks.' },
  { path: '/openai', title: 'OpenAI Integration', sentence: 'Coming soon: the connection to a language model.' },
  {
    path: '/ai-command-center',
    title: 'AI Command Center',
    sentence: 'Coming soon: review of drafts and summaries made by a language model.',
  },
];

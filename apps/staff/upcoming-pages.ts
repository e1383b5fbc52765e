// Pages whose work has not begun: their name and what is not there yet.
export interface UpcomingPageText {
  readonly path: string;
  readonly title: string;
  readonly sentence: string;
}

export const UPCOMING_PAGES: readonly UpcomingPageText[] = [
  { path: '/drip-campaigns', title: 'Drip Campaigns', sentence: 'Redress cannot send series of messages over days and weeks yet.' },
  { path: '/openai', title: 'OpenAI Integration', sentence: 'Redress cannot be connected to a language model yet.' },
  {
    path: '/ai-command-center',
    title: 'AI Command Center',
    sentence: 'Redress does not make drafts and summaries with a language model yet.',
  },
];

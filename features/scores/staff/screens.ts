import { screensOf } from '../../../platform/web/screens.ts';
import type { scoresContract } from '../contract.ts';

export const scoresScreens = screensOf<typeof scoresContract>()({
  feature: 'scores',
  area: 'Credit scores',
  pages: [{ path: '/credit-scores', permission: 'scores:view', load: async () => (await import('./ScoresPage.tsx')).ScoresPage }],
});

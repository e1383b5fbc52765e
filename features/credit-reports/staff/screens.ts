import { screensOf } from '../../../platform/web/screens.ts';
import type { creditReportsContract } from '../contract.ts';

export const creditReportsScreens = screensOf<typeof creditReportsContract>()({
  feature: 'credit-reports',
  area: 'Credit reports',
  columns: [
    {
      facet: 'scores',
      header: 'Scores',
      width: 196,
      place: 70,
      initially: true,
      permission: 'credit-reports:view',
      of: ['client'],
      load: async () => (await import('./ScoresCell.tsx')).ScoresCell,
    },
  ],
  renews: ['account-matching', 'report-changes', 'cases', 'scores', 'findings', 'dispute-queues', 'dashboard'],
});

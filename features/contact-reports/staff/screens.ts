import { screensOf } from '../../../platform/web/screens.ts';
import type { contactReportsContract } from '../contract.ts';

const RESULTS = [
  ['corrected', 'Items corrected', 61],
  ['confirmed', 'Items confirmed', 62],
  ['unanswered', 'No answer', 63],
] as const;

/** Its page puts lists, findings and activity together, so the app composes it. */
export const contactReportsScreens = screensOf<
  typeof contactReportsContract,
  unknown,
  'disputes:view' | 'credit-reports:view' | 'scores:view'
>()({
  feature: 'contact-reports',
  area: 'Contact reports',
  columns: [
    ...RESULTS.map(([facet, header, place]) => ({
      facet,
      header,
      width: 124,
      align: 'right' as const,
      place,
      initially: false,
      permission: 'disputes:view' as const,
      of: ['client'],
      load: async () => (await import('./FigureCell.tsx')).FigureCell,
    })),
    {
      facet: 'reportSpan',
      header: 'Reports',
      width: 240,
      place: 64,
      initially: false,
      permission: 'credit-reports:view',
      of: ['lead', 'client'],
      load: async () => (await import('./ReportSpanCell.tsx')).ReportSpanCell,
    },
    {
      facet: 'scoreChange',
      header: 'Score change',
      width: 176,
      place: 65,
      initially: false,
      permission: 'scores:view',
      of: ['lead', 'client'],
      load: async () => (await import('./ScoreChangeCell.tsx')).ScoreChangeCell,
    },
  ],
});

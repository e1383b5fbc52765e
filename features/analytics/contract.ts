// Figures over a period, each the count of rows of a report, compared with the span of the same length before.
import { z } from 'zod';
import { daysBetween } from '../../platform/base/civil-date.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { FIGURE_KEYS, FIGURE_PARTS } from './rules/figure-tables.ts';

const LONGEST_DAYS = 3660;
const nullable = z.string().nullable();
const idOrNone = z.union([z.uuid(), z.literal('none')]).optional();

const group = z.object({
  values: z.array(nullable),
  labels: z.array(z.string()),
  count: z.number().int(),
  /** Of the span before; null without a comparison. */ before: z.number().int().nullable(),
  /** In the order of the table's measures. */ measures: z.array(z.number().nullable()),
});
export type FigureGroup = z.output<typeof group>;

export const analyticsContract = {
  getFigures: endpoint({
    method: 'GET',
    path: '/analytics/figures',
    summary: 'Figures of one part of the office over a period, limited to what the person may see',
    audience: 'staff',
    permission: 'analytics:view',
    activity: null,
    costly: true,
    refusals: {},
    input: z
      .strictObject({
        part: z.enum(FIGURE_PARTS),
        from: civilDate,
        to: civilDate,
        compare: z.enum(['yes', 'no']).default('no'),
        location: idOrNone,
        person: idOrNone,
      })
      .refine(({ from, to }) => daysBetween(from, to) >= 0, { path: ['to'], error: 'The last day is before the first.' })
      .refine(({ from, to }) => daysBetween(from, to) <= LONGEST_DAYS, { path: ['from'], error: 'A period has at most ten years.' }),
    output: z.object({
      tables: z.array(
        z.object({
          key: z.enum(FIGURE_KEYS),
          groups: z.array(group),
          /** All rows of the table as one; null when there are none. */ all: group.nullable(),
          /** True when there are more groups than are shown. */ capped: z.boolean(),
        }),
      ),
    }),
  }),
};

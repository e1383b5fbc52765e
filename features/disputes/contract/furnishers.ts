// What became of disputes of lines that one furnisher reports.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { bureau } from '../rules/item-schema.ts';

const count = z.number().int();
const results = z.object({
  bureau,
  'in-progress': count,
  removed: count,
  corrected: count,
  confirmed: count,
  unanswered: count,
});
export type FurnisherResults = z.output<typeof results>;

/** Names as `nameKey` of recipients makes them: small letters and digits alone, so that none holds a comma. */
const nameKeys = z
  .string()
  .max(8000)
  .transform((text) => text.split(',').filter((key) => key !== ''))
  .pipe(z.array(z.string().max(120)).min(1).max(60));

export const furnishersContract = {
  resultsByFurnisher: endpoint({
    method: 'GET',
    path: '/disputes/furnisher-results',
    summary: 'How many disputes of lines under these names of furnishers were removed, corrected, confirmed or not answered, by bureau',
    audience: 'staff',
    permission: 'disputes:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ names: nameKeys }),
    output: z.object({ rows: z.array(results) }),
  }),
};

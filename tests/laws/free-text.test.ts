// What people type in their own words holds no Social Security number and no card number: every such field of a change refuses both.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '../../apps/server/features.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';

const PRIVATE = ['Call about 219-09-5501 today', 'Card 4111 1111 1111 1111'];

/** Fields whose text is no one's own words, or where such a number is what is asked for, by endpoint or by name of the field. */
const OTHER: Readonly<Record<string, string>> = {
  // By name.
  code: 'A key of a list, or a one-time code.',
  codes: 'Keys of a list.',
  reasonCode: 'A key of a list.',
  instructionCode: 'A key of a list.',
  key: 'A key.',
  'keys[]': 'Keys.',
  lineId: 'A key of a line of a report.',
  lineKey: 'A key of a line of a report.',
  role: 'A key of a list.',
  task: 'A key of a list.',
  token: 'A secret of the program.',
  'facets{}': 'Looked for, and not kept with a contact.',
  trackingNumber: 'A number of twenty digits or so that the post gives.',
  heading: 'Words of a report, sealed; of a form, checked by itself.',
  accountNumberMasked: 'Words of a report, sealed.',
  // By place.
  'disputes.saveDraft.items[].facts[].text': 'Sealed; the linter of claims refuses such numbers before a round opens.',
  'disputes.saveDraft.items[].correct[].value': 'Sealed; what a report should say.',
};
/** What a report says is sealed as a whole, and typed as it stands on paper. */
const OF_A_REPORT = /^creditReports\.saveManual\.typed/;

/** Every text field of a schema that takes such words, by its path. */
function takers(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, part]) => takers(part, `${path}.${name}`));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return takers(schema.unwrap(), path);
  if (schema instanceof z.ZodReadonly) return takers(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return takers(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => takers(option, path));
  if (schema instanceof z.ZodRecord) return takers(schema.valueType, `${path}{}`);
  if (schema instanceof z.ZodPipe) return takes(schema) ? takers(schema.in, path) : [];
  return schema instanceof z.ZodType && takes(schema) ? [path] : [];
}
const takes = (schema: z.ZodType): boolean => PRIVATE.some((words) => schema.safeParse(words).success);

test('free text of every change refuses whole Social Security and card numbers', () => {
  const found = listEndpoints(FEATURES).flatMap(({ name, endpoint }) => {
    const { meta, inputSchema } = endpoint['~orpc'];
    return meta.activity === null ? [] : takers(inputSchema, name);
  });
  const open = found.filter(
    (place) => !OF_A_REPORT.test(place) && OTHER[place] === undefined && OTHER[place.slice(place.lastIndexOf('.') + 1)] === undefined,
  );
  expect([...new Set(open)]).toEqual([]);
});

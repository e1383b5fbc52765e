// Invented values for every field, for previews and checks.
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import { LETTER_CATALOGUE, type FactCondition } from './letter-catalogue.ts';

const CONDITIONS: Readonly<Record<FactCondition, boolean>> = {
  'has.items': true,
  'has.severalItems': true,
  'has.facts': true,
  'has.furnishers': true,
  'has.enclosures': true,
  'is.firstRound': true,
  'was.answered': true,
  'in.window': true,
};

/**
 * What a letter is filled with when it is about no one. `without` leaves out fields, so that the conditions on them do not hold; in a letter
 * to a client the words are those of the catalogue, which are English.
 */
export function sampleLetterValues({
  conditions = {},
  without = [],
}: {
  readonly conditions?: Partial<Record<FactCondition, boolean>>;
  readonly without?: readonly string[];
} = {}): DocumentValues {
  const samples = (fields: readonly { readonly id: string; readonly sample: string }[]): Record<string, string | null> =>
    Object.fromEntries(fields.map(({ id, sample }) => [id, without.includes(id) ? null : sample]));
  return {
    fields: samples(LETTER_CATALOGUE.fields),
    conditions: { ...CONDITIONS, ...conditions },
    lists: Object.fromEntries(
      LETTER_CATALOGUE.lists.map(({ id, fields }) => {
        const first = samples(fields);
        return [id, [first, { ...first, 'item.number': '2', 'item.heading': 'Example Auto Finance' }]];
      }),
    ),
    statutes: {},
  };
}

// Invented values for every field, for previews and checks.
import { formatLongCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import type { Language } from '../../../platform/base/language.ts';
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

/** The fields of letters to clients whose sample is English. */
const IN_SPANISH: Readonly<Record<string, string>> = {
  'items.count': 'dos entradas',
  'items.names': 'First Example Bank y Example Auto Finance',
  'update.text': 'Se enviaron dos cartas, y una agencia de crédito ya contestó.',
  'reminder.papers': 'una copia de su identificación y una factura de servicios públicos',
};
const DAY = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;
function inSpanish(id: string, sample: string): string {
  const day = DAY.test(sample) ? parseCivilDate(new Date(`${sample} 12:00 UTC`).toISOString().slice(0, 10)) : undefined;
  return day ? formatLongCivilDate(day, 'es') : (IN_SPANISH[id] ?? sample);
}

/**
 * What a letter is filled with when it is about no one. `without` leaves out fields, so that the conditions on them do not hold.
 */
export function sampleLetterValues({
  conditions = {},
  without = [],
  language = 'en',
}: {
  readonly conditions?: Partial<Record<FactCondition, boolean>>;
  readonly without?: readonly string[];
  readonly language?: Language;
} = {}): DocumentValues {
  const samples = (fields: readonly { readonly id: string; readonly sample: string }[]): Record<string, string | null> =>
    Object.fromEntries(
      fields.map(({ id, sample }) => [id, without.includes(id) ? null : language === 'es' ? inSpanish(id, sample) : sample]),
    );
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

// What the fields of a letter are filled with: who writes to whom as they are on record, and what a person typed for the rest.
import { formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { fieldNames } from '../../../platform/base/document/catalogue.ts';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import { outline } from '../../../platform/base/document/outline.ts';
import type { Language } from '../../../platform/base/language.ts';
import { LETTER_CATALOGUE, type LetterField, type LetterFieldId } from './letter-catalogue.ts';

/** What is on record. Null, or left out, is not known. */
export interface LetterRecords {
  readonly client: {
    readonly name: string;
    readonly firstName: string;
    readonly addressLines: readonly string[];
    readonly phone: string | null;
    readonly otherNames: readonly string[];
    readonly earlierAddresses: readonly string[];
  };
  readonly office: {
    readonly name: string | null;
    readonly addressLines: readonly string[];
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly date: CivilDate;
  readonly language: Language;
  readonly recipient?: { readonly name: string; readonly lines: readonly string[] } | undefined;
  readonly bureauName?: string | undefined;
  /** Values of the fields about the last dispute with the bureau it goes to. */
  readonly earlier?: Readonly<Record<string, string>> | undefined;
  readonly portalAddress?: string | undefined;
  readonly hasEnclosures?: boolean;
}
/** Text by the id of an asked field, as it is printed. */
export type AskedValues = Readonly<Record<string, string>>;

const NAMES = fieldNames(LETTER_CATALOGUE);
const FIELDS = new Map(LETTER_CATALOGUE.fields.map((field) => [field.id, field]));
const lines = (text: readonly string[]): string | null => (text.length === 0 ? null : text.join('\n'));
const several = (texts: readonly string[], language: Language): string | null =>
  texts.length === 0 ? null : new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US').format(texts);

/** Every field that is known. Date of birth and Social Security number are never among them: the page of a letter has them where they belong. */
export function letterValues(facts: LetterRecords, asked: AskedValues): DocumentValues {
  const { client, office, date, language, recipient, bureauName, earlier = {}, portalAddress, hasEnclosures = false } = facts;
  const known: Partial<Record<LetterFieldId, string | null>> = {
    'client.name': client.name,
    'client.firstName': client.firstName,
    'client.address': lines(client.addressLines),
    'client.phone': client.phone,
    'client.otherNames': several(client.otherNames, language),
    'client.earlierAddresses': lines(client.earlierAddresses),
    'office.name': office.name,
    'office.address': lines(office.addressLines),
    'office.phone': office.phone,
    'office.email': office.email,
    'letter.date': formatLongCivilDate(date, language),
    'recipient.name': recipient?.name ?? null,
    'recipient.address': recipient ? lines(recipient.lines) : null,
    'bureau.name': bureauName ?? null,
    'portal.address': portalAddress ?? null,
  };
  return {
    fields: { ...known, ...earlier, ...asked },
    conditions: {
      'has.items': false,
      'has.severalItems': false,
      'has.facts': false,
      'has.furnishers': false,
      'has.enclosures': hasEnclosures,
      'is.firstRound': true,
      'was.answered': (earlier['earlier.answered'] ?? asked['earlier.answered'] ?? '') !== '',
    },
    lists: { items: [] },
    statutes: {},
  };
}

export interface AskedField extends LetterField {
  /** The letter says nothing of it where it has no answer. */
  readonly isOptional: boolean;
}
/** What these say is on record or nowhere: no one types it for a single letter. */
const OF_RECORDS = /^(?:client|office|recipient|letter|portal)\./;
const GIVEN = 'given.';

/** Fields of a letter that a person answers, in the order of reading; `known` are answered by records. */
export function askedFields(
  letter: { readonly subject: FieldDocument; readonly document: FieldDocument },
  known: DocumentValues['fields'],
): readonly AskedField[] {
  const parts = [letter.subject, letter.document].flatMap((one) => outline(one).flatMap(({ block }) => partsOf(block)));
  const optional = new Set(parts.filter((id) => id.startsWith(GIVEN)).map((id) => id.slice(GIVEN.length)));
  const used = new Set(parts.map((id) => (id.startsWith(GIVEN) ? id.slice(GIVEN.length) : id)));
  return [...used].flatMap((id) => {
    const field = FIELDS.get(id);
    const isAsked = field && !OF_RECORDS.test(id) && (field.asked !== undefined || (known[id] ?? '') === '');
    return isAsked ? [{ ...field, isOptional: optional.has(id) }] : [];
  });
}

/** Ids of fields, and conditions that a field has a value. */
function partsOf(block: FieldDocument['content'][number]): readonly string[] {
  if (block.type === 'when') return block.attrs.condition.startsWith(GIVEN) ? [block.attrs.condition] : [];
  if (block.type !== 'paragraph' && block.type !== 'heading') return [];
  return (block.content ?? []).flatMap((part) => (part.type === 'field' ? [part.attrs.id] : []));
}

/** A field, condition or list as people know it. */
export const partName = (id: string): string =>
  NAMES.get(id) ??
  LETTER_CATALOGUE.conditions.find((one) => one.id === id)?.label ??
  LETTER_CATALOGUE.lists.find((one) => one.id === id)?.label ??
  id;

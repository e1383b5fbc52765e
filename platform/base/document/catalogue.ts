// What a kind of document may name: its fields, lists, conditions and statutes, with the words people know them by.
import type { FieldDocument } from './field-document.ts';
import type { FilledStatute } from './filled-document.ts';
import { outline } from './outline.ts';

export interface CatalogueField {
  readonly id: string;
  /** What the chip shows: 'Name of the client'. */
  readonly label: string;
  /** An invented value, for samples. */
  readonly sample: string;
}
export interface Catalogue {
  readonly fields: readonly CatalogueField[];
  /** A list with the fields each of its items has. */
  readonly lists: readonly { readonly id: string; readonly label: string; readonly fields: readonly CatalogueField[] }[];
  /** `label` follows 'Only if ' and `notLabel` does where the condition must not hold: 'there are guarantees', 'there are no guarantees'. */
  readonly conditions: readonly { readonly id: string; readonly label: string; readonly notLabel: string }[];
  readonly statutes: readonly (FilledStatute & { readonly id: string; readonly name: string; readonly citation: string })[];
}

/** A part of a template that the catalogue does not know, or that stands where it has no value. */
export interface UnknownPart {
  readonly path: readonly number[];
  readonly id: string;
  readonly problem: 'unknown' | 'outside-list' | 'list-in-list' | 'old-words';
}

/** Every field, list, condition and statute that could never be filled, in the order of reading. */
export function findUnknown(document: FieldDocument, catalogue: Catalogue): readonly UnknownPart[] {
  const plain = new Set(catalogue.fields.map(({ id }) => id));
  const lists = new Map(catalogue.lists.map(({ id, fields }) => [id, new Set(fields.map((field) => field.id))]));
  const ofItems = new Set(catalogue.lists.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const conditions = new Set(catalogue.conditions.map(({ id }) => id));
  const statutes = new Map(catalogue.statutes.map(({ id, sha256 }) => [id, sha256]));
  return outline(document).flatMap(({ block, path, within }): readonly UnknownPart[] => {
    const inLists = within.filter((name) => name.startsWith('each ')).map((name) => name.slice('each '.length));
    const told = (id: string, problem: UnknownPart['problem']): readonly UnknownPart[] => [{ path, id, problem }];
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return (block.content ?? []).flatMap((part) => {
          if (part.type !== 'field' || plain.has(part.attrs.id) || inLists.some((list) => lists.get(list)?.has(part.attrs.id))) return [];
          return told(part.attrs.id, ofItems.has(part.attrs.id) ? 'outside-list' : 'unknown');
        });
      case 'when':
        return conditions.has(block.attrs.condition) ? [] : told(block.attrs.condition, 'unknown');
      case 'each':
        if (!lists.has(block.attrs.list)) return told(block.attrs.list, 'unknown');
        return inLists.length > 0 ? told(block.attrs.list, 'list-in-list') : [];
      case 'statute': {
        const words = statutes.get(block.attrs.id);
        if (words === undefined) return told(block.attrs.id, 'unknown');
        return words === block.attrs.sha256 ? [] : told(block.attrs.id, 'old-words');
      }
      default:
        return [];
    }
  });
}

/** Every field of a catalogue by its id. */
export function fieldNames(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map([...catalogue.fields, ...catalogue.lists.flatMap(({ fields }) => fields)].map(({ id, label }) => [id, label]));
}

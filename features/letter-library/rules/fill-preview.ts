// A letter filled as far as it can be: what has no value is named in its place, and told beside it.
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import { fillDocument, type DocumentValues } from '../../../platform/base/document/fill-document.ts';
import type { FilledDocument } from '../../../platform/base/document/filled-document.ts';
import { partName } from './letter-values.ts';

export interface FilledPreview {
  readonly document: FilledDocument;
  /** Ids of fields, conditions and lists without a value, in the order of reading. */
  readonly missing: readonly string[];
}

/** Conditions that are not known are shown as if they did not hold. */
export function fillPreview(document: FieldDocument, values: DocumentValues): FilledPreview {
  const missing = new Set<string>();
  let filled = fillDocument(document, values);
  // What was missing may have hidden more: each pass names at least one part that no pass before named.
  while ('missing' in filled) {
    for (const id of filled.missing) missing.add(id);
    filled = fillDocument(document, withPlaceholders(values, missing));
  }
  return { document: filled.filled, missing: [...missing] };
}

function withPlaceholders(values: DocumentValues, missing: ReadonlySet<string>): DocumentValues {
  const named = Object.fromEntries([...missing].map((id) => [id, `‹${partName(id)}›`]));
  return {
    fields: { ...values.fields, ...named },
    conditions: { ...Object.fromEntries([...missing].map((id) => [id, false])), ...values.conditions },
    lists: { ...Object.fromEntries([...missing].map((id) => [id, []])), ...values.lists },
    statutes: values.statutes,
  };
}

// What of a form was kept in this browser: the fields that were typed, and the version of the record they were typed over.
import { draftSavedAt, readDraft } from './form-draft.ts';
import type { Typed } from './form-state.ts';

/** No field of a form is called so. */
const VERSION = '#version';

export interface KeptDraft {
  readonly typed: Typed;
  readonly version: string;
  readonly savedAt: Date;
}

/** The draft under `key`, as far as it has fields of this form; undefined when nothing was kept. */
export function readKeptDraft(key: string | undefined, fields: readonly string[]): KeptDraft | undefined {
  const savedAt = key === undefined ? undefined : draftSavedAt(key);
  if (key === undefined || !savedAt) return undefined;
  const kept = readDraft(key);
  const typed = fields.flatMap((field): [string, string][] => {
    const text = kept[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return typed.length === 0 ? undefined : { typed: Object.fromEntries(typed), version: kept[VERSION] ?? '', savedAt };
}

/** What is to be kept of it. */
export function draftOf(typed: Typed, version: string): Readonly<Record<string, string>> {
  return Object.keys(typed).length === 0 ? {} : { ...typed, [VERSION]: version };
}

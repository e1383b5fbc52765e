// What of a form was kept in this browser: the fields that were typed, and the version of the record they were typed over.
import { keptInBrowser } from './draft-filter.ts';
import { draftSavedAt, readDraft } from './form-draft.ts';
import type { Typed } from './form-state.ts';

/** No field of a form is called so. */
const VERSION = '#version';
/** Fields that were typed and may not be kept: only that they were typed is. */
const RETYPE = '#retype';

type Texts = Readonly<Record<string, string | null>>;

export interface KeptDraft {
  readonly typed: Typed;
  readonly version: string;
  /** Fields that have to be typed again. */
  readonly retype: readonly string[];
  readonly savedAt: Date;
}

/**
 * The draft under `key`, as far as it has fields of this form; undefined when nothing was kept. Without `fields` every field is read,
 * for a form that does not know all of its fields yet.
 */
export function readKeptDraft(key: string | undefined, fields?: readonly string[]): KeptDraft | undefined {
  const savedAt = key === undefined ? undefined : draftSavedAt(key);
  if (key === undefined || !savedAt) return undefined;
  const draft = parseDraft(readDraft(key), fields);
  return draft && { ...draft, savedAt };
}

/** The draft in what was kept; undefined when no field was typed. */
export function parseDraft(kept: Texts, fields?: readonly string[]): Omit<KeptDraft, 'savedAt'> | undefined {
  const { [VERSION]: version, [RETYPE]: retype, ...texts } = kept;
  const isField = (name: string): boolean => fields === undefined || fields.includes(name);
  const typed = Object.entries(texts).flatMap(([name, text]) => (text !== null && isField(name) ? [[name, text] as const] : []));
  const missing = (retype ?? '').split(',').filter((name) => name !== '' && isField(name));
  if (typed.length + missing.length === 0) return undefined;
  return { typed: Object.fromEntries(typed), version: version ?? '', retype: missing };
}

/** What is to be kept of it. */
export function draftOf(typed: Typed, version: string): Readonly<Record<string, string>> {
  if (Object.keys(typed).length === 0) return {};
  const kept = keptInBrowser(typed);
  const retype = Object.keys(typed).filter((name) => typed[name] !== '' && !(name in kept));
  return { ...typed, [VERSION]: version, ...(retype.length > 0 && { [RETYPE]: retype.join(',') }) };
}

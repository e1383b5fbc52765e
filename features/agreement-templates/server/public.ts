// What agreements ask of their templates.
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import type { Language } from '../../../platform/base/language.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { findVersion, listNewest } from './store.ts';

export interface TemplateVersion {
  readonly id: string;
  readonly templateId: string;
  readonly number: number;
  readonly name: string;
  readonly language: Language;
  /** Empty = every state. */
  readonly states: readonly string[];
  readonly content: FieldDocument;
}

/** A published version, whatever became of its template: agreements made of it are shown as long as they exist. */
export async function findTemplateVersion(db: Db, versionId: string): Promise<TemplateVersion | undefined> {
  const version = await findVersion(db, versionId);
  if (!version) return undefined;
  const { id, templateId, number, name, language, states, content } = version;
  return { id, templateId, number, name, language, states, content };
}

/** The newest version of each template that may be offered to someone in a state (null = not known: only those for every state), by name. */
export async function listPublished(
  db: Db,
  choice: { readonly state: string | null; readonly language: Language },
): Promise<readonly Omit<TemplateVersion, 'content'>[]> {
  const newest = await listNewest(db, choice);
  return newest.map(({ id, templateId, number, name, language, states }) => ({ id, templateId, number, name, language, states }));
}

// A letter of the library as screens get it, and what every change of one asks.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { isSameJson } from '../../../platform/base/same-json.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { LibraryLetterDetail, LibraryLetterRow } from '../contract/shared-parts.ts';
import { groundOf } from '../../letters/rules/wording/letter-grounds.ts';
import { addUses } from '../rules/text-use.ts';
import { findShippedLetter } from '../rules/library-letter.ts';
import { validateLetter } from '../rules/validate-letter.ts';
import { listMarked } from './store/letter-favorites.ts';
import { findStoredLetter, readContent, type LetterContent, type StoredLetter } from './store/letters.ts';
import { countUse } from './store.ts';
import { countUses } from './store/uses.ts';

/** Rows with what this person marked and, where they may see letters, how often each was used. */
export async function viewLetters(db: StaffDb, scope: StaffScope, letters: readonly StoredLetter[]): Promise<LibraryLetterRow[]> {
  const ids = letters.map(({ id }) => id);
  const marked = await listMarked(db, scope, ids);
  const uses = scope.may('letters:view') ? await countUses(db, ids) : undefined;
  const ofReasons =
    scope.may('disputes:view') && letters.some(({ grounds }) => grounds.length > 0) ? (await countUse(db)).ground : undefined;
  return letters.map((letter) => {
    const {
      id,
      key,
      version,
      name,
      purpose,
      category,
      recipientClass,
      use,
      language,
      active,
      published,
      pair,
      draftSavedAt,
      draftSavedBy,
    } = letter;
    const pairAt = pair?.publishedAt ?? null;
    return {
      id,
      version,
      name,
      purpose,
      category,
      recipientClass,
      use,
      language,
      active,
      rounds: [...letter.rounds],
      grounds: [...letter.grounds],
      gates: [...letter.gates],
      laws: [...letter.laws],
      shipped: key !== null,
      removed: letter.removedAt !== null,
      favorite: marked.has(id),
      published: published && { ...published, at: published.at.toISOString() },
      draft: draftSavedAt && { at: draftSavedAt.toISOString(), by: draftSavedBy },
      pair: pair && { id: pair.id, name: pair.name, newer: pairAt !== null && (published === null || pairAt > published.at) },
      used: uses ? (uses.get(id) ?? 0) : null,
      groundUse:
        ofReasons && letter.grounds.length > 0
          ? addUses([...ofReasons].filter(([code]) => letter.grounds.includes(groundOf(code))).map(([, reason]) => reason))
          : null,
    };
  });
}

/** The letter with its words as they are now. @throws Error when it is not there, which whoever asks has checked */
export async function viewDetail(db: StaffDb, scope: StaffScope, id: string): Promise<LibraryLetterDetail> {
  const letter = await findStoredLetter(db, id);
  const [row] = letter ? await viewLetters(db, scope, [letter]) : [];
  if (!letter || !row) throw new Error('The letter is not there.');
  const content = await readContent(db, id);
  const shipped = shippedContent(letter);
  return {
    ...row,
    ...content,
    findings: [...validateLetter({ ...letter, ...content })],
    differsFromShipped: shipped !== undefined && !isSameJson(shipped, content),
  };
}

/** The words that came with this program; undefined for letters of the office, and for those that no longer come with it. */
export function shippedContent({ key }: Pick<StoredLetter, 'key'>): LetterContent | undefined {
  const shipped = key === null ? undefined : findShippedLetter(key);
  return shipped && { subject: shipped.subject, document: shipped.document };
}

/** The letter, unless it was removed. */
export async function findPresent(db: StaffDb, id: string): Promise<StoredLetter | Refusal> {
  const letter = await findStoredLetter(db, id);
  return letter && letter.removedAt === null ? letter : letterNotFound();
}

export const letterNotFound = (): Refusal =>
  refuse('letterLibrary.letterNotFound', 'There is no such letter in the library, or it was removed.');
export const versionUnknown = (): Refusal => refuse('letterLibrary.versionUnknown', 'The letter has no such version.');

export const aboutLetter = (
  { id, name }: Pick<StoredLetter, 'id' | 'name'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> => ({
  contactId: null,
  subject: { type: 'library-letter', id },
  summary: `Library letter "${name}" ${what}`,
});

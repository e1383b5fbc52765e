// What of a form a browser may keep. One filter for all drafts: what is typed into a note by mistake must not lie in the storage of
// a shared computer for a week.
import { hasCardNumber } from '../../base/card-pattern.ts';
import { findSsns } from '../../base/ssn-pattern.ts';

/** Fields that are never kept in the browser, whatever their content. */
const NEVER: readonly string[] = ['ssn', 'dateOfBirth', 'password'];

/** `values` without these fields, without those in `except`, and without texts that hold a Social Security or card number. */
export function keptInBrowser(
  values: Readonly<Record<string, unknown>>,
  except: readonly string[] = [],
): Readonly<Record<string, string | null>> {
  const kept = Object.entries(values).filter(
    (entry): entry is [string, string | null] =>
      !NEVER.includes(entry[0]) && !except.includes(entry[0]) && (entry[1] === null || (typeof entry[1] === 'string' && isFit(entry[1]))),
  );
  return Object.fromEntries(kept);
}

/** An id of ours may by chance read like the number of a card. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isFit(text: string): boolean {
  return ID.test(text) || (findSsns(text).length === 0 && !hasCardNumber(text));
}

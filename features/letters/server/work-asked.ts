// What is asked of the law before something is done with letters.
import type { WorkAsked, WorkKind } from '../../agreements/rules/may-work.ts';
import { bureausOf, type LetterKind } from '../rules/letter-kinds.ts';

/**
 * The work that printing, mailing or writing these letters of one client is. What the office writes to its own client is no letter for them: a
 * hold does not stop it, and no authorization is needed, but there has to be an agreement.
 */
export function workAsked(what: Extract<WorkKind, 'letter' | 'print' | 'mail'>, letters: readonly LetterKind[]): WorkAsked {
  if (letters.every(({ recipientClass }) => recipientClass === 'client')) return { what: 'client-report' };
  const bureaus = bureausOf(letters);
  return bureaus ? { what, bureaus } : { what };
}

// How a text with a forbidden claim is refused, on screen and on the server, in the same words.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { lintClaims, type ClaimPlace, type LintFinding } from './claim-linter.ts';

/** What is wrong with the words found and what to write instead, as one text. */
export function describeClaim({ phrase, message, advice }: LintFinding): string {
  return `“${phrase}”: ${message} ${advice}`;
}

/** The refusal of `text` for its first forbidden claim, beside `field`; undefined when it may be saved. */
export function refuseClaims(text: string, where: ClaimPlace, field: string): Refusal | undefined {
  const found = lintClaims(text, { where }).find(({ level }) => level === 'block');
  if (!found) return undefined;
  const sentence = describeClaim(found);
  return refuse('disputes.claimForbidden', sentence, { citation: found.citation, fields: { [field]: sentence } });
}

/** The same for the check of a form. */
export function claimProblems(text: string, where: ClaimPlace, field: string): Readonly<Record<string, string>> {
  return refuseClaims(text, where, field)?.fields ?? {};
}

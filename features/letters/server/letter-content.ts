import type { ComposedLetter } from './compose-round.ts';
import type { LetterContent } from './store.ts';

/** What is kept of a letter that was written, or could not be. */
export function contentOf(made: ComposedLetter['made']): Exclude<LetterContent, { readonly cancelled: string }> {
  return 'problems' in made ? { note: `The letter could not be written: ${made.problems.join(' ')}` } : { document: made };
}

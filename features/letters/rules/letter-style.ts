// How a letter is set and opened follows from what it says, so that letters look alike only where cases are alike.
import type { LetterItemInput } from './letter-input.ts';
import type { LetterStyle } from './letter-document.ts';

/**
 * 'prose': one item, told in paragraphs. 'pairs': values held against the right ones. 'list': inquiries and personal details, a few lines
 * each. 'labels': everything else, under headings.
 */
export function styleOf(items: readonly Pick<LetterItemInput, 'kind' | 'correct' | 'facts'>[]): LetterStyle {
  if (items.every(({ kind }) => kind === 'inquiry' || kind === 'personal-information')) return 'list';
  if (items.every(({ correct = [] }) => correct.length > 0)) return 'pairs';
  return items.length === 1 ? 'prose' : 'labels';
}

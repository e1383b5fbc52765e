// Recall and precision of the linter on labeled sentences.
import { lintTyped } from '../claim-linter.ts';
import type { ClaimNumber } from '../claims/claim-rule.ts';
import type { ClaimSentence } from './claim-sentence.ts';

/** Rules that only warn: a warning is all that is asked of them. */
const WARNING: ReadonlySet<ClaimNumber> = new Set(['X7', 'X8', 'X15', 'X18', 'X24']);

export interface ClaimMeasure {
  readonly forbidden: number;
  readonly innocent: number;
  /** Part of the forbidden sentences that their own rule caught, at its level. */
  readonly recall: number;
  /** Part of the forbidden sentences that anything was found in, if only a warning. */
  readonly noticed: number;
  /** Part of the blocked sentences that are forbidden. */
  readonly precision: number;
  /** Innocent sentences with a warning. */
  readonly warned: number;
  /** What went wrong, a line each. */
  readonly mistakes: readonly string[];
}

export function measureClaims(sentences: readonly ClaimSentence[]): ClaimMeasure {
  const judged = sentences.map(([rule, text, reasonCode = null]) => {
    const found = lintTyped(text, { where: 'letter', reasonCode });
    return {
      rule,
      text,
      found,
      blocked: found.some(({ level }) => level === 'block'),
      caught: rule !== null && found.some((one) => one.rule === rule && (one.level === 'block' || WARNING.has(rule))),
    };
  });
  const forbidden = judged.filter(({ rule }) => rule !== null);
  const innocent = judged.filter(({ rule }) => rule === null);
  const blocked = judged.filter((one) => one.blocked);
  return {
    forbidden: forbidden.length,
    innocent: innocent.length,
    recall: forbidden.filter(({ caught }) => caught).length / forbidden.length,
    noticed: forbidden.filter(({ found }) => found.length > 0).length / forbidden.length,
    precision: blocked.filter(({ rule }) => rule !== null).length / blocked.length,
    warned: innocent.filter((one) => !one.blocked && one.found.length > 0).length,
    mistakes: [
      ...forbidden.filter(({ caught }) => !caught).map(({ rule, text }) => `missed ${rule ?? ''}: ${text}`),
      ...innocent
        .filter(({ found }) => found.length > 0)
        .map(({ text, found }) => `flagged: ${text} (${found.map((one) => `${one.rule} ${one.phrase}`).join(', ')})`),
    ],
  };
}

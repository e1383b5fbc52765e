// Whether a dispute says anything that an earlier one of the same item did not (15 U.S.C. 1681i(a)(3)(A); law.md G17, X7).
import type { Fact } from '../contract.ts';
import { findInstruction } from './dispute-reasons.ts';

/** What a dispute rests on. */
export interface DisputeGround {
  readonly reasonCode: string | null;
  readonly instructionCode: string | null;
  readonly facts: readonly Fact[];
  /** What the client says is right, where the dispute names values; null is that it be removed. */
  readonly correct?: readonly { readonly field: string; readonly value: string | null }[];
  /** The late months it is about, 'YYYY-MM'. */
  readonly months?: readonly string[];
}

/** Of the words of a fact, the share that an earlier dispute may have had before the fact is a repetition. */
const KNOWN_SHARE = 0.75;
const SHORT_WORD = 3;

/**
 * True when `now` has another reason, a request that only a result allows and that was not made before, another right value or late month, a
 * document that was not named before, or a fact that was not stated before.
 */
export function isNew(now: DisputeGround, before: DisputeGround): boolean {
  if (now.reasonCode !== before.reasonCode) return true;
  // To ask how an item was verified is no repetition of the dispute.
  const request =
    now.instructionCode === before.instructionCode || now.instructionCode === null ? undefined : findInstruction(now.instructionCode);
  if (request?.afterResults) return true;
  const values = new Set(before.correct?.map(valueOf));
  if (now.correct?.some((one) => !values.has(valueOf(one)))) return true;
  if (now.months?.some((month) => before.months?.includes(month) !== true)) return true;
  return now.facts.some((fact) => isNewFact(fact, before.facts));
}

const valueOf = ({ field, value }: { readonly field: string; readonly value: string | null }): string => `${field}|${fold(value ?? '')}`;

function isNewFact({ text, source }: Fact, before: readonly Fact[]): boolean {
  if (fold(text) === '') return false;
  // A paper that shows what was only said before is new.
  const comparable = source === 'document' ? before.filter((one) => one.source === 'document') : before;
  const known = comparable.map((one) => fold(one.text));
  if (known.includes(fold(text))) return false;
  const words = new Set(known.flatMap((one) => one.split(' ')));
  const own = fold(text).split(' ');
  if (own.some((word) => /\d/.test(word) && !words.has(word))) return true;
  const telling = own.filter((word) => word.length > SHORT_WORD);
  return telling.filter((word) => words.has(word)).length < telling.length * KNOWN_SHARE;
}

/** Words and numbers in lower case; commas within numbers, marks and spaces do not count. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\d)[,](?=\d)/g, '')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(/\.(?!\d)/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');
}

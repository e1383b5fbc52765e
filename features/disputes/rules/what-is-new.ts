// Whether a dispute says anything that an earlier one of the same item did not (15 U.S.C. 1681i(a)(3)(A); law.md G17, X7). The same said in other
// words, or what the report prints, is nothing that a bureau could check again.
import type { Fact } from '../contract.ts';
import { findInstruction, findReason } from './dispute-reasons.ts';
import { groundsIn } from './grounds-in-words.ts';
import { particularsIn } from './particulars.ts';

/** What a dispute rests on. */
export interface DisputeGround {
  readonly reasonCode: string | null;
  readonly instructionCode: string | null;
  readonly facts: readonly Fact[];
  /** What the client says is right, where the dispute names values; null is that it be removed. */
  readonly correct?: readonly { readonly field: string; readonly value: string | null }[];
  /** The late months it is about, 'YYYY-MM'. */
  readonly months?: readonly string[];
  /** Claims of findings the client answered, 'finding:<analysis>:<answer id>'. */
  readonly claims?: readonly { readonly source: string; readonly because: string }[];
  /** What the bureau printed of the line. */
  readonly reported?: readonly { readonly label: string; readonly value: string }[];
}

/**
 * True when `now` has another reason, a request that only a result allows and that was not made before, another right value or late month, the
 * claim of another finding, a document that was not named before, or what the client says has a date, an amount or a ground that was not
 * stated before.
 */
export function isNew(now: DisputeGround, before: DisputeGround): boolean {
  if (now.reasonCode !== before.reasonCode) return true;
  // To ask how an item was verified is no repetition of the dispute.
  const request =
    now.instructionCode === before.instructionCode || now.instructionCode === null ? undefined : findInstruction(now.instructionCode);
  return request?.afterResults === true || hasNewFacts(now, before);
}

/** What a dispute has that the earlier ones of its item had not. */
export const ADDITIONS = ['facts', 'document', 'ground'] as const;
export type Addition = (typeof ADDITIONS)[number];

/** What of `now` none of the earlier disputes had. */
export function addsTo(now: DisputeGround, earlier: readonly DisputeGround[]): readonly Addition[] {
  const named = new Set(earlier.flatMap(({ facts }) => facts.flatMap(({ documentId }) => documentId ?? [])));
  const adds: Readonly<Record<Addition, boolean>> = {
    facts: earlier.every((before) => hasNewFacts(now, before)),
    document: now.facts.some(({ source, documentId }) => source === 'document' && documentId != null && !named.has(documentId)),
    ground: earlier.every(({ reasonCode }) => reasonCode !== now.reasonCode),
  };
  return ADDITIONS.filter((one) => adds[one]);
}

function hasNewFacts(now: DisputeGround, before: DisputeGround): boolean {
  if (now.correct?.some((one) => isNewValue(one, before.correct ?? []))) return true;
  if (now.months?.some((month) => before.months?.includes(month) !== true)) return true;
  const analyses = new Set(before.claims?.map(analysisOf));
  if (now.claims?.some((one) => !analyses.has(analysisOf(one)))) return true;
  return now.facts.some((fact) => isNewFact(fact, before, now.reported ?? []));
}

const analysisOf = ({ source }: { readonly source: string }): string => source.split(':').slice(0, 2).join(':');

type RightValue = NonNullable<DisputeGround['correct']>[number];

/** Other words in another order are the same value; an amount or a day is one however it is written. */
function isNewValue({ field, value }: RightValue, before: readonly RightValue[]): boolean {
  const same = before.filter((one) => one.field === field);
  if (value === null) return !same.some((one) => one.value === null);
  return !same.some((one) => one.value !== null && valueKey(one.value) === valueKey(value));
}

function valueKey(value: string): string {
  const particulars = [...particularsIn(value)].toSorted();
  const words = value.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return particulars.length > 0
    ? particulars.join('|')
    : words
        .filter((word) => word !== 'and')
        .toSorted()
        .join('|');
}

function isNewFact({ text, source, documentId }: Fact, before: DisputeGround, reported: NonNullable<DisputeGround['reported']>): boolean {
  // What bureaus report is no news to the bureau, in whatever month it was printed.
  if (source === 'report' || !/\p{L}/u.test(text)) return false;
  // A paper that shows what was only said before is new.
  const papers = before.facts.filter((one) => one.source === 'document');
  if (source === 'document' && !papers.some((one) => (one.documentId ?? null) === (documentId ?? null))) return true;
  const known = [
    ...before.facts.map((one) => one.text),
    ...(before.correct ?? []).map(({ value }) => value ?? ''),
    ...(before.months ?? []),
    ...(before.claims ?? []).map(({ because }) => because),
    ...(before.reported ?? []).map(({ value }) => value),
    ...reported.map(({ value }) => value),
  ];
  const particulars = new Set(known.flatMap((one) => [...particularsIn(one)]));
  const grounds = new Set(
    [
      // The reason says some of it already.
      findReason(before.reasonCode ?? '')?.question ?? '',
      ...before.facts.map((one) => one.text),
      ...(before.claims ?? []).map(({ because }) => because),
    ].flatMap(groundsIn),
  );
  return [...particularsIn(text)].some((one) => !particulars.has(one)) || groundsIn(text).some((one) => !grounds.has(one));
}

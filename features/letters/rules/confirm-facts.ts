// The facts of a letter that its client confirms one by one: whose data it gives, whose line each item is, and each sentence said of it
// (15 U.S.C. 1679b(a)(1)). They are read off the letter document, so a letter says nothing that is not asked.
import { DETAIL_REMOVALS, NOT_THEIRS } from '../../disputes/rules/correct-words.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import { topicOf } from '../../disputes/rules/reason-topics.ts';
import type { LetterDocument, LetterItem } from './letter-document.ts';

/** 'true' and 'untrue' answer a sentence; 'mine' and 'not-mine' say whose a line is. */
export const FACT_ANSWERS = ['true', 'untrue', 'mine', 'not-mine'] as const;
export type FactAnswer = (typeof FACT_ANSWERS)[number];

/**
 * 'person': name, address and what identifies the client. 'line': whose an item is. 'claim': what is wrong. 'support': what it rests on. 'letter':
 * that a written letter as a whole is so.
 */
export type FactKind = 'person' | 'line' | 'claim' | 'support' | 'letter';

export interface FactToConfirm {
  /** The same for the same letter document. */
  readonly id: string;
  readonly kind: FactKind;
  /** The item of the round it is about; null for the client's own data. */
  readonly itemId: string | null;
  /** What the bureau calls the item; null for the client's own data. */
  readonly heading: string | null;
  readonly itemKind: DisputeItemKind | null;
  /** As the letter prints it. */
  readonly text: string;
  /** Of what its reason speaks, for the words beside it. */
  readonly topic: string | null;
  /** The answer with which the letter is true. */
  readonly expected: 'true' | 'mine' | 'not-mine';
}

/** An item of the round, in the order of the letter. */
export interface ItemOfLetter {
  readonly id: string;
  readonly kind: DisputeItemKind;
  readonly reasonCode: string | null;
}

/** The facts of a letter in its order. `items` are those of its round, in the order of the document. */
export function factsToConfirm(
  document: Pick<LetterDocument, 'sender' | 'identification' | 'items'>,
  items: readonly ItemOfLetter[],
): FactToConfirm[] {
  return [
    personOf(document),
    ...document.items.flatMap((item, at) => {
      const known = items[at];
      return known ? factsOfItem(item, known) : [];
    }),
  ];
}

/** The facts of a written letter: whose data it gives, and that it is right as it stands. */
export function factsOfWritten(document: Pick<LetterDocument, 'sender' | 'identification' | 'subject'>): FactToConfirm[] {
  return [
    personOf(document),
    { id: 'letter', kind: 'letter', itemId: null, heading: null, itemKind: null, text: document.subject, topic: null, expected: 'true' },
  ];
}

function personOf({ sender: { name, lines }, identification }: Pick<LetterDocument, 'sender' | 'identification'>): FactToConfirm {
  const person = [[name, ...lines].join(', '), ...identification.map(({ label, value }) => `${label}: ${value}`)].join('. ');
  return { id: 'person', kind: 'person', itemId: null, heading: null, itemKind: null, text: `${person}.`, topic: null, expected: 'true' };
}

function factsOfItem(item: LetterItem, { id, kind, reasonCode }: ItemOfLetter): FactToConfirm[] {
  const about = { itemId: id, heading: item.heading, itemKind: kind, topic: reasonCode === null ? null : topicOf(reasonCode) };
  const owner = ownerSaid(kind, reasonCode);
  const line = [item.heading, item.accountNumberMasked].filter((part) => part !== undefined).join(', ');
  const claims = item.claims?.map(({ youReport, because, shouldBe }) => [youReport, because, shouldBe].filter(Boolean).join(' '));
  const said = (what: 'claim' | 'support', texts: readonly string[]): FactToConfirm[] =>
    texts.map((text, at) => ({ ...about, id: `${id}/${what}/${at}`, kind: what, text, expected: 'true' }));
  return [
    ...(owner === null ? [] : [{ ...about, id: `${id}/line`, kind: 'line' as const, text: line, expected: owner }]),
    ...said('claim', claims ?? [item.reason]),
    ...said('support', item.facts),
  ];
}

/** Reasons that leave open whose the line is. */
const OPEN: ReadonlySet<string> = new Set(['not-responsible', 'authorized-user', 'duplicate']);

/** Whose the letter says the line is; null where its reason leaves that open, or it is a value and no one's line. */
export function ownerSaid(kind: DisputeItemKind, reasonCode: string | null): 'mine' | 'not-mine' | null {
  if (reasonCode === null || OPEN.has(reasonCode)) return null;
  if (NOT_THEIRS.has(reasonCode)) return 'not-mine';
  if (kind === 'personal-information') return DETAIL_REMOVALS.has(reasonCode) && reasonCode !== 'name-misspelled' ? 'not-mine' : null;
  if (kind === 'inquiry') return reasonCode === 'inquiry-not-authorized' ? 'not-mine' : null;
  return 'mine';
}

export interface AnsweredFact extends FactToConfirm {
  readonly answer: FactAnswer | null;
}

/** The facts with what was answered; answers to other facts and of another kind count for nothing. */
export function withAnswers(
  facts: readonly FactToConfirm[],
  answers: readonly { readonly id: string; readonly answer: FactAnswer }[],
): AnsweredFact[] {
  const given = new Map(answers.map(({ id, answer }) => [id, answer]));
  return facts.map((fact) => {
    const answer = given.get(fact.id);
    return { ...fact, answer: answer !== undefined && answersOf(fact).includes(answer) ? answer : null };
  });
}

/** What can be answered to a fact, the answer with which the letter is true first. */
export function answersOf({ expected }: Pick<FactToConfirm, 'expected'>): readonly [FactAnswer, FactAnswer] {
  if (expected === 'true') return ['true', 'untrue'];
  return expected === 'mine' ? ['mine', 'not-mine'] : ['not-mine', 'mine'];
}

/** 'all-true': the letter can be approved. 'open': something has no answer yet. 'denied': something in it is not so. */
export function judgeAnswers(facts: readonly AnsweredFact[]): 'all-true' | 'open' | 'denied' {
  if (facts.some(({ answer, expected }) => answer !== null && answer !== expected)) return 'denied';
  return facts.every(({ answer }) => answer !== null) ? 'all-true' : 'open';
}

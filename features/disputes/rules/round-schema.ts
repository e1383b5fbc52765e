// What endpoints of disputes say: the draft, its rounds, their outcomes, and what the client called correct.
import { z } from 'zod';
import { CORRECT_KEYS } from './correct-words.ts';
import { bureau, confirmation, confirmedClaim, draftItemInput, fact, itemKind, letterChoices } from './item-schema.ts';
import { DELIVERY_PROOFS, MAILING_METHODS } from './mailing.ts';

export const gateRefusal = z.object({
  code: z.string(),
  message: z.string(),
  citation: z.string().nullable(),
  /** False for a warning. Gates of `rules/overridable-gates.ts` can be passed with a reason; others that block cannot. */
  blocks: z.boolean(),
  /** True where a person with the permission may open the round all the same, with a reason. */
  overridable: z.boolean().optional(),
});
export type GateRefusal = z.output<typeof gateRefusal>;
/** What the client is asked about a personal detail, and what they answered. */
export const detailQuestion = z.object({
  question: z.string(),
  answer: z.enum(['yes', 'no']).nullable(),
  answeredOn: z.string().nullable(),
  /** The client answered in the portal; otherwise staff recorded it. */
  byClient: z.boolean(),
  /** The question in the portal while it has no clear answer. */
  asked: z.object({ id: z.string(), on: z.string(), unsure: z.boolean() }).nullable(),
});
export type DetailQuestion = z.output<typeof detailQuestion>;
/** The same as the client sees it in the portal. */
export const myDetailQuestion = z.object({
  id: z.string(),
  question: z.string(),
  heading: z.string(),
  answer: z.enum(['asked', 'yes', 'no', 'unsure']),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type MyDetailQuestion = z.output<typeof myDetailQuestion>;
export const draftItem = draftItemInput.extend({
  /** Furnisher or filing as that bureau names it. */
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reported: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What came of the last dispute of the line with this bureau, once it was answered or its time ran out. */
  lastResult: z.enum(['removed', 'corrected', 'confirmed', 'unanswered']).nullable(),
  /** Made from answered findings; they replace what the reason says. */
  claims: z.array(confirmedClaim),
  /** What the client is asked: each sentence the letter says by their word. */
  statements: z.array(z.string()),
  confirmation: confirmation.nullable(),
  /** Asked of a personal detail before it can be disputed; null for other items. */
  question: detailQuestion.nullable(),
  /** Why this item cannot go out yet; empty when it can. */
  problems: z.array(gateRefusal),
});
export type DraftItem = z.output<typeof draftItem>;

export const draft = z.object({
  roundId: z.string(),
  number: z.number().int(),
  version: z.number().int(),
  reportId: z.string(),
  items: z.array(draftItem),
  letters: letterChoices,
  /** What prevents opening the round as a whole. */
  problems: z.array(gateRefusal),
});
export type Draft = z.output<typeof draft>;

/** 'removed', 'corrected', 'confirmed', 'unanswered': what a person accepted as the outcome. 'withdrawn': it was never sent. */
export const itemState = z.enum(['in-progress', 'removed', 'corrected', 'confirmed', 'unanswered', 'withdrawn']);
export const OUTCOME_RESULTS = ['removed', 'corrected', 'confirmed', 'unanswered'] as const;
export const outcomeResult = z.enum(OUTCOME_RESULTS);
/** What a later report says otherwise. */
export const outcomeChange = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  effect: z.enum(['better', 'worse', 'neutral']),
});
export const outcome = z.object({
  id: z.string(),
  version: z.number().int(),
  itemId: z.string(),
  roundId: z.string(),
  roundNumber: z.number().int(),
  bureau,
  kind: itemKind,
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reasonCode: z.string(),
  result: outcomeResult,
  source: z.enum(['comparison', 'bureau-result', 'hand']),
  reportId: z.string().nullable(),
  /** One sentence of why this is proposed. */
  explanation: z.string(),
  changes: z.array(outcomeChange),
  state: z.enum(['proposed', 'accepted', 'rejected']),
  proposedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** The day of the bureau's answer, and its letter among the contact's files; null where none was recorded. */
  answeredOn: z.string().nullable(),
  file: z.object({ id: z.string(), path: z.string(), name: z.string() }).nullable(),
});
export type DisputeOutcome = z.output<typeof outcome>;
/** Why an item of an opened round was withdrawn before its letter was mailed, by whom and when. */
export const withdrawal = z.object({ reason: z.string(), byId: z.string(), byName: z.string(), at: z.string() });
export type Withdrawal = z.output<typeof withdrawal>;
export const roundItem = z.object({
  id: z.string(),
  bureau,
  kind: itemKind,
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reasonCode: z.string(),
  instructionCode: z.string(),
  facts: z.array(fact),
  state: itemState,
  withdrawal: withdrawal.nullable(),
});
export type RoundItem = z.output<typeof roundItem>;
/** A gate that was passed when the round was opened, with its reason. */
export const gateOverride = z.object({
  code: z.string(),
  /** What the gate said. */
  message: z.string(),
  reason: z.string(),
  byId: z.string(),
  byName: z.string(),
  at: z.string(),
});
export type GateOverride = z.output<typeof gateOverride>;
/** How the letter to a bureau went, and the bureau's time that counts from its receipt. */
const roundMailing = z.object({
  bureau,
  mailedOn: z.string(),
  method: z.enum(MAILING_METHODS),
  receivedOn: z.string().nullable(),
  receivedHow: z.enum(DELIVERY_PROOFS).nullable(),
  moreSentOn: z.string().nullable(),
  freeAnnualReport: z.boolean(),
  countedFrom: z.string(),
  overdueAfter: z.string(),
});
export type RoundMailing = z.output<typeof roundMailing>;
export const round = z.object({
  id: z.string(),
  number: z.number().int(),
  version: z.number().int(),
  state: z.enum(['draft', 'open', 'closed']),
  openedAt: z.string().nullable(),
  reportId: z.string(),
  items: z.array(roundItem),
  overrides: z.array(gateOverride),
  /** Of the bureaus whose letter was mailed. */
  mailings: z.array(roundMailing),
});
export type Round = z.output<typeof round>;

export const correct = z.object({
  id: z.string(),
  bureau: bureau.nullable(),
  kind: itemKind,
  heading: z.string(),
  what: z.enum(CORRECT_KEYS),
  saidOn: z.string(),
  /** Said in the portal, where only the client withdraws it; otherwise recorded by staff. */
  byClient: z.boolean(),
  recordedBy: z.string(),
});
export type ConfirmedCorrect = z.output<typeof correct>;

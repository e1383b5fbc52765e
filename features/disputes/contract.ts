// A round begins as a draft that the processor works on. It is opened when its items are ready, and letters react to that.
import { detailsContract } from './contract/details.ts';
import { historyContract } from './contract/history.ts';
import { furnishersContract } from './contract/furnishers.ts';
import { outcomesContract } from './contract/outcomes.ts';
import { summonsesContract } from './contract/summonses.ts';
import { roundsContract } from './contract/rounds.ts';

export { bureau, confirmation, confirmedClaim, correction, draftItemInput, fact, factSource, itemKind } from './rules/item-schema.ts';
export {
  draft,
  draftItem,
  gateOverride,
  gateRefusal,
  itemState,
  outcomeChange,
  OUTCOME_RESULTS,
  round,
  roundItem,
  withdrawal,
} from './rules/round-schema.ts';
export type { Confirmation, DraftItemInput, Fact, LetterChoices } from './rules/item-schema.ts';
export type * from './rules/round-schema.ts';
export type * from './rules/history-schema.ts';
export type * from './rules/next-round-schema.ts';
export type { MySummons, Summons } from './contract/summonses.ts';
export type * from './rules/theft-block-schema.ts';
export type { FurnisherResults } from './contract/furnishers.ts';

export const disputesContract = {
  ...roundsContract,
  ...outcomesContract,
  ...detailsContract,
  ...historyContract,
  ...furnishersContract,
  ...summonsesContract,
};

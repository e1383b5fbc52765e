// What every reason of dispute-reasons.ts says of itself.
import type { InstructionCode } from './dispute-instructions.ts';
import type { DisputedItem, DisputeItemKind } from './dispute-vocabulary.ts';

export interface DisputeReason {
  readonly code: string;
  /** For staff. */
  readonly label: string;
  /** For the client, in plain words. */
  readonly clientLabel: string;
  readonly itemKinds: readonly DisputeItemKind[];
  /** Not available here: the client must file the report in person. Such a reason cannot be chosen. */
  readonly requires?: 'identity-theft-report';
  /** Only once the bureau has answered an earlier dispute of the item, or its time has run out. */
  readonly afterResults?: true;
  /** Statute, or the policy by its name. */
  readonly citation: string;
  /** Put to the client before the reason is chosen; a yes supports it. */
  readonly question: string;
  /** Instructions that fit, the usual one first. */
  readonly instructions: readonly [InstructionCode, ...InstructionCode[]];
  /** Sentence of the letter, in the client's voice. */
  readonly sentence: (item: DisputedItem) => string;
}

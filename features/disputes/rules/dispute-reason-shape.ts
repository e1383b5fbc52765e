// What every reason of dispute-reasons.ts says of itself.
import type { FileKind } from '../../files/rules/file-kinds.ts';
import type { PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { ClaimField } from './claim-fields.ts';
import type { InstructionCode } from './dispute-instructions.ts';
import type { DisputedItem, DisputeItemKind } from './dispute-vocabulary.ts';

export interface DisputeReason {
  readonly code: string;
  /** For staff. */
  readonly label: string;
  /** For the client, in plain words. */
  readonly clientLabel: string;
  readonly itemKinds: readonly DisputeItemKind[];
  /** Of personal information, which details it fits; absent: each. */
  readonly details?: readonly PersonalDetail[];
  /** The line would leave the file: only for what the client said was never theirs (X20, 15 U.S.C. 1679b(a)(2)). */
  readonly removes?: true;
  /** A document of this kind must be among the client's files. */
  readonly needsProof?: FileKind;
  /** The client must file the report in person. No round opens with such a reason; it has a step of its own (theft-block.ts). */
  readonly requires?: 'identity-theft-report';
  /** Only once the bureau has answered an earlier dispute of the item, or its time has run out. */
  readonly afterResults?: true;
  /** Statute, or the policy by its name. */
  readonly citation: string;
  /** Put to the client before the reason is chosen; a yes supports it. */
  readonly question: string;
  /** Fields of which the client must name the right value, or say that nothing should be shown: one of them at least. */
  readonly corrects?: readonly ClaimField[];
  /** The months must be listed; 'old': each of them ended more than seven years ago. */
  readonly needsMonths?: 'any' | 'old';
  /** The day from which the time to report runs must be printed by the bureau or known to the client (law reference, G31). */
  readonly needsStart?: true;
  /** It rests on a paper, which goes with the letter. */
  readonly needsDocument?: true;
  /** Instructions that fit, the usual one first. */
  readonly instructions: readonly [InstructionCode, ...InstructionCode[]];
  /** What the letter says; only what the report prints, and what a yes to the question or the right values say. */
  readonly claim: (item: DisputedItem) => ReasonClaim;
}

/** 'You report X. It should be Y, because Z.' Sentences in the client's voice, to the bureau. */
export interface ReasonClaim {
  /** Read off the bureau's own report. */
  readonly youReport: string;
  /** What the client says is so. */
  readonly because: string;
  /** The right value, or that it should be removed. */
  readonly shouldBe: string;
}

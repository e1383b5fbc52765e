// What each stage of a case asks for. A stage that is named must be true: no one waits for answers to letters never sent.
import type { ClientStage } from '../../contacts/rules/stages.ts';

export interface CaseFacts {
  /** The data that letters still need, as labels. */
  readonly missingForLetters: readonly string[];
  readonly hasReadReport: boolean;
  readonly roundIsOpen: boolean;
  readonly roundIsBeingPrepared: boolean;
  /** At least one round was opened. */
  readonly wasDisputed: boolean;
  /** Why no work may be done: no agreement, its cancellation period, the state (features/agreements/rules/may-work.ts). */
  readonly workHold: string | undefined;
}
type GateKey = 'agreement' | 'contact' | 'report' | 'round' | 'draft' | 'stage' | 'reason';
interface Gate {
  readonly key: GateKey;
  readonly unmet: (facts: CaseFacts) => string | undefined;
}

const words = new Intl.ListFormat('en-US');
/** 15 U.S.C. 1679d(a), 1679e(a): no work without an agreement, while the client may cancel it, or after they did. */
const MAY_WORK: Gate = { key: 'agreement', unmet: (f) => f.workHold };
const COMPLETE: Gate = {
  key: 'contact',
  unmet: (f) => (f.missingForLetters.length > 0 ? `Missing on the contact: ${words.format(f.missingForLetters)}.` : undefined),
};
const REPORT: Gate = { key: 'report', unmet: (f) => (f.hasReadReport ? undefined : 'No credit report has been read yet.') };
const OPEN: Gate = { key: 'round', unmet: (f) => (f.roundIsOpen ? undefined : 'No round is open, so no answers are due.') };
const DISPUTED: Gate = { key: 'round', unmet: (f) => (f.wasDisputed ? undefined : 'No round has been opened yet.') };
const NO_DRAFT: Gate = { key: 'draft', unmet: (f) => (f.roundIsBeingPrepared ? 'A round is still being prepared.' : undefined) };

const GATES: Readonly<Record<ClientStage, readonly Gate[]>> = {
  onboarding: [],
  analysis: [MAY_WORK, COMPLETE],
  'round-preparing': [MAY_WORK, COMPLETE, REPORT],
  'awaiting-responses': [MAY_WORK, COMPLETE, REPORT, OPEN],
  // The round of the last answer is closed.
  'responses-in': [MAY_WORK, COMPLETE, REPORT, DISPUTED],
  'graduation-ready': [MAY_WORK, DISPUTED, NO_DRAFT],
  graduated: [MAY_WORK, DISPUTED, NO_DRAFT],
  cancelled: [],
};

/** Stages a case ends in; going there takes a reason that stays on record. */
export const FINAL_STAGES: readonly ClientStage[] = ['graduated', 'cancelled'];

/** What prevents the move from `from` to `to`, one sentence for each reason; empty when nothing does. */
export function judgeMove(
  move: { readonly from: ClientStage; readonly to: ClientStage; readonly reason: string | null },
  facts: CaseFacts,
): Partial<Record<GateKey, string>> {
  const { from, to, reason } = move;
  const unmet: Partial<Record<GateKey, string>> = {};
  if (from === to) unmet.stage = 'The client is already in this stage.';
  if (to === 'graduated' && from !== 'graduation-ready' && from !== to)
    unmet.stage = 'Only clients in the stage “Ready to graduate” can graduate.';
  for (const gate of GATES[to]) {
    const sentence = gate.unmet(facts);
    if (sentence !== undefined) unmet[gate.key] = sentence;
  }
  if (FINAL_STAGES.includes(to) && (reason === null || reason === ''))
    unmet.reason = to === 'cancelled' ? 'Please say why the client leaves.' : 'Please say how the case ended.';
  return unmet;
}

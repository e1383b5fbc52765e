// How far the letter of a round to one bureau is, as a row of the queues shows it.
import { WAITING_STATES, type ApprovalState } from '../../letters/rules/approval.ts';

export const LETTER_STAGES = ['being-made', 'failed', 'canceled', 'with-client', 'sent-back', 'approved', 'printed', 'mailed'] as const;
export type LetterStage = (typeof LETTER_STAGES)[number];

export const LETTER_STAGE_NAMES: Readonly<Record<LetterStage, string>> = {
  'being-made': 'being made',
  failed: 'could not be made',
  canceled: 'canceled',
  'with-client': 'with the client',
  'sent-back': 'sent back',
  approved: 'approved',
  printed: 'printed',
  mailed: 'mailed',
};

export interface LetterFacts {
  readonly state: 'rendering' | 'ready' | 'failed' | 'cancelled';
  readonly approval: ApprovalState;
  readonly isPrinted: boolean;
  readonly isMailed: boolean;
}

export function letterStage({ state, approval, isPrinted, isMailed }: LetterFacts): LetterStage {
  if (isMailed) return 'mailed';
  if (state === 'cancelled') return 'canceled';
  if (state === 'failed') return 'failed';
  if (state === 'rendering') return 'being-made';
  if (approval === 'sent-back') return 'sent-back';
  if (WAITING_STATES.has(approval)) return 'with-client';
  return isPrinted ? 'printed' : 'approved';
}

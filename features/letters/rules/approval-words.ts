// How staff read where an approval is, on screen and in lists.
import type { ApprovalState, EndReason } from './approval.ts';

export const APPROVAL_WORDS: Readonly<Record<ApprovalState, string>> = {
  'not-needed': 'From before letters were approved here',
  'from-office': 'From the office, needs no approval',
  'not-ready': 'Not ready',
  waiting: 'Not approved by the client yet',
  approved: 'Approved by the client',
  changed: 'Written again since the approval',
  expired: 'Approval too old',
  'sent-back': 'Sent back by the client',
  'taken-back': 'Approval taken back',
  ended: 'Approval ended with the agreement',
};

export const END_WORDS: Readonly<Record<EndReason, string>> = {
  'taken-back': 'taken back',
  'agreement-ended': 'ended with the agreement',
  'asked-again': 'asked again',
  'written-again': 'written again',
};

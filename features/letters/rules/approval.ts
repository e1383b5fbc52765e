// Whether the client approved a letter: this exact PDF, at most 30 days ago (law.md G16). A bureau owes no reinvestigation for a letter that the
// client never saw (Warner v. Experian, 9th Cir. 2019). The 30 days are the office's own policy.
import { addDays, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { ApprovalRefusalCode } from './approval-refusals.ts';

/** Days of the office that an approval counts, from the day it was given. */
export const APPROVAL_DAYS = 30;
/** The consumer notifies the agency "directly", and what a letter says of the client is true. */
export const APPROVAL_LAW = '15 U.S.C. 1681i(a)(1)(A), 1679b(a)(1)';

/** Why a decision no longer counts: the client took it back, the agreement ended, the office asked again, or the letter was written again. */
export const END_REASONS = ['taken-back', 'agreement-ended', 'asked-again', 'written-again'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What the client decided about one PDF of the letter. */
export interface ApprovalDecision {
  readonly decision: 'approved' | 'sent-back';
  readonly sha256: string;
  /** The day it was given; on paper the day on the sheet. */
  readonly on: CivilDate;
  readonly ended: { readonly on: CivilDate; readonly why: EndReason } | null;
}
export interface ApprovalFacts {
  /** Hash of the PDF that print gives out; null while there is none. */
  readonly sha256: string | null;
  /** It was printed or mailed before clients approved letters here. */
  readonly beforeApprovals: boolean;
  /** False for what the office writes to its own client: they approve nothing that they receive. */
  readonly asksClient: boolean;
  /** The last decision; null before there is one. */
  readonly last: ApprovalDecision | null;
  /** The day that is asked about: today, or the day it was mailed. */
  readonly day: CivilDate;
}

/**
 * 'not-needed': from before. 'from-office': the office writes to its client. 'not-ready': no PDF yet. 'changed': another PDF was approved. 'expired': approved too long ago. 'ended': the
 * agreement ended since then.
 */
export const APPROVAL_STATES = [
  'not-needed',
  'from-office',
  'not-ready',
  'waiting',
  'approved',
  'changed',
  'expired',
  'sent-back',
  'taken-back',
  'ended',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
/** States in which nothing is asked of the client, or they said yes. */
export const CLEARED_STATES: ReadonlySet<ApprovalState> = new Set(['not-needed', 'from-office', 'approved']);
/** States in which the client is to read the letter. */
export const WAITING_STATES: ReadonlySet<ApprovalState> = new Set(['waiting', 'changed', 'expired', 'taken-back', 'ended']);

/** How lists of letters are narrowed: those the client is to read, approved ones, and those sent back. */
export const APPROVAL_FILTERS = ['waiting', 'approved', 'sent-back'] as const;
export type ApprovalFilter = (typeof APPROVAL_FILTERS)[number];

export interface ApprovalStatus {
  readonly state: ApprovalState;
  /** The day of the decision; null where none counts. */
  readonly on: CivilDate | null;
  /** The last day an approval counts. */
  readonly until: CivilDate | null;
}

/** Where the approval of a letter is on a day. `store/approval-states.ts` says the same in SQL for lists. */
export function approvalStatus({ sha256, beforeApprovals, asksClient, last, day }: ApprovalFacts): ApprovalStatus {
  const none = (state: ApprovalState): ApprovalStatus => ({ state, on: null, until: null });
  if (beforeApprovals) return none('not-needed');
  if (sha256 === null) return none('not-ready');
  if (!asksClient) return none('from-office');
  if (last === null || last.on > day) return none('waiting');
  const { decision, on, ended } = last;
  if (ended !== null && ended.on <= day) return { ...none(ENDED_STATES[ended.why]), on };
  if (last.sha256 !== sha256) return { ...none(decision === 'approved' ? 'changed' : 'waiting'), on };
  if (decision === 'sent-back') return { state: 'sent-back', on, until: null };
  const until = addDays(on, APPROVAL_DAYS);
  return { state: until < day ? 'expired' : 'approved', on, until };
}

const ENDED_STATES = {
  'taken-back': 'taken-back',
  'agreement-ended': 'ended',
  'asked-again': 'waiting',
  'written-again': 'waiting',
} as const satisfies Readonly<Record<EndReason, ApprovalState>>;

export type ApprovalVerdict =
  | { readonly allowed: true; readonly until: CivilDate | null }
  | {
      readonly allowed: false;
      readonly code: ApprovalRefusalCode;
      readonly sentence: string;
      readonly citation: string;
      /** No day by itself allows it: the client decides. */
      readonly until: null;
    };

/** Grows when the rule changes. */
export const APPROVAL_RULE_VERSION = 1;

/** Gate G16: whether a letter to `to` may be printed or mailed as far as its approval goes. Asked of each letter, inside the transaction that prints. */
export function judgeApproval(facts: ApprovalFacts, to: string): ApprovalVerdict {
  const { state, on, until } = approvalStatus(facts);
  const letter = `The letter to ${to}`;
  const day = on === null ? '' : ` on ${formatCivilDate(on)}`;
  switch (state) {
    case 'not-needed':
    case 'from-office':
    case 'approved':
      return { allowed: true, until };
    case 'not-ready':
      return no('letters.notApproved', `${letter} is not ready, so the client could not approve it yet.`);
    case 'waiting':
      return no('letters.notApproved', `The client has not approved the letter to ${to} yet.`);
    case 'taken-back':
      return no('letters.notApproved', `The client took back their approval of the letter to ${to}. Ask them again.`);
    case 'ended':
      return no('letters.notApproved', `The approval of the letter to ${to} ended with the agreement. Ask the client again.`);
    case 'changed':
      return no('letters.changedSinceApproval', `${letter} is not the one that the client approved${day}. Ask them to approve this one.`);
    case 'expired':
      return no(
        'letters.approvalExpired',
        `The client approved the letter to ${to}${day}, more than ${APPROVAL_DAYS} days ago. Ask them again.`,
      );
    case 'sent-back':
      return no('letters.sentBack', `The client sent the letter to ${to} back${day}. Read why, and write it again.`);
  }
}

function no(code: ApprovalRefusalCode, sentence: string): ApprovalVerdict {
  return { allowed: false, code, sentence, citation: APPROVAL_LAW, until: null };
}

/** The first eight characters of a hash in two groups, as the sheet to sign names a letter: 'A1B2-C3D4'. */
export function fingerprintOf(sha256: string): string {
  return sha256
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
}

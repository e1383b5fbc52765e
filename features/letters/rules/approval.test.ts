import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import {
  APPROVAL_LAW,
  approvalStatus,
  fingerprintOf,
  judgeApproval,
  type ApprovalDecision,
  type ApprovalFacts,
  type EndReason,
} from './approval.ts';

const SHOWN = 'a1b2c3d4'.repeat(8);
const OTHER = 'ffffffff'.repeat(8);
const today = civilDate(2026, 11, 26);
const daysAgo = (days: number) => addDays(today, -days);
const approved = (ago: number, over: Partial<ApprovalDecision> = {}): ApprovalDecision => ({
  decision: 'approved',
  sha256: SHOWN,
  on: daysAgo(ago),
  ended: null,
  ...over,
});
const ended = (why: EndReason, ago = 1): Partial<ApprovalDecision> => ({ ended: { on: daysAgo(ago), why } });

test.each<[what: string, Partial<ApprovalFacts>, expected: 'allowed' | `letters.${string}`, sentence?: string]>([
  ['approved today', { last: approved(0) }, 'allowed'],
  ['approved 30 days ago', { last: approved(30) }, 'allowed'],
  [
    'approved 31 days ago',
    { last: approved(31) },
    'letters.approvalExpired',
    'The client approved the letter to Equifax on Oct 26, 2026, more than 30 days ago. Ask them again.',
  ],
  ['nothing decided', {}, 'letters.notApproved', 'The client has not approved the letter to Equifax yet.'],
  ['another PDF approved', { last: approved(1, { sha256: OTHER }) }, 'letters.changedSinceApproval'],
  ['another PDF sent back, and written again', { last: approved(1, { decision: 'sent-back', sha256: OTHER }) }, 'letters.notApproved'],
  [
    'sent back',
    { last: approved(2, { decision: 'sent-back' }) },
    'letters.sentBack',
    'The client sent the letter to Equifax back on Nov 24, 2026. Read why, and write it again.',
  ],
  ['sent back and asked again', { last: approved(2, { decision: 'sent-back', ...ended('asked-again') }) }, 'letters.notApproved'],
  [
    'taken back',
    { last: approved(2, ended('taken-back')) },
    'letters.notApproved',
    'The client took back their approval of the letter to Equifax. Ask them again.',
  ],
  ['taken back today', { last: approved(2, ended('taken-back', 0)) }, 'letters.notApproved'],
  ['the agreement ended', { last: approved(2, ended('agreement-ended')) }, 'letters.notApproved'],
  ['no PDF', { sha256: null, last: approved(1) }, 'letters.notApproved'],
  ['from before', { beforeApprovals: true, sha256: null }, 'allowed'],
  ['the office to its client', { asksClient: false }, 'allowed'],
  ['the office to its client, not ready', { asksClient: false, sha256: null }, 'letters.notApproved'],
  ['mailed on a day before it was taken back', { day: daysAgo(3), last: approved(5, ended('taken-back')) }, 'allowed'],
  ['mailed on a day before it was approved', { day: daysAgo(6), last: approved(5) }, 'letters.notApproved'],
  ['mailed within 30 days, recorded later', { day: daysAgo(10), last: approved(40) }, 'allowed'],
])('%s', (_what, over, expected, sentence) => {
  const verdict = judgeApproval({ sha256: SHOWN, beforeApprovals: false, asksClient: true, last: null, day: today, ...over }, 'Equifax');
  expect(verdict.allowed ? 'allowed' : verdict.code).toBe(expected);
  if (!verdict.allowed) expect(verdict).toMatchObject({ citation: APPROVAL_LAW, until: null });
  if (!verdict.allowed && sentence !== undefined) expect(verdict.sentence).toBe(sentence);
});

test('an approval says its last day', () => {
  expect(approvalStatus({ sha256: SHOWN, beforeApprovals: false, asksClient: true, last: approved(0), day: today })).toEqual({
    state: 'approved',
    on: today,
    until: addDays(today, 30),
  });
});

test('a fingerprint is short enough to be compared by eye', () => expect(fingerprintOf(SHOWN)).toBe('A1B2-C3D4'));

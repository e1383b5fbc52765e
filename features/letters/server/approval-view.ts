import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { approvalStatus, type ApprovalDecision } from '../rules/approval.ts';
import type { ApprovalView } from '../contract/approval-parts.ts';

/** The approval of a letter as screens see it on this day. */
export function viewApproval(
  of: {
    readonly pdfSha256: string | null;
    readonly beforeApprovals: boolean;
    readonly asksClient: boolean;
    readonly last: ApprovalDecision | null;
    readonly readyAt: Date | null;
    readonly askedAt: Date | null;
    readonly word: string | null;
  },
  { now, zone }: OfficeTime,
): ApprovalView {
  const { state, on, until } = approvalStatus({
    sha256: of.pdfSha256,
    beforeApprovals: of.beforeApprovals,
    asksClient: of.asksClient,
    last: of.last,
    day: civilDateAt(now, zone),
  });
  return {
    state,
    on,
    until,
    waitingSince: of.readyAt?.toISOString() ?? null,
    askedAt: of.askedAt?.toISOString() ?? null,
    word: state === 'sent-back' && of.word !== '' ? of.word : null,
  };
}

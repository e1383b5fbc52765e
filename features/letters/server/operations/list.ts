import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { lettersContract } from '../../contract.ts';
import { viewApproval } from '../approval-view.ts';
import { listLetters } from '../store/letter-lists.ts';
import { openDecisions } from '../store/approvals.ts';

const CURSOR = idCursor('letters');

export const list: Operation<typeof lettersContract.list> = async ({ db, input, now, zone, services }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { approval, overdue, ...query } = input;
  const today = civilDateAt(now, zone);
  const found = await listLetters(db, {
    ...query,
    approval: approval && { is: approval, today },
    ...(overdue === 'yes' && { overdueOn: today }),
    after: after?.[0],
    limit: input.limit + 1,
  });
  const words = await openDecisions(
    db,
    services.sealer,
    found.flatMap(({ lastDecision }) => (lastDecision ? [lastDecision.id] : [])),
  );
  const rows = found.map(({ pdfSha256, beforeApprovals, asksClient, lastDecision, readyAt, askedAt, ...row }) => {
    const decided = lastDecision && words.get(lastDecision.id);
    const word = decided?.word ?? null;
    const view = viewApproval({ pdfSha256, beforeApprovals, asksClient, last: lastDecision, readyAt, askedAt, word }, { now, zone });
    return {
      ...row,
      pdfSha256,
      approval: view,
      approvedBy: lastDecision?.decision === 'approved' && lastDecision.ended === null ? (decided?.by.name ?? null) : null,
    };
  });
  return CURSOR.page(rows, input.limit, ({ id }) => [id]);
};

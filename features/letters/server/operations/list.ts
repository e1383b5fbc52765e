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
  const { approval, ...query } = input;
  const found = await listLetters(db, {
    ...query,
    approval: approval && { is: approval, today: civilDateAt(now, zone) },
    after: after?.[0],
    limit: input.limit + 1,
  });
  const words = await openDecisions(
    db,
    services.sealer,
    found.flatMap(({ lastDecision }) => (lastDecision?.decision === 'sent-back' ? [lastDecision.id] : [])),
  );
  const rows = found.map(({ pdfSha256, beforeApprovals, lastDecision, readyAt, askedAt, ...row }) => {
    const word = lastDecision && (words.get(lastDecision.id)?.word ?? null);
    return {
      ...row,
      pdfSha256,
      approval: viewApproval({ pdfSha256, beforeApprovals, last: lastDecision, readyAt, askedAt, word }, { now, zone }),
    };
  });
  return CURSOR.page(rows, input.limit, ({ id }) => [id]);
};

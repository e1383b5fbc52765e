import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { viewApproval } from '../approval-view.ts';
import { kindOf } from '../../rules/letter-kinds.ts';
import { listOwnLetters } from '../store/own-letters.ts';
import { listLatest, openDecisions } from '../store/approvals.ts';

const SHOWN = 100;

export const listMine: Operation<typeof lettersContract.listMine> = async ({ db, scope, now, zone, services }) => {
  const letters = await listOwnLetters(db, scope, SHOWN);
  const latest = await listLatest(
    db,
    letters.map(({ id }) => id),
  );
  const words = await openDecisions(
    db,
    services.sealer,
    [...latest.values()].flatMap(({ id, decision }) => (decision === 'sent-back' ? [id] : [])),
  );
  return {
    letters: letters.map((l) => {
      const last = latest.get(l.id) ?? null;
      const about = {
        pdfSha256: l.pdfSha256,
        beforeApprovals: l.beforeApprovals,
        asksClient: l.asksClient,
        readyAt: l.readyAt,
        askedAt: null,
      };
      return {
        id: l.id,
        ...kindOf(l),
        recipient: l.recipient,
        items: l.items,
        state: l.state,
        createdAt: l.createdAt.toISOString(),
        mailedOn: l.mailedOn,
        pages: l.pages,
        approval: viewApproval({ ...about, last, word: (last && words.get(last.id)?.word) ?? null }, { now, zone }),
      };
    }),
  };
};

import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { todayOf, viewNow } from '../decide.ts';
import { findLetter, listStates } from '../store.ts';
import { endDecisions, listDecisions } from '../store/approvals.ts';

export const takeBackMine: Operation<typeof lettersContract.takeBackMine> = async ({ db, scope, input, now, zone, services, record }) => {
  await lockRounds(db, scope.contactId);
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if ((await listStates(db, [letter.id])).some(({ mailed, leaving }) => mailed || leaving))
    return refuse('letters.alreadyMailed', 'This letter was mailed, so the approval cannot be taken back.');
  const last = (await listDecisions(db, [letter.id])).at(-1);
  if (last?.decision !== 'approved' || last.ended !== null)
    return refuse('letters.notApprovedByYou', 'There is no approval of this letter to take back.');
  await endDecisions(db, [letter.id], 'taken-back', todayOf({ now, zone }));
  record({
    contactId: scope.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Client took back the approval of the letter to ${letterTo(letter)}`,
    before: { sha256: last.sha256 },
  });
  return { id: letter.id, approval: await viewNow(db, services.sealer, letter.id, { now, zone }) };
};

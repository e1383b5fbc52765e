import { formatCivilDate, addDays } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { APPROVAL_DAYS } from '../../rules/approval.ts';
import { judgeAnswers, withAnswers } from '../../rules/confirm-facts.ts';
import { holdShown, keepDecision, todayOf, viewNow } from '../decide.ts';
import { readLetter } from '../letter-facts.ts';
import { refuseOthersLines } from '../letter-pdf.ts';
import { findLetter } from '../store.ts';

export const approveMine: Operation<typeof lettersContract.approveMine> = async (call) => {
  const { db, scope, input, now, zone, services, request, record } = call;
  const { sealer } = services;
  await lockRounds(db, scope.contactId);
  const open = await holdShown(db, await findLetter(db, scope, input.id), input.sha256);
  if (isRefusal(open)) return open;
  const { letter, sha256 } = open;
  const others = await refuseOthersLines(db, sealer, letter);
  if (others) return others;
  // A hold of the office keeps letters in the office; it is no reason not to read them.
  const may = await mayWork(db, scope.contactId, { what: 'client-report' }, { now, zone });
  if (may !== true)
    return refuse('letters.noWork', 'Your office may not work for you now, so there is nothing to approve.', {
      ...(may.citation !== undefined && { citation: may.citation }),
    });
  const read = await readLetter(db, sealer, letter);
  if (!read) return refuse('letters.notReady', 'Your office is writing this letter again. Please wait for the new one.');
  const facts = withAnswers(read.facts, input.answers);
  const judged = judgeAnswers(facts);
  if (judged === 'denied')
    return refuse('letters.factDenied', 'You said that something in this letter is not so. Send it back to your office instead.', {
      citation: '15 U.S.C. 1679b(a)(1)',
    });
  if (judged === 'open') return refuse('letters.factsOpen', 'Please answer each fact of the letter first.');
  const on = todayOf({ now, zone });
  await keepDecision({ db, sealer, now }, open, {
    decision: 'approved',
    way: 'portal',
    on,
    scanFileId: null,
    facts,
    word: '',
    by: {
      who: 'client',
      userId: scope.userId,
      name: scope.name,
      sessionId: scope.sessionId,
      address: request.address,
      device: request.device,
    },
  });
  record({
    contactId: scope.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Client approved the letter to ${letterTo(letter)}, until ${formatCivilDate(addDays(on, APPROVAL_DAYS))}`,
    after: { sha256, facts: facts.length, until: addDays(on, APPROVAL_DAYS) },
  });
  return { id: letter.id, approval: await viewNow(db, sealer, letter.id, { now, zone }) };
};

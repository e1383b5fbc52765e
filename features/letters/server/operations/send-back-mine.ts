import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { judgeAnswers, withAnswers } from '../../rules/confirm-facts.ts';
import { holdShown, keepDecision, todayOf, viewNow } from '../decide.ts';
import { readLetter } from '../letter-facts.ts';
import { findLetter } from '../store.ts';

/** Also an approved letter can be sent back: the last decision counts. */
export const sendBackMine: Operation<typeof lettersContract.sendBackMine> = async (call) => {
  const { db, scope, input, now, zone, services, request, record } = call;
  const { sealer } = services;
  await lockRounds(db, scope.contactId);
  const open = await holdShown(db, await findLetter(db, scope, input.id), input.sha256);
  if (isRefusal(open)) return open;
  const { letter, sha256 } = open;
  const read = await readLetter(db, sealer, letter);
  if (!read) return refuse('letters.notReady', 'Your office is writing this letter again. Please wait for the new one.');
  const facts = withAnswers(read.facts, input.answers);
  const denied = facts.filter(({ answer, expected }) => answer !== null && answer !== expected).length;
  if (judgeAnswers(facts) !== 'denied' && input.word === '')
    return refuse('letters.saysNothing', 'Please say what is wrong with the letter.', { fields: { word: 'Please say what is wrong.' } });
  await keepDecision({ db, sealer, now }, open, {
    decision: 'sent-back',
    way: 'portal',
    on: todayOf({ now, zone }),
    scanFileId: null,
    facts,
    word: input.word,
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
    summary: `Client sent the letter to ${letterTo(letter)} back${input.word === '' ? '' : `: ${input.word}`}`,
    after: { sha256, denied, word: input.word },
  });
  return { id: letter.id, approval: await viewNow(db, sealer, letter.id, { now, zone }) };
};

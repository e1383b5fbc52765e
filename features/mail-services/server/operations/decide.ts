import { refuse } from '../../../../platform/base/refusal.ts';
import { giveUp } from '../../../../platform/server/effects/ledger.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { letGoOfService } from '../../../letters/server/public.ts';
import type { mailServicesContract } from '../../contract.ts';
import { sendLetter } from '../send-letter.ts';
import { effectOfKey, findSending } from '../store.ts';

export const decide: Operation<typeof mailServicesContract.decide> = async ({ db, scope, input, record, enqueue }) => {
  const sending = await findSending(db, input.id);
  if (!sending) return refuse('mailServices.letterNotFound', 'The mail service was not given such a letter.');
  const unclear = refuse('mailServices.notUnclear', 'It is known by now what became of this letter.');
  if (sending.effect !== 'unknown') return unclear;
  const { decision } = input;
  if (decision === 'send-again') await enqueue(sendLetter, { sendingId: sending.id, believesList: true });
  else {
    if (!(await giveUp(db, effectOfKey(sending.effectKey), `Given up by ${scope.name}.`))) return unclear;
    await letGoOfService(db, [sending.letterId]);
  }
  record({
    contactId: sending.contactId,
    subject: { type: 'letter', id: sending.letterId },
    summary:
      decision === 'send-again'
        ? `The letter to ${sending.recipient} is looked for at the mail service, and sent again if it is not there`
        : `The letter to ${sending.recipient} was given up at the mail service, although it may have gone out`,
    after: { decision },
  });
  return { state: decision === 'send-again' ? 'unknown' : 'refused' };
};

import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { startOfDay } from '../../../../platform/base/start-of-day.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import { intend, reopen } from '../../../../platform/server/effects/ledger.ts';
import type { ChangeCall, Operation } from '../../../../platform/server/feature.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import { lockContacts } from '../../../contacts/server/public.ts';
import { holdForService, contactsOfLetters } from '../../../letters/server/public.ts';
import type { mailServicesContract } from '../../contract.ts';
import { dollars } from '../../rules/dollars.ts';
import { findService } from '../find-service.ts';
import { judgeLetters } from '../judge-letters.ts';
import { ATTEMPTS, sendLetter } from '../send-letter.ts';
import { countSpent, insertBatch, saveSending, sendingOf } from '../store.ts';
import { NOT_SET_UP } from './quote.ts';

export const send: Operation<typeof mailServicesContract.send> = async (call) => {
  const { db, scope, input, services, now, zone, record, enqueue } = call;
  const office = findService(services.env);
  if (!office) return NOT_SET_UP;
  const { letterIds: asked, priceCents, ...options } = input;
  const letterIds = [...new Set(asked)];
  await lockContacts(db, await contactsOfLetters(db, letterIds), 'update');
  const { sendable, stops } = await judgeLetters({ db, sealer: services.sealer, now, zone }, office, letterIds, options);
  if (stops.size > 0)
    return refuse(
      'mailServices.stopped',
      `${stops.size === 1 ? 'One of these letters' : `${stops.size} of these letters`} may not be sent.`,
      {
        fields: Object.fromEntries([...stops].map(([id, { message }]) => [id, message])),
      },
    );
  const price = sendable.reduce((sum, letter) => sum + letter.priceCents, 0);
  if (price !== priceCents)
    return refuse('mailServices.priceChanged', `These letters cost ${dollars(price)} now. Look at the price again, then confirm it.`);
  const { isTest } = office.service;
  const full = isTest ? undefined : await refuseOverLimit(call, { letters: sendable.length, cents: price });
  if (full) return full;
  const batchId = newId(now);
  await insertBatch(db, { ...options, id: batchId, isTest, at: now, byId: scope.userId });
  for (const { id: letterId, contactId, sha256, pages, to, priceCents: own } of sendable) {
    const effect = sendingOf(letterId, sha256, isTest);
    const subject = { type: 'letter', id: letterId };
    const isNew = await intend(db, { ...effect, subject, contactId, attempts: ATTEMPTS, at: now });
    // These very bytes were refused, given up or called back before: the person who sends them now has decided.
    if (!isNew && !(await reopen(db, effect, ATTEMPTS)))
      return refuse('mailServices.stopped', 'The mail service has one of these letters already.', {
        fields: { [letterId]: 'The mail service has this letter already.' },
      });
    const sending = {
      id: newId(now),
      batchId,
      letterId,
      contactId,
      effectKey: effect.key,
      sha256,
      recipient: to.name,
      pages,
      priceCents: own,
      at: now,
    };
    await enqueue(sendLetter, { sendingId: await saveSending(db, sending), believesList: !isNew });
  }
  await holdForService(db, letterIds, now);
  record({
    contactId: null,
    subject: { type: 'mail-service-batch', id: batchId },
    summary: `${sendable.length === 1 ? 'One letter' : `${sendable.length} letters`} given to the mail service for ${dollars(price)}${isTest ? ' (test)' : ''}`,
    after: { letters: letterIds, mailClass: options.mailClass, priceCents: price, isTest },
  });
  return { id: batchId, letters: sendable.length };
};

/** Asked one after the other, so that two people together stay below it too. */
async function refuseOverLimit(
  { db, services: { env }, now, zone }: Pick<ChangeCall<unknown, StaffScope>, 'db' | 'services' | 'now' | 'zone'>,
  more: { readonly letters: number; readonly cents: number },
): Promise<Refusal | undefined> {
  await lockOn(db, 'mailServices.dailyLimit');
  const spent = await countSpent(db, startOfDay(civilDateAt(now, zone), zone));
  if (spent.letters + more.letters > env.MAIL_SERVICE_DAILY_LETTERS)
    return refuse(
      'mailServices.limitReached',
      `The office sends at most ${env.MAIL_SERVICE_DAILY_LETTERS} letters a day by mail service, and ${spent.letters} are given to it today.`,
    );
  if (spent.cents + more.cents > env.MAIL_SERVICE_DAILY_DOLLARS * 100)
    return refuse(
      'mailServices.limitReached',
      `Letters by mail service may cost ${dollars(env.MAIL_SERVICE_DAILY_DOLLARS * 100)} a day, and ${dollars(spent.cents)} are spent today.`,
    );
  return undefined;
}

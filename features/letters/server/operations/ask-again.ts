import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { mailRequest } from '../ask-approval.ts';
import { todayOf, viewNow } from '../decide.ts';
import { findLetter, listStates } from '../store.ts';
import { findAsked, noteAsked } from '../store/approval-requests.ts';
import { endDecisions } from '../store/approvals.ts';
import { workAsked } from '../work-asked.ts';

const PAUSE_MS = 60 * 60_000;

/** A letter that was sent back waits again, and the client answers each fact again: what they said before holds until then. */
export const askAgain: Operation<typeof lettersContract.askAgain> = async (call) => {
  const { db, scope, input, now, zone, services, record } = call;
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const contact = await lockActiveContact({ db, scope }, letter.contactId);
  if (isRefusal(contact)) return contact;
  const may = await mayWork(db, contact.id, workAsked('letter', [letter]), { now, zone });
  if (may !== true) return may;
  if ((await listStates(db, [letter.id])).some(({ mailed }) => mailed)) return refuse('letters.alreadyMailed', 'This letter was mailed.');
  const asked = await findAsked(db, letter.id);
  if (letter.state !== 'ready' || !asked) return refuse('letters.notReady', 'This letter is not ready yet.');
  if (!letter.asksClient) return refuse('letters.alreadyApproved', 'The office writes this letter to its client, so it needs no approval.');
  const { state } = await viewNow(db, services.sealer, letter.id, { now, zone });
  if (state === 'approved' || state === 'not-needed') return refuse('letters.alreadyApproved', 'The client approved this letter already.');
  if (asked.askedAt !== null && now.getTime() - asked.askedAt.getTime() < PAUSE_MS && state !== 'sent-back')
    return refuse('letters.askedJustNow', 'The client was asked less than an hour ago.');
  await endDecisions(db, [letter.id], 'asked-again', todayOf({ now, zone }));
  const mailed = await mailRequest(call, letter.contactId, [asked], 'first');
  // Without a sign-in or an address the client reads it with the office, or signs on paper.
  if (isRefusal(mailed)) await noteAsked(db, [letter.id], now);
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Client asked again to approve the letter to ${letterTo(letter)}${isRefusal(mailed) ? ', without an email' : ''}`,
    before: { state },
    after: { to: isRefusal(mailed) ? null : mailed.to },
  });
  return { id: letter.id, approval: await viewNow(db, services.sealer, letter.id, { now, zone }) };
};

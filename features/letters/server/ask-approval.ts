// Asks clients by email to read the letters that wait for them: once they are ready, when the office asks again, and once more by itself.
import { z } from 'zod';
import { fitLine } from '../../../platform/base/one-line.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { defineJob, type Change } from '../../../platform/server/feature.ts';
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import { findPortalTies } from '../../accounts/server/public.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { lockRounds } from '../../disputes/server/public.ts';
import { isPlainAddress } from '../../mail/rules/mail-address.ts';
import { wordInMail } from '../../mail/rules/words-in-mail.ts';
import { sendMail } from '../../mail/server/public.ts';
import { approvalStatus, WAITING_STATES } from '../rules/approval.ts';
import { APPROVAL_MAILS } from '../rules/approval-texts.ts';
import { todayOf } from './decide.ts';
import { listToAsk, listUnmailed, noteAsked, type AskedLetter } from './store/approval-requests.ts';
import { listLatest } from './store/approvals.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Then the client is reminded, once. */
const REMINDER_AFTER_MS = 3 * DAY_MS;
/** Contacts of one run; the next day takes up the others. */
const MOST_CONTACTS = 1000;
const NO_ONE_TO_ASK = refuse('letters.noOneToAsk', 'There is no letter to ask about, or the client cannot be asked by email.');

/** The letters of a contact that the client is to read now. */
export async function listWaiting(change: Pick<Change, 'db' | 'now' | 'zone'>, contactId: string): Promise<readonly AskedLetter[]> {
  const letters = await listUnmailed(change.db, contactId);
  const latest = await listLatest(
    change.db,
    letters.map(({ id }) => id),
  );
  return letters.filter(({ id, pdfSha256: sha256, beforeApprovals, asksClient, state }) => {
    const status = approvalStatus({ sha256, beforeApprovals, asksClient, last: latest.get(id) ?? null, day: todayOf(change) });
    return state === 'ready' && WAITING_STATES.has(status.state);
  });
}

/**
 * Writes the mail about these letters, in the language of the client. Refuses where nothing may be done for the client, and where they have no
 * sign-in to the portal or no address: the office asks on paper then.
 */
export async function mailRequest(
  change: Change<StaffDb | JobDb>,
  contactId: string,
  letters: readonly AskedLetter[],
  what: 'first' | 'reminder',
): Promise<{ readonly to: string } | Refusal> {
  const { db, now, zone, services } = change;
  const contact = await findContactById(db, contactId);
  if (!contact || contact.archivedAt !== null || contact.email === null || !isPlainAddress(contact.email) || letters.length === 0)
    return NO_ONE_TO_ASK;
  if ((await mayWork(db, contactId, { what: 'letter' }, { now, zone })) !== true) return NO_ONE_TO_ASK;
  if ((await findPortalTies(db, [contactId], now)).get(contactId)?.login !== true) return NO_ONE_TO_ASK;
  const texts = APPROVAL_MAILS[contact.language];
  await sendMail(change, {
    kind: 'letters.approval',
    to: contact.email,
    toName: fitLine(contact.name),
    contactId,
    subject: (what === 'first' ? texts.subject : texts.reminder)(letters.length),
    text: [
      texts.greeting(wordInMail(contact.firstName, '')),
      texts.body(letters.length),
      texts.how,
      `${services.publicUrl()}/client/letters`,
      texts.late,
    ].join('\n\n'),
  });
  await noteAsked(
    db,
    letters.map(({ id }) => id),
    now,
    what === 'reminder',
  );
  return { to: contact.email };
}

/** After a PDF is made: one mail for all the letters that are ready, when none of the client's is still being made. */
export const askApproval = defineJob({
  name: 'letters.askApproval',
  payload: z.object({ contactId: z.uuid() }),
  retries: 5,
  run: async ({ contactId }, { change }) => {
    await change('letters.approvalAsked', async (call) => {
      await lockRounds(call.db, contactId);
      if ((await listUnmailed(call.db, contactId)).some(({ state }) => state === 'rendering')) return NO_ONE_TO_ASK;
      const fresh = (await listWaiting(call, contactId)).filter(({ askedAt }) => askedAt === null);
      const mailed = await mailRequest(call, contactId, fresh, 'first');
      if (isRefusal(mailed)) return mailed;
      call.record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `Client asked by email to read and approve ${fresh.length === 1 ? 'a letter' : `${fresh.length} letters`}`,
        after: { letters: fresh.map(({ id }) => id), to: mailed.to },
      });
      return null;
    });
  },
});

/** Letters that no one asked about yet (the client had no sign-in then), and those that wait for three days. */
export const remindApproval = defineJob({
  name: 'letters.remindApproval',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '20 15 * * *', sentence: 'Clients whose letters wait for their approval for three days are reminded by email, once.' },
  run: async (_payload, { db, change, now }) => {
    const before = new Date(now.getTime() - REMINDER_AFTER_MS);
    for (const contactId of await listToAsk(db, before, MOST_CONTACTS))
      await change('letters.approvalReminded', async (call) => {
        await lockRounds(call.db, contactId);
        const waiting = await listWaiting(call, contactId);
        const late = waiting.filter(({ askedAt, remindedAt }) => askedAt !== null && askedAt < before && remindedAt === null);
        const fresh = waiting.filter(({ askedAt }) => askedAt === null);
        const letters = late.length > 0 ? late : fresh;
        const mailed = await mailRequest(call, contactId, letters, late.length > 0 ? 'reminder' : 'first');
        if (isRefusal(mailed)) return mailed;
        call.record({
          contactId,
          subject: { type: 'contact', id: contactId },
          summary: `Client ${late.length > 0 ? 'reminded' : 'asked by email'} to read and approve ${letters.length === 1 ? 'a letter' : `${letters.length} letters`}`,
          after: { letters: letters.map(({ id }) => id), to: mailed.to },
        });
        return null;
      });
  },
});

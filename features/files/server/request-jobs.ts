// What the program writes to clients about documents by itself: reminders of what was asked for, requests for what ends soon, and what could not
// be used. Each email is written in the change that notes it, so none is written twice.
import { z } from 'zod';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import { writeRejectionMail } from '../rules/document-texts.ts';
import { isReminderDue, MOST_REMINDERS, REMIND_BEFORE_DAYS, RENEW_DAYS, renewalDue } from '../rules/document-requests.ts';
import { findMailable, mailClient, mailRequests, type ListCanceled } from './ask-client.ts';
import { lockChecks } from './store/documents.ts';
import { insertRequest, listAlreadyAsked, listEnding, listToRemind, lockOpenRequests, noteReminded } from './store/requests.ts';
import { listContactsToTell, lockUntold, noteTold } from './store/rejections.ts';

const CONTACTS_A_RUN = 200;
/** A decision can be undone for so long before the client is told of it. */
const GRACE_MS = 5 * 60_000;
/** Never shown: another run was faster, or nothing is due any more. */
const NOTHING_DUE = refuse('files.nothingDue', 'Nothing is due for this client now.');
const payload = z.object({});

/** Every day: clients who were asked for documents are reminded of those that are due. */
export const remindRequests = (listCanceled: ListCanceled) =>
  defineJob({
    name: 'files.remindRequests',
    payload,
    retries: 1,
    schedule: { cron: '25 14 * * *', sentence: 'Clients are reminded by email of documents they were asked for and have not sent.' },
    run: async (_payload, { db, now, zone, change }) => {
      const today = civilDateAt(now, zone);
      const contactIds = await listToRemind(db, addDays(today, REMIND_BEFORE_DAYS), MOST_REMINDERS);
      const canceled = await listCanceled(db, contactIds, { now, zone });
      for (const contactId of contactIds) {
        if (canceled.has(contactId)) continue;
        const ripe = (await listRipe({ db, zone }, contactId, now)).length > 0;
        if (ripe) await change('files.requestsReminded', (made) => remind(made, contactId));
      }
    },
  });

type Reminding = Parameters<Parameters<JobCall['change']>[1]>[0];

async function remind(made: Reminding, contactId: string) {
  const ripe = await listRipe(made, contactId, made.now);
  const contact = ripe.length > 0 ? await findMailable(made, contactId) : undefined;
  if (!contact) return NOTHING_DUE;
  await mailRequests(made, contact, ripe, 'reminded');
  await noteReminded(
    made.db,
    ripe.map(({ id }) => id),
    made.now,
  );
  made.record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: ripe.length === 1 ? 'Client reminded of one document' : `Client reminded of ${ripe.length} documents`,
    after: { documents: ripe.map(({ kind, words }) => words ?? FILE_KIND_WORDS[kind]), to: contact.email },
  });
  return null;
}

/** The requests to remind of now: all that wait, once one of them is due and no email went out in the last days. */
async function listRipe({ db, zone }: Pick<Reminding, 'db' | 'zone'>, contactId: string, now: Date) {
  const open = await lockOpenRequests(db, contactId);
  const today = civilDateAt(now, zone);
  const lastMail = Math.max(...open.map(({ remindedAt, requestedAt }) => (remindedAt ?? requestedAt).getTime()));
  const lastMailOn = civilDateAt(new Date(open.length === 0 ? now.getTime() : lastMail), zone);
  const isDue = open.some(({ dueOn, reminders }) => isReminderDue({ dueOn, lastMailOn, reminders }, today));
  return isDue ? open : [];
}

/** Every day: proof that ends within 30 days, or has ended, is asked for again. */
export const renewDocuments = (listCanceled: ListCanceled) =>
  defineJob({
    name: 'files.renewDocuments',
    payload,
    retries: 1,
    schedule: { cron: '5 14 * * *', sentence: 'Clients are asked for a new document 30 days before one that they sent expires.' },
    run: async (_payload, { db, now, zone, change }) => {
      const today = civilDateAt(now, zone);
      const ending = await listEnding(db, addDays(today, RENEW_DAYS));
      const canceled = await listCanceled(db, [...new Set(ending.map(({ contactId }) => contactId))], { now, zone });
      for (const { contactId, kind, validUntil } of ending) {
        if (canceled.has(contactId) || validUntil === null) continue;
        await change('files.documentsRequested', async (made) => {
          await lockChecks(made.db, contactId);
          if ((await listAlreadyAsked(made.db, contactId, [kind])).length > 0) return NOTHING_DUE;
          const contact = await findMailable(made, contactId);
          const one = { id: newId(made.now), contactId, kind, words: null, dueOn: renewalDue(validUntil, today) };
          await insertRequest(made.db, { ...one, at: made.now, by: null, mailedAt: contact ? made.now : null });
          if (contact) await mailRequests(made, contact, [one], 'asked');
          made.record({
            contactId,
            subject: { type: 'contact', id: contactId },
            summary: `One document asked for again, because it expires: ${FILE_KIND_WORDS[kind]}`,
            after: { documents: [FILE_KIND_WORDS[kind]], dueOn: one.dueOn, to: contact?.email ?? null },
          });
          return null;
        });
      }
    },
  });

/** Every minute: clients are told which of their documents were rejected, five minutes after the last of these decisions. */
export const tellRejections = (listCanceled: ListCanceled) =>
  defineJob({
    name: 'files.tellRejections',
    payload,
    retries: 0,
    schedule: { cron: '* * * * *', sentence: 'Clients are told by email which of their documents could not be used.' },
    run: async (_payload, { db, now, zone, change }) => {
      for (const contactId of await listContactsToTell(db, new Date(now.getTime() - GRACE_MS), CONTACTS_A_RUN))
        await change('files.rejectionsTold', async (made) => {
          const untold = await lockUntold(made.db, contactId);
          if (untold.length === 0) return NOTHING_DUE;
          await noteTold(
            made.db,
            untold.map(({ id }) => id),
            made.now,
          );
          const isOver = (await listCanceled(made.db, [contactId], { now: made.now, zone })).has(contactId);
          const contact = isOver ? undefined : await findMailable(made, contactId);
          if (contact) await mailClient(made, contact, 'files.rejected', (reader) => writeRejectionMail(reader, untold));
          made.record({
            contactId,
            subject: { type: 'contact', id: contactId },
            summary: contact
              ? 'Client told by email of rejected documents'
              : 'Rejected documents are shown in the portal; no email could be sent',
            after: { documents: untold.length, to: contact?.email ?? null },
          });
          return null;
        });
    },
  });

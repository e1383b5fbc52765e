import { z } from 'zod';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { readBytes } from '../../files/server/public.ts';
import { combineReportsOf } from './combine.ts';
import { creditorsToKnow } from '../../account-matching/rules/known-creditors.ts';
import { readOffThread } from './read-off-thread.ts';
import { findReportById, setProgress, setRefused } from './store.ts';
import { findChosenPerson, setUndecided } from './store/people.ts';
import { findKnownPerson } from './known-person.ts';
import { peopleDoubt } from '../rules/people-doubt.ts';
import { describeRead, finishReading } from './finish-reading.ts';
import { listKnownCreditors, listCurrentMatches } from '../../account-matching/server/public.ts';

/** Updates combined reports after a report was added, set aside or restored, or lines were decided about. */
export const combineJob = defineJob({
  name: 'creditReports.combine',
  payload: z.object({ contactId: z.uuid() }),
  retries: 3,
  run: async ({ contactId }, call) => {
    // Answers that were used again count for every report of the contact.
    if (await combineReportsOf(call, contactId)) await combineReportsOf(call, contactId);
  },
});

/** Reads an uploaded file in its own thread, and stores the normalized report or the reason why it cannot be read. */
export const readReport = defineJob({
  name: 'creditReports.read',
  payload: z.object({ reportId: z.uuid() }),
  retries: 3,
  takesTurns: true,
  run: async ({ reportId }, { db, services, change }) => {
    const stored = await findReportById(db, reportId);
    if (stored?.state !== 'reading' || stored.fileId === null) return;
    await setProgress(db, reportId, 10);
    const bytes = await readBytes(db, services, stored.fileId);
    const decisions = await listCurrentMatches(db, stored.contactId);
    await setProgress(db, reportId, 30);
    const person = await findChosenPerson(db, reportId);
    const contact = await findKnownPerson(db, services.sealer, stored.contactId);
    let read = await readOffThread({ bytes, person, contact, decisions, known: [] });
    const known = isRefusal(read) || 'which' in read ? [] : await listKnownCreditors(db, services.sealer, creditorsToKnow(read.report));
    if (known.length > 0) read = await readOffThread({ bytes, person, contact, decisions, known });

    const subject = { contactId: stored.contactId, subject: { type: 'credit-report', id: reportId } };
    if (isRefusal(read)) {
      await change('creditReports.refused', async ({ db: tx, record }) => {
        await setRefused(tx, reportId, read.code, read.message);
        record({ ...subject, summary: `${stored.fileName} could not be read: ${read.message}`, after: { code: read.code } });
      });
      return;
    }
    if ('which' in read) {
      const { which } = read;
      await change('creditReports.personAsked', async ({ db: tx, record }) => {
        await setUndecided(tx, services.sealer, reportId, { which, doubt: peopleDoubt(which.length) });
        record({
          ...subject,
          summary: `${stored.fileName} is about ${which.length} people; someone has to say which one is this client`,
          after: { people: which.length },
        });
      });
      return;
    }
    const client = read;
    await change('creditReports.read', async ({ db: tx, now, zone, record, enqueue }) => {
      const taken = await finishReading({ db: tx, now, zone, sealer: services.sealer }, stored, 'reading', { ...client, decisions });
      if (taken?.state === 'ready') await enqueue(combineJob, { contactId: stored.contactId });
      record({ ...subject, ...describeRead(stored.fileName, client, taken) });
    });
  },
});

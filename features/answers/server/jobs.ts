import { z } from 'zod';
import { newId } from '../../../platform/base/ids.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type Change } from '../../../platform/server/feature.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import { findUpload, placeUpload, readBytes, type SortableUpload } from '../../files/server/public.ts';
import { findLettersByCode } from '../../letters/server/public.ts';
import { letterTo } from '../../letters/rules/letter-kinds.ts';
import { codesOfPages, placeAnswer, type AnswerPlace } from '../rules/place-answer.ts';
import { noteAnswerDay } from './note-answer-day.ts';
import { isScan, sourceOf } from './scans.ts';
import { readScan } from './read-scan.ts';
import { findAnswer, findSame, findSender, insertAnswer, lockAnswer, updateAnswer } from './store.ts';

/** Another run was faster, or there is nothing to read any more. */
const DONE = refuse('answers.readAlready', 'This answer was read already.');
const KIND = 'bureau-answer';

/** Reads the barcodes on the pages of an answer; one that names a letter takes it there. */
export const readAnswer = defineJob({
  name: 'answers.read',
  payload: z.object({ answerId: z.uuid() }),
  retries: 3,
  run: async ({ answerId }, { db, services, change }) => {
    const seen = await findAnswer(db, answerId);
    if (!seen || seen.readAt !== null) return;
    const file = seen.fileId === null ? undefined : await findUpload(db, { id: seen.fileId });
    // What waits for the virus scanner, or is infected, is not opened; it can be sorted by hand.
    const texts = file?.state === 'ok' ? await readScan(await readBytes(db, services, file.id), file.mediaType) : null;
    const pageCodes = texts && codesOfPages(texts);
    await change('answers.read', async (call) => {
      const answer = await lockAnswer(call.db, answerId);
      if (!answer || answer.readAt !== null) return DONE;
      const letters = await findLettersByCode(call.db, pageCodes?.flat() ?? []);
      const place = pageCodes && placeAnswer(pageCodes, letters, answer.fromClient ? answer.contactId : null);
      // A person may have sorted it, or set it aside, in the meantime: what they said stays.
      const letter = place?.place === 'letter' && answer.state === 'to-sort' && file ? place.letter : undefined;
      if (letter && file && file.contactId !== letter.contactId)
        await placeUpload(call.db, file, { contactId: letter.contactId, kind: KIND, at: call.now });
      await updateAnswer(call.db, answerId, {
        readAt: call.now,
        pages: pageCodes?.length ?? null,
        pageCodes,
        ...(letter && { contactId: letter.contactId, letterId: letter.id, state: 'to-enter', sortedBy: 'barcode' }),
      });
      if (letter) await noteAnswerDay(call, letter.id);
      const named = letter && [...letters.values()].find(({ id }) => id === letter.id);
      call.record({
        contactId: letter?.contactId ?? answer.contactId,
        subject: { type: 'answer', id: answerId },
        summary: named ? `Answer of ${letterTo(named)} sorted by its barcode` : SAID[place?.place ?? 'unreadable'],
        after: { pages: pageCodes?.length ?? null, found: place?.place ?? 'unreadable', letterId: letter?.id ?? null },
      });
      return null;
    });
  },
});
const SAID: Readonly<Record<AnswerPlace['place'] | 'unreadable', string>> = {
  letter: 'Barcode of an answer read',
  several: 'A scan holds answers to several letters',
  'other-client': 'The barcode of an answer names a letter of another client',
  none: 'An answer has no barcode of a letter',
  unreadable: 'The pages of an answer could not be read',
};

/** Reaction to documents that are called an answer of a bureau: sent by the client, or added on the client's page. */
export const takeUpload = defineJob({
  name: 'answers.takeUpload',
  payload: z.object({ fileId: z.uuid() }),
  retries: 5,
  run: async ({ fileId }, { db, change }) => {
    const seen = await findUpload(db, { id: fileId });
    if (!isAnswer(seen)) return;
    await change('answers.added', async (call) => {
      const file = await findUpload(call.db, { id: fileId });
      if (!isAnswer(file)) return DONE;
      const [added] = await addAnswers(call, [file]);
      if (added === undefined) return DONE;
      call.record({
        contactId: file.contactId,
        subject: { type: 'answer', id: added },
        summary: 'Answer on paper added',
        after: { files: [file.id] },
      });
      return null;
    });
  },
});

const isAnswer = (file: SortableUpload | undefined): file is SortableUpload =>
  file?.documentKind === KIND && file.contactId !== null && isScan(file);

/** Adds an answer of each file, and has its pages read; a file whose bytes are there already is left out. Answers the ids of the new ones. */
export async function addAnswers(
  { db, now, enqueue }: Pick<Change, 'db' | 'now' | 'enqueue'>,
  files: readonly SortableUpload[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const source = sourceOf(file);
    await lockOn(db, 'answers', source);
    if ((await findSame(db, { sha256: source, fileId: file.id })) !== undefined) continue;
    const sender = file.createdBy === null ? undefined : await findSender(db, file.createdBy);
    const id = newId(now);
    await insertAnswer(db, {
      id,
      contactId: file.contactId,
      fileId: file.id,
      sourceSha256: source,
      fromClient: sender?.kind === 'client',
      by: { id: file.createdBy, name: sender?.name ?? 'Unknown' },
      at: now,
    });
    await enqueue(readAnswer, { answerId: id });
    ids.push(id);
  }
  return ids;
}

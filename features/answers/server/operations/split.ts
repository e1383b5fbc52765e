import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import { addUpload, findUpload, placeUpload, readBytes, splitPdf } from '../../../files/server/public.ts';
import { findLettersByCode } from '../../../letters/server/public.ts';
import type { answersContract } from '../../contract.ts';
import { placeAnswer } from '../../rules/place-answer.ts';
import { viewAnswers } from '../answer-view.ts';
import { holdAnswer, noAnswer } from '../hold-answer.ts';
import { noteAnswerDay } from '../note-answer-day.ts';
import { findAnswer, findAnswers, insertAnswer, updateAnswer, writeContent } from '../store.ts';

const GONE = refuse('answers.fileGone', 'The file of this answer was deleted, or waits for the virus scanner.');
const PDF = 'application/pdf';
const MOST_NAME = 90;

/** The scan itself is set aside, so that nothing is lost. */
export const split: PreparedOperation<typeof answersContract.split> = {
  prepare: async ({ db, input: { id, firstPages }, services }) => {
    const seen = await findAnswer(db, id);
    if (!seen) return noAnswer();
    const scan = seen.fileId === null ? undefined : await findUpload(db, { id: seen.fileId });
    if (scan?.state !== 'ok') return GONE;
    if (scan.mediaType !== PDF || (seen.pages !== null && (firstPages.at(-1) ?? 0) > seen.pages))
      return refuse('answers.notSplittable', 'Only a PDF can be split, at pages that it has.');
    const made = await splitPdf(services, () => readBytes(db, services, scan.id), { firstPages, title: 'Answer of a credit bureau' });
    if (isRefusal(made)) return made;
    const stored: { readonly bytes: Buffer; readonly key: string; readonly sha256: string }[] = [];
    for (const bytes of made) stored.push({ bytes, ...(await services.blobs.put(bytes)) });
    return async (call) => {
      const { db: tx, input, now, record } = call;
      const answer = await holdAnswer(call, input, ['to-sort', 'to-enter']);
      if (isRefusal(answer)) return answer;
      if (answer.state !== 'to-sort' && answer.state !== 'to-enter') return noAnswer();
      const file = answer.fileId === scan.id ? await findUpload(tx, { id: scan.id }) : undefined;
      if (file?.blobKey !== scan.blobKey) return GONE;
      const letters = await findLettersByCode(tx, answer.pageCodes?.flat() ?? []);
      const owner = answer.fromClient ? answer.contactId : null;
      const ids: string[] = [];
      const sortedTo: string[] = [];
      for (const [at, { bytes, key, sha256 }] of stored.entries()) {
        const first = firstPages[at] ?? 1;
        const pageCodes = answer.pageCodes?.slice(first - 1, (firstPages[at + 1] ?? Number.POSITIVE_INFINITY) - 1);
        const place = pageCodes && placeAnswer(pageCodes, letters, owner);
        const letter = place?.place === 'letter' ? place.letter : undefined;
        const contactId = letter?.contactId ?? owner;
        const name = `${file.name.replace(/\.pdf$/iu, '').slice(0, MOST_NAME)}, part ${at + 1}.pdf`;
        const part = await addUpload(
          tx,
          { ...file, contactId: file.contactId },
          { name, mediaType: PDF, bytes, blobKey: key, sha256 },
          now,
        );
        if (part.contactId !== contactId) await placeUpload(tx, part, { contactId, kind: 'bureau-answer', at: now });
        // Ids of one millisecond are in no order, and parts are listed in the order of their pages.
        const partId = newId(new Date(now.getTime() + at));
        await insertAnswer(tx, {
          id: partId,
          contactId,
          fileId: part.id,
          sourceSha256: sha256,
          fromClient: answer.fromClient,
          by: { id: answer.addedBy, name: answer.addedByName },
          at: now,
          splitFrom: answer.id,
          ...(pageCodes && { read: { pages: pageCodes.length, pageCodes } }),
          letterId: letter?.id ?? null,
        });
        ids.push(partId);
        if (letter) sortedTo.push(letter.id);
      }
      await updateAnswer(tx, answer.id, { state: 'set-aside', stateBefore: answer.state });
      await noteAnswerDay(call, answer.letterId, ...sortedTo);
      await writeContent(tx, call.services.sealer, answer, { reason: `Split into ${ids.length} answers` });
      record({
        contactId: answer.contactId,
        subject: { type: 'answer', id: answer.id },
        summary: `Scan split into ${ids.length} answers`,
        after: { firstPages: [...firstPages] },
      });
      return { rows: await viewAnswers(tx, await findAnswers(tx, ids)) };
    };
  },
};

import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import { findRoundById, letterKey, refuseUntrue } from '../../disputes/server/public.ts';
import { storeFile } from '../../files/server/public.ts';
import { composeRound } from './compose-round.ts';
import { readEnclosures } from './enclosure-files.ts';
import { readExtracts, type RoundExtracts } from './read-extracts.ts';
import { renderBatch, renderLetter, type EnclosedFile } from './render-letter.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { BUREAU_ADDRESSES } from '../rules/bureau-addresses.ts';
import { contentOf } from './letter-content.ts';
import { refusePrinting } from './letter-doors.ts';
import { notePrinted } from './note-printed.ts';
import { findLetterById, insertLetter, listStates, openDocuments, setLetterFailed, setLetterReady } from './store.ts';
import { findPrintBatch, setPrintBatchFailed, setPrintBatchReady } from './store/print-batches.ts';

const PDF = 'application/pdf';

/**
 * Reaction to `disputes.roundOpened`: one letter per bureau, then a PDF of each. A letter that cannot be written, because the contact changed
 * in the meantime, is kept as failed with its reason.
 */
export const composeLetters = defineJob({
  name: 'letters.compose',
  payload: z.object({ contactId: z.uuid(), roundId: z.uuid() }),
  retries: 5,
  run: async ({ contactId, roundId }, { db: asked, services: kept, change }) => {
    // Before the change: finding lines in a file takes a while, and what a round says no longer changes.
    const opened = await findRoundById(asked, kept.sealer, contactId, roundId);
    const extracts: RoundExtracts = opened ? await readExtracts(asked, kept, opened) : new Map();
    await change('letters.composed', async ({ db, now, zone, services, record, enqueue }) => {
      const [contact, round] = [await findContactById(db, contactId), await findRoundById(db, services.sealer, contactId, roundId)];
      if (!contact || !round) throw new Error(`Round ${roundId} is gone.`);
      const composed = await composeRound(db, services.sealer, contact, round, {
        date: civilDateAt(now, zone),
        draft: false,
        now,
        zone,
        extracts,
      });
      // Since the round was opened the client may have canceled, or said that a line is correct: such letters are kept as not written, with the reason.
      const may = await mayWork(db, contactId, { what: 'letter', bureaus: composed.map(({ bureau }) => bureau) }, { now, zone });
      const untrue = await refuseUntrue(
        db,
        services.sealer,
        composed.map(({ bureau }) => ({ contactId, roundId, bureau })),
        { now, zone },
      );
      const letters = composed.map((one) => {
        const refusal = may === true ? untrue.get(letterKey({ roundId, bureau: one.bureau })) : may;
        return refusal ? { ...one, made: { problems: [refusal.message] } } : one;
      });
      const made: string[] = [];
      const failed: string[] = [];
      for (const { bureau, items, made: written } of letters) {
        const id = newId(now);
        const content = contentOf(written);
        const letter = {
          id,
          contactId,
          roundId,
          roundNumber: round.number,
          bureau,
          recipient: BUREAU_ADDRESSES[bureau].name,
          items,
          content,
        };
        // A run that was cut short after its commit finds its letters there already.
        if (!(await insertLetter(db, services.sealer, { ...letter, at: now }))) continue;
        if ('document' in content) await enqueue(renderLetterPdf, { letterId: id });
        ('document' in content ? made : failed).push(BUREAU_NAMES[bureau]);
      }
      record({
        contactId,
        subject: { type: 'dispute-round', id: roundId },
        summary: describeComposed(round.number, made, failed),
        after: { bureaus: made, ...(failed.length > 0 && { failed }) },
      });
    });
  },
});

function describeComposed(number: number, made: readonly string[], failed: readonly string[]): string {
  if (made.length === 0 && failed.length === 0) return `Letters of round ${number} were already written`;
  return [
    ...(made.length > 0 ? [`Letters of round ${number} written to ${made.join(', ')}`] : []),
    ...(failed.length > 0 ? [`Letters of round ${number} to ${failed.join(', ')} could not be written`] : []),
  ].join('; ');
}

/** Typesets one letter and keeps the PDF. */
export const renderLetterPdf = defineJob({
  name: 'letters.renderPdf',
  payload: z.object({ letterId: z.uuid() }),
  retries: 3,
  run: async ({ letterId }, { db, services, change, now, zone }) => {
    const letter = await findLetterById(db, letterId);
    if (letter?.state !== 'rendering') return;
    const [document] = await openDocuments(db, services.sealer, [letterId]);
    if (!document) throw new Error(`Letter ${letterId} is gone.`);
    const may = await mayWork(db, letter.contactId, { what: 'letter', bureaus: [letter.bureau] }, { now, zone });
    const made = await (
      may === true
        ? readEnclosures(db, services, letter.contactId, [document]).then((enclosed) =>
            renderLetter(document, { renderer: services.typst, enclosed }),
          )
        : Promise.reject(new Error(may.message))
    ).catch((error: unknown) => (error instanceof Error ? error : new Error('Unknown reason.')));
    // Boxes in place of letters are no letter; neither is one that could not be typeset.
    const fault =
      made instanceof Error
        ? `The letter could not be typeset: ${made.message}`
        : made.missingGlyphs && `The letter font cannot show: ${made.missingGlyphs.join(' ')}`;
    if (made instanceof Error || fault !== undefined) {
      await change('letters.failed', async ({ db: tx, record }) => {
        await setLetterFailed(tx, letterId, fault ?? '');
        record({
          contactId: letter.contactId,
          subject: { type: 'letter', id: letterId },
          summary: `Letter to ${BUREAU_NAMES[letter.bureau]} could not be made`,
          after: { note: fault },
        });
      });
      return;
    }
    await change('letters.rendered', async ({ db: tx, now, record }) => {
      const name = `Round ${letter.roundNumber} ${BUREAU_NAMES[letter.bureau]} ${document.sender.name}.pdf`;
      const file = await storeFile(
        tx,
        services,
        now,
        { contactId: letter.contactId, name, mediaType: PDF, purpose: 'letter', createdBy: null },
        made.pdf,
      );
      await setLetterReady(tx, letterId, { fileId: file.id, pages: made.pages, accessible: made.ua, note: null });
      record({
        contactId: letter.contactId,
        subject: { type: 'letter', id: letterId },
        summary: `Letter to ${BUREAU_NAMES[letter.bureau]} ready, ${pages(made.pages)}`,
        after: { pages: made.pages, accessible: made.ua, sha256: file.sha256 },
      });
    });
  },
});

/** Typesets the letters of a batch into one PDF and marks them as printed. */
export const renderPrintBatch = defineJob({
  name: 'letters.renderPrintBatch',
  payload: z.object({ batchId: z.uuid() }),
  retries: 2,
  run: async ({ batchId }, { db, services, change, now: asked, zone }) => {
    const batch = await findPrintBatch(db, batchId);
    if (batch?.state !== 'rendering') return;
    const letters = await listStates(db, batch.letterIds);
    const [stopped] = (await refusePrinting({ db, sealer: services.sealer, now: asked, zone }, letters)).values();
    const documents = await openDocuments(db, services.sealer, batch.letterIds);
    const made =
      stopped ??
      (await renderBatch(documents, {
        renderer: services.typst,
        enclosed: await enclosuresOfBatch(db, services, batch.letterIds, documents),
        duplex: batch.duplex,
      }));
    await change('letters.printBatchRendered', async ({ db: tx, now, zone, record, enqueue }) => {
      const subject = { contactId: null, subject: { type: 'print-batch', id: batchId } };
      if (isRefusal(made)) {
        await setPrintBatchFailed(tx, batchId);
        record({ ...subject, summary: `Print batch could not be made: ${made.message}` });
        return;
      }
      const name = `Print batch ${civilDateAt(now, zone)}.pdf`;
      const file = await storeFile(
        tx,
        services,
        now,
        { contactId: null, name, mediaType: PDF, purpose: 'print-batch', createdBy: null },
        made.pdf,
      );
      await setPrintBatchReady(tx, batch, { fileId: file.id, pages: made.pages, at: now });
      for (const [contactId, own] of Map.groupBy(letters, (letter) => letter.contactId))
        await enqueue(notePrinted, { contactId, batchId, bureaus: BUREAUS.flatMap((bureau) => namesAt(own, bureau)) });
      record({
        ...subject,
        summary: `Print batch ready, ${pages(made.pages)}`,
        after: { letters: batch.letterIds, pages: made.pages, sha256: file.sha256 },
      });
    });
  },
});

/** Files of all letters of a batch, each read once. */
async function enclosuresOfBatch(
  db: JobDb,
  services: Services,
  letterIds: readonly string[],
  documents: readonly LetterDocument[],
): Promise<Map<string, EnclosedFile>> {
  const byContact = new Map<string, LetterDocument[]>();
  for (const [at, id] of letterIds.entries()) {
    const letter = documents[at]?.enclosedFiles === undefined ? undefined : await findLetterById(db, id);
    const document = documents[at];
    if (letter && document) byContact.set(letter.contactId, [...(byContact.get(letter.contactId) ?? []), document]);
  }
  const files = new Map<string, EnclosedFile>();
  for (const [contactId, own] of byContact)
    for (const [id, file] of await readEnclosures(db, services, contactId, own)) files.set(id, file);
  return files;
}

function namesAt(letters: readonly { readonly bureau: Bureau }[], bureau: Bureau): string[] {
  return letters.some((letter) => letter.bureau === bureau) ? [BUREAU_NAMES[bureau]] : [];
}

function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { sha256Of } from '../../../platform/server/blobs-digest.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { mayWork } from '../../agreements/server/public.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { BUREAU_NAMES, BUREAUS } from '../../report-files/rules/bureaus.ts';
import { findRoundById, lockRounds } from '../../disputes/server/public.ts';
import { storeFile } from '../../files/server/public.ts';
import { readEnclosures } from './enclosure-files.ts';
import { readExtracts, type RoundExtracts } from './read-extracts.ts';
import { renderBatch, renderLetter, type EnclosedFile } from './render-letter.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { BUREAU_ADDRESSES } from '../rules/bureau-addresses.ts';
import { APPROVAL_LAW } from '../rules/approval.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { askApproval } from './ask-approval.ts';
import { contentOf } from './letter-content.ts';
import { refusePrinting } from './letter-doors.ts';
import { notePrinted } from './note-printed.ts';
import { workAsked } from './work-asked.ts';
import { writeRound } from './write-round.ts';
import { findLetterById, insertLetter, listStates, openDocuments, setLetterFailed, setLetterReady, type StateOfLetter } from './store.ts';
import { findPrintBatch, setPrintBatchFailed, setPrintBatchReady } from './store/print-batches.ts';

const PDF = 'application/pdf';
/** A run that was cut short after its commit, or one that was slower than another, changes nothing. */
const MADE = refuse('letters.made', 'Another run made this.');

/**
 * Reaction to `disputes.roundOpened`: one letter per bureau, then a PDF of each. A letter that cannot be written, because the contact changed
 * in the meantime, is kept as failed with its reason.
 */
export const composeLetters = defineJob({
  name: 'letters.compose',
  payload: z.object({ contactId: z.uuid(), roundId: z.uuid() }),
  retries: 5,
  atOnce: 2,
  run: async ({ contactId, roundId }, { db: asked, services: kept, change }) => {
    // Before the change: finding lines in a file takes a while, and what a round says no longer changes.
    const opened = await findRoundById(asked, kept.sealer, contactId, roundId);
    const extracts: RoundExtracts = opened ? await readExtracts(asked, kept, opened) : new Map();
    await change('letters.composed', async ({ db, now, zone, services, record, enqueue }) => {
      // An item is withdrawn before its letter is written, or after: then the letter is written again.
      await lockRounds(db, contactId);
      const [contact, round] = [await findContactById(db, contactId), await findRoundById(db, services.sealer, contactId, roundId)];
      if (!contact || !round) throw new Error(`Round ${roundId} is gone.`);
      const letters = await writeRound(db, services.sealer, { contact, round, extracts }, { now, zone });
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
          recipient: 'document' in content ? content.document.recipient.name : BUREAU_ADDRESSES[bureau].name,
          items,
          content,
        };
        // A run that was cut short after its commit finds its letters there already.
        if (!(await insertLetter(db, services.sealer, { ...letter, at: now }))) continue;
        if ('document' in content) await enqueue(renderLetterPdf, { letterId: id });
        ('document' in content ? made : failed).push(BUREAU_NAMES[bureau]);
      }
      if (made.length === 0 && failed.length === 0) return MADE;
      record({
        contactId,
        subject: { type: 'dispute-round', id: roundId },
        summary: describeComposed(round.number, made, failed),
        after: { bureaus: made, ...(failed.length > 0 && { failed }) },
      });
      return null;
    });
  },
});

function describeComposed(number: number, made: readonly string[], failed: readonly string[]): string {
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
  atOnce: 4,
  run: async ({ letterId }, { db, services, change, now, zone }) => {
    const letter = await findLetterById(db, letterId);
    if (letter?.state !== 'rendering') return;
    const [document] = await openDocuments(db, services.sealer, [letterId]);
    if (!document) throw new Error(`Letter ${letterId} is gone.`);
    const may = await mayWork(db, letter.contactId, workAsked('letter', [letter]), { now, zone });
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
        if (!(await setLetterFailed(tx, letter, fault ?? ''))) return MADE;
        record({
          contactId: letter.contactId,
          subject: { type: 'letter', id: letterId },
          summary: `Letter to ${letterTo(letter)} could not be made`,
          after: { note: fault },
        });
        return null;
      });
      return;
    }
    await change('letters.rendered', async ({ db: tx, now, record, enqueue }) => {
      const name =
        letter.kind === 'round'
          ? `Round ${letter.roundNumber} ${BUREAU_NAMES[letter.bureau]} ${document.sender.name}.pdf`
          : `${document.title}.pdf`;
      const file = await storeFile(
        tx,
        services,
        now,
        { contactId: letter.contactId, name, mediaType: PDF, purpose: 'letter', createdBy: null },
        made.pdf,
      );
      const kept = { fileId: file.id, sha256: file.sha256, pages: made.pages, accessible: made.ua, note: null, at: now };
      if (!(await setLetterReady(tx, letter, kept))) return MADE;
      if (letter.asksClient) await enqueue(askApproval, { contactId: letter.contactId });
      record({
        contactId: letter.contactId,
        subject: { type: 'letter', id: letterId },
        summary: `Letter to ${letterTo(letter)} ready, ${pages(made.pages)}`,
        after: { pages: made.pages, accessible: made.ua, sha256: file.sha256 },
      });
      return null;
    });
  },
});

/** Typesets the letters of a batch into one PDF and marks them as printed. */
export const renderPrintBatch = defineJob({
  name: 'letters.renderPrintBatch',
  payload: z.object({ batchId: z.uuid() }),
  retries: 2,
  takesTurns: true,
  run: async ({ batchId }, { db, services, change, now: asked, zone }) => {
    const batch = await findPrintBatch(db, batchId);
    if (batch?.state !== 'rendering') return;
    const letters = await listStates(db, batch.letterIds);
    const [stopped] = (await refusePrinting({ db, sealer: services.sealer, now: asked, zone }, letters)).values();
    const documents = await openDocuments(db, services.sealer, batch.letterIds);
    const enclosed = stopped ? new Map<string, EnclosedFile>() : await enclosuresOfBatch(db, services, batch.letterIds, documents);
    const made =
      stopped ??
      (await refuseOtherBytes(services, letters, { documents, enclosed, order: batch.letterIds })) ??
      (await renderBatch(documents, { renderer: services.typst, enclosed, duplex: batch.duplex }));
    await change('letters.printBatchRendered', async ({ db: tx, now, zone: here, record, enqueue }) => {
      const subject = { contactId: null, subject: { type: 'print-batch', id: batchId } };
      // Asked again: a client may have canceled while the pages were set.
      const [since] = (await refusePrinting({ db: tx, sealer: services.sealer, now, zone: here }, letters)).values();
      const refused = isRefusal(made) ? made : since;
      if (isRefusal(made) || refused) {
        if (!(await setPrintBatchFailed(tx, batchId))) return MADE;
        record({ ...subject, summary: `Print batch could not be made: ${refused?.message ?? ''}` });
        return null;
      }
      const name = `Print batch ${civilDateAt(now, here)}.pdf`;
      const file = await storeFile(
        tx,
        services,
        now,
        { contactId: null, name, mediaType: PDF, purpose: 'print-batch', createdBy: null },
        made.pdf,
      );
      if (!(await setPrintBatchReady(tx, batch, { fileId: file.id, pages: made.pages, at: now }))) return MADE;
      for (const [contactId, own] of Map.groupBy(letters, (letter) => letter.contactId))
        await enqueue(notePrinted, { contactId, batchId, bureaus: namesOf(own) });
      record({
        ...subject,
        summary: `Print batch ready, ${pages(made.pages)}`,
        after: { letters: batch.letterIds, pages: made.pages, sha256: file.sha256 },
      });
      return null;
    });
  },
});

/**
 * A batch is typeset again, so each letter is typeset alone first and must come out as the very file that its client approved: a scan that was turned since
 * then, or another version of this program, would print something else.
 */
async function refuseOtherBytes(
  services: Services,
  letters: readonly StateOfLetter[],
  set: {
    readonly documents: readonly LetterDocument[];
    readonly enclosed: ReadonlyMap<string, EnclosedFile>;
    readonly order: readonly string[];
  },
): Promise<Refusal | undefined> {
  for (const [at, id] of set.order.entries()) {
    const [document, letter] = [set.documents[at], letters.find((one) => one.id === id)];
    if (!document || !letter || letter.mailed || letter.beforeApprovals || !letter.asksClient) continue;
    const { pdf } = await renderLetter(document, { renderer: services.typst, enclosed: set.enclosed });
    if ((await sha256Of(pdf)) !== letter.pdfSha256)
      return refuse(
        'letters.changedSinceApproval',
        `The letter to ${letterTo(letter)} would not be printed as the client approved it. Write it again, and ask them to approve that one.`,
        { citation: APPROVAL_LAW },
      );
  }
  return undefined;
}

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

/** Whom these letters go to, the bureaus first and in their order, each once. */
function namesOf(letters: readonly StateOfLetter[]): string[] {
  const place = ({ bureau }: StateOfLetter): number => (bureau === null ? BUREAUS.length : BUREAUS.indexOf(bureau));
  return [...new Set(letters.toSorted((a, b) => place(a) - place(b)).map(letterTo))];
}

function pages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

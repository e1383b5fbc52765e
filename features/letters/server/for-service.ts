// Letters that a mail service is to print and mail: what it needs to know of each, and why one may not go. The same doors as for printing.
import type { Refusal } from '../../../platform/base/refusal.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { isIdentityProof } from '../../files/rules/file-kinds.ts';
import { listHeldDocuments } from '../../files/server/public.ts';
import { refuseArchived, refusePrinting, type DoorCall } from './letter-doors.ts';
import type { PostalAddress } from '../rules/letter-document.ts';
import { findLetterById, listStates, openDocuments } from './store.ts';
import { setLeaving } from './store/leaving.ts';
import { findPages } from './store/own-letters.ts';

export interface LetterForService {
  readonly id: string;
  readonly contactId: string;
  readonly to: PostalAddress;
  readonly from: PostalAddress;
  readonly fileId: string;
  readonly sha256: string;
  readonly pages: number;
  /** Copies of an ID or a Social Security card go with it. */
  readonly holdsIdCopies: boolean;
}

/**
 * What may go of these letters, by id, and why the others may not. Asked again right before each one goes (`isHeld`), when it has been held for the
 * service since.
 */
export async function lettersForService(
  call: DoorCall,
  ids: readonly string[],
  isHeld = false,
): Promise<{ readonly letters: ReadonlyMap<string, LetterForService>; readonly stops: ReadonlyMap<string, Refusal> }> {
  const { db, sealer } = call;
  const [letters, stops] = [new Map<string, LetterForService>(), new Map<string, Refusal>()];
  const states = new Map((await listStates(db, ids)).map((state) => [state.id, state]));
  for (const id of ids) {
    const state = states.get(id);
    if (!state) stops.set(id, refuse('letters.notFound', 'There is no such letter.'));
    else if (state.state !== 'ready' || state.pdfSha256 === null) stops.set(id, refuse('letters.notReady', 'This letter is not ready.'));
    else if (state.mailed) stops.set(id, refuse('letters.alreadyMailed', 'The mailing of this letter is recorded already.'));
    else if (state.leaving && !isHeld) stops.set(id, refuse('letters.leaving', 'A mail service has this letter already.'));
  }
  const open = [...states.values()].filter(({ id }) => !stops.has(id));
  const barred = new Map([...(await refusePrinting(call, open)), ...(await refuseArchived(db, open))]);
  for (const { id, contactId } of open) {
    const refusal = barred.get(contactId);
    if (refusal) stops.set(id, refusal);
  }
  for (const { id, contactId } of open.filter((one) => !stops.has(one.id))) {
    const letter = await findLetterById(db, id);
    const [document] = await openDocuments(db, sealer, [id]);
    const { pages } = await findPages(db, id);
    if (!letter?.fileId || letter.pdfSha256 === null || !document || pages === null) {
      stops.set(id, refuse('letters.notReady', 'This letter is not ready.'));
      continue;
    }
    const { recipient: to, sender: from, enclosedFiles = [] } = document;
    const enclosed = new Set(enclosedFiles.map(({ fileId }) => fileId));
    const held = enclosed.size === 0 ? [] : await listHeldDocuments(db, contactId);
    const holdsIdCopies = held.some(({ id: fileId, kind }) => enclosed.has(fileId) && isIdentityProof(kind));
    letters.set(id, { id, contactId, to, from, fileId: letter.fileId, sha256: letter.pdfSha256, pages, holdsIdCopies });
  }
  return { letters, stops };
}

/** Whose letters these are. */
export async function contactsOfLetters(db: DoorCall['db'], ids: readonly string[]): Promise<readonly string[]> {
  return [...new Set((await listStates(db, ids)).map(({ contactId }) => contactId))];
}

/** From here on the letter is not written again, printed or taken back by its client. */
export const holdForService = (db: DoorCall['db'], ids: readonly string[], at: Date): Promise<void> => setLeaving(db, ids, at);

/** The service refused it, or was never asked. */
export const letGoOfService = (db: DoorCall['db'], ids: readonly string[]): Promise<void> => setLeaving(db, ids, null);

import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { renderLetterPdf } from '../jobs.ts';
import { viewNow } from '../decide.ts';
import { findLetter, openDocuments, rewriteLetter } from '../store.ts';
import { keepVersion } from '../store/letter-versions.ts';
import { workAsked } from '../work-asked.ts';
import { composeWritten, draftOf } from '../written-letter.ts';
import { LOCKED, OF_ROUND } from '../written-refusals.ts';

/** Other words are another letter: the PDF is made again, and the client approves that one. What it said before is kept. */
export const changeCopy: Operation<typeof lettersContract.changeCopy> = async (call) => {
  const { db, scope, input, now, zone, services, record, enqueue } = call;
  const { sealer } = services;
  const asked = await findLetter(db, scope, input.id);
  if (!asked) return refuse('letters.notFound', 'There is no such letter.');
  const contact = await lockActiveContact({ db, scope }, asked.contactId);
  if (isRefusal(contact)) return contact;
  const letter = (await findLetter(db, scope, input.id)) ?? asked;
  if (letter.kind === 'round')
    return refuse(OF_ROUND, 'This letter belongs to a round. Change its items there, and write the letter again.');
  const may = await mayWork(db, contact.id, workAsked('letter', [letter]), { now, zone });
  if (may !== true) return may;
  if (letter.version !== input.version) return changedMeanwhile.refuse();
  if ((await viewNow(db, sealer, letter.id, { now, zone })).state === 'approved')
    return refuse('letters.approvedAlready', 'The client approved this letter as it is. Write a new one from it to say something else.');
  const [document] = await openDocuments(db, sealer, [letter.id]);
  if (!document) throw new Error(`Letter ${letter.id} is gone.`);
  const made = await composeWritten({ db, sealer, now, zone }, contact, { ...draftOf(document), subject: input.subject, body: input.body });
  if (isRefusal(made)) return made;
  await keepVersion(db, sealer, letter, document, { userId: scope.userId, name: scope.name, at: now });
  if (!(await rewriteLetter(db, sealer, letter, { document: made })))
    return refuse(LOCKED, 'This letter was mailed, is being made or printed, or is canceled.');
  await enqueue(renderLetterPdf, { letterId: letter.id });
  const version = letter.version + 1;
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Wording of the letter to ${letterTo(letter)} changed`,
    before: { version: letter.version },
    after: { version },
  });
  return { id: letter.id, version, state: 'rendering' };
};

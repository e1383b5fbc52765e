import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import { keepAsSigned } from '../../../files/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { withAnswers } from '../../rules/confirm-facts.ts';
import { holdShown, keepDecision, todayOf, viewNow } from '../decide.ts';
import { readLetter } from '../letter-facts.ts';
import { findLetter } from '../store.ts';
import { findAsked } from '../store/approval-requests.ts';
import { isFileOf } from '../store/approval-scans.ts';

/** What the client signed counts as in the portal: each fact of an approved letter is marked as it is. The scan is the proof. */
export const recordApproval: Operation<typeof lettersContract.recordApproval> = async (call) => {
  const { db, scope, input, now, zone, services, record } = call;
  const { sealer } = services;
  await lockRounds(db, input.contactId);
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const may = await mayWork(db, contact.id, { what: 'draft' }, { now, zone });
  if (may !== true) return may;
  if (!(await isFileOf(db, contact.id, input.fileId)))
    return refuse('letters.scanMissing', 'This file is not among the files of the contact, or is still being checked.', {
      fields: { fileId: 'Choose the scan of the signed sheet.' },
    });
  await keepAsSigned(db, input.fileId);
  const said: string[] = [];
  for (const { id, sha256, approved, word } of input.letters) {
    const own = await findLetter(db, scope, id);
    const open = await holdShown(db, own?.contactId === contact.id ? own : undefined, sha256);
    if (isRefusal(open)) return open;
    const { letter } = open;
    const readyAt = (await findAsked(db, letter.id))?.readyAt ?? letter.createdAt;
    if (input.signedOn > todayOf({ now, zone }) || input.signedOn < civilDateAt(readyAt, zone)) {
      const message = 'Enter the day on the sheet: not before the letter was made, and not in the future.';
      return refuse('letters.signedDayUnfit', message, { fields: { signedOn: message } });
    }
    if (!approved && word === '') return refuse('letters.saysNothing', 'Write down what the client says is wrong.');
    const read = await readLetter(db, sealer, letter);
    if (!read) return refuse('letters.notReady', 'An item of this letter was withdrawn, and it is being written again.');
    await keepDecision({ db, sealer, now }, open, {
      decision: approved ? 'approved' : 'sent-back',
      way: 'paper',
      on: input.signedOn,
      scanFileId: input.fileId,
      facts: withAnswers(read.facts, approved ? read.facts.map((fact) => ({ id: fact.id, answer: fact.expected })) : []),
      word: approved ? '' : word,
      by: { who: 'staff', userId: scope.userId, name: scope.name },
    });
    said.push(`${letterTo(letter)} ${approved ? 'approved' : 'sent back'}`);
  }
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `Signed sheet of ${input.signedOn} recorded: letter to ${said.join(', letter to ')}`,
    after: { signedOn: input.signedOn, fileId: input.fileId, letters: said },
  });
  const letters = [];
  for (const { id } of input.letters) letters.push({ id, approval: await viewNow(db, sealer, id, { now, zone }) });
  return { letters };
};

import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { lockRounds } from '../store.ts';
import { deleteCorrect, listCorrectLines } from '../store/correct-lines.ts';
import { writeDetailAnswer } from '../store/detail-questions.ts';

export const withdrawMyCorrect: Operation<typeof disputesContract.withdrawMyCorrect> = async ({
  db,
  scope,
  input,
  zone,
  services,
  record,
}) => {
  const { contactId } = scope;
  await lockRounds(db, contactId);
  const known = (await listCorrectLines(db, services.sealer, contactId, zone)).find((one) => one.id === input.id);
  if (!known || !(await deleteCorrect(db, contactId, input.id))) return refuse('disputes.correctNotFound', 'You already took this back.');
  // What the client was asked is open again.
  await writeDetailAnswer(db, contactId, input.id, 'asked', null);
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Client no longer says that this is correct: ${known.heading}`,
    before: { what: known.what },
  });
  return { id: input.id };
};

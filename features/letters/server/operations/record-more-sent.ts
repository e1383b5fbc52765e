import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { proposeOutcomes } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { holdLetter } from '../change-mailing.ts';
import { viewMailing } from '../keep-mailing.ts';
import { noteMoreSent } from '../note-more-sent.ts';

export const recordMoreSent: Operation<typeof lettersContract.recordMoreSent> = async ({
  db,
  scope,
  input,
  now,
  zone,
  record,
  enqueue,
}) => {
  const letter = await holdLetter({ db, scope }, input.id);
  if (isRefusal(letter)) return letter;
  if (letter.kind === 'written')
    return refuse('letters.notOfRound', 'This letter is not part of a round, so no bureau counts days for it.');
  const { moreSentOn, version } = input;
  const done = await noteMoreSent(db, letter, input, { now, zone });
  if (isRefusal(done)) return done;
  await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `More was sent to ${letterTo(letter)} on ${formatCivilDate(moreSentOn)}`,
    before: { moreSentOn: done.before.moreSentOn },
    after: { moreSentOn },
  });
  return viewMailing(letter, done.after, version + 1);
};

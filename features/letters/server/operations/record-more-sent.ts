import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { proposeOutcomes } from '../../../disputes/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { lettersContract } from '../../contract.ts';
import { holdLetter, viewMailing } from '../change-mailing.ts';
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
  const { moreSentOn, version } = input;
  const done = await noteMoreSent(db, letter, input, { now, zone });
  if (isRefusal(done)) return done;
  await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `More was sent to ${BUREAU_NAMES[letter.bureau]} on ${formatCivilDate(moreSentOn)}`,
    before: { moreSentOn: done.before.moreSentOn },
    after: { moreSentOn },
  });
  return viewMailing(done.after, version + 1);
};

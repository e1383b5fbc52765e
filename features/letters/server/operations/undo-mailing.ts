import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { changeMailing, proposeOutcomes, undoMailing as forgetMailing } from '../../../disputes/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { lettersContract } from '../../contract.ts';
import { holdLetter, viewMailing } from '../change-mailing.ts';

const WORDS = { mailing: 'Mailing', delivery: 'Delivery', 'more-sent': 'More sent' } as const;

export const undoMailing: Operation<typeof lettersContract.undoMailing> = async ({ db, scope, input, now, zone, record, enqueue }) => {
  const letter = await holdLetter({ db, scope }, input.id);
  if (isRefusal(letter)) return letter;
  const { version, what, reason } = input;
  const done =
    what === 'mailing'
      ? await forgetMailing(db, letter, version)
      : await changeMailing(db, letter, version, what === 'delivery' ? { receivedOn: null, receivedHow: null } : { moreSentOn: null }, {
          now,
          zone,
        });
  if (isRefusal(done)) return done;
  const [before, after] = 'after' in done ? [done.before, done.after] : [done, null];
  await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `${WORDS[what]} of the letter to ${BUREAU_NAMES[letter.bureau]} undone: ${reason}`,
    before: { mailedOn: before.mailedOn, receivedOn: before.receivedOn, moreSentOn: before.moreSentOn },
    after: {
      mailedOn: after?.mailedOn ?? null,
      receivedOn: after?.receivedOn ?? null,
      moreSentOn: after?.moreSentOn ?? null,
      reason,
    },
  });
  return { mailing: after && viewMailing(after, version + 1) };
};

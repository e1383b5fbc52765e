import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { proposeOutcomes } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { letterTo } from '../../rules/letter-kinds.ts';
import { holdLetter } from '../change-mailing.ts';
import { changeKeptMailing, undoKeptMailing, viewMailing } from '../keep-mailing.ts';

const WORDS = { mailing: 'Mailing', delivery: 'Delivery', 'more-sent': 'More sent' } as const;

export const undoMailing: Operation<typeof lettersContract.undoMailing> = async ({ db, scope, input, now, zone, record, enqueue }) => {
  const letter = await holdLetter({ db, scope }, input.id);
  if (isRefusal(letter)) return letter;
  const { version, what, reason } = input;
  if (what === 'more-sent' && letter.kind === 'written') return refuse('disputes.notMailed', 'Nothing more was recorded for this letter.');
  const done =
    what === 'mailing'
      ? await undoKeptMailing(db, letter, version)
      : await changeKeptMailing(db, letter, version, what === 'delivery' ? { receivedOn: null, receivedHow: null } : { moreSentOn: null }, {
          now,
          zone,
        });
  if (isRefusal(done)) return done;
  const [before, after] = 'after' in done ? [done.before, done.after] : [done, null];
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `${WORDS[what]} of the letter to ${letterTo(letter)} undone: ${reason}`,
    before: { mailedOn: before.mailedOn, receivedOn: before.receivedOn, moreSentOn: before.moreSentOn },
    after: {
      mailedOn: after?.mailedOn ?? null,
      receivedOn: after?.receivedOn ?? null,
      moreSentOn: after?.moreSentOn ?? null,
      reason,
    },
  });
  return { mailing: after && viewMailing(letter, after, version + 1) };
};

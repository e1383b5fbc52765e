import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { PROOF_WORDS } from '../../../disputes/rules/mailing.ts';
import { changeMailing, proposeOutcomes } from '../../../disputes/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { lettersContract } from '../../contract.ts';
import { holdLetter, viewMailing } from '../change-mailing.ts';

export const recordDelivery: Operation<typeof lettersContract.recordDelivery> = async ({
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
  const { receivedOn, receivedHow, version } = input;
  const done = await changeMailing(db, letter, version, { receivedOn, receivedHow }, { now, zone });
  if (isRefusal(done)) return done;
  const { before, after } = done;
  await enqueue(proposeOutcomes, { contactId: letter.contactId });
  record({
    contactId: letter.contactId,
    subject: { type: 'letter', id: letter.id },
    summary: `Letter to ${BUREAU_NAMES[letter.bureau]} received on ${formatCivilDate(receivedOn)} (${PROOF_WORDS[receivedHow].toLowerCase()})`,
    before: { receivedOn: before.receivedOn, receivedHow: before.receivedHow },
    after: { receivedOn, receivedHow },
  });
  return viewMailing(after, version + 1);
};

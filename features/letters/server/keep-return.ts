// A letter that came back, recorded by a person or as a mail service says: its mailing moves to what came back, so nothing counts from it any
// more, and the letter can be mailed again as it is. The caller has locked its contact.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import { proposeOutcomes } from '../../disputes/server/public.ts';
import { noteReturned } from '../../recipients/server/public.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { dayUnfit, tooLate, undoKeptMailing } from './keep-mailing.ts';
import type { MailingChange } from './record-mailed.ts';
import { findWrittenSource, type Letter } from './store.ts';
import { setLeaving } from './store/leaving.ts';
import { insertReturn } from './store/letter-returns.ts';

export interface RecordedReturn {
  readonly id: string;
  readonly mailedOn: CivilDate;
  readonly entry: ActivityFacts;
}

/** Refuses a letter that was not mailed, a day that cannot be, and while an answer of the bureau rests on the mailing. */
export async function keepReturn(
  { db, now, zone, enqueue, byName }: Omit<MailingChange, 'services'>,
  letter: Letter,
  { version, returnedOn, note }: { readonly version: number; readonly returnedOn: CivilDate; readonly note: string },
): Promise<RecordedReturn | Refusal> {
  const unfit = tooLate('returnedOn', returnedOn, { now, zone });
  if (unfit) return unfit;
  const mailing = await undoKeptMailing(db, letter, version);
  if (isRefusal(mailing)) return mailing;
  const { mailedOn, method, trackingNumber, freeAnnualReport } = mailing;
  if (returnedOn < mailedOn)
    return dayUnfit('returnedOn', `The letter was mailed on ${formatCivilDate(mailedOn)}. Choose that day or a later one.`);
  const id = newId(now);
  await insertReturn(db, letter, { id, mailedOn, method, trackingNumber, freeAnnualReport, returnedOn, note }, { at: now, byName });
  // A mail service is done with it.
  await setLeaving(db, [letter.id], null);
  const { addressId = null } = (await findWrittenSource(db, letter.id)) ?? {};
  // No further letter goes to that address before someone looked at it.
  if (addressId !== null) await noteReturned(db, addressId, { on: returnedOn, note, at: now });
  if (letter.kind === 'round') await enqueue(proposeOutcomes, { contactId: letter.contactId });
  return {
    id,
    mailedOn,
    entry: {
      contactId: letter.contactId,
      subject: { type: 'letter', id: letter.id },
      summary: `Letter to ${letterTo(letter)} came back on ${formatCivilDate(returnedOn)}: ${note}`,
      before: { mailedOn },
      after: { returnedOn, mailedOn: null, note },
    },
  };
}

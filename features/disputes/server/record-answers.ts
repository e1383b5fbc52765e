// Recording what a bureau wrote about items, for the sheet of a round and for answers that came on paper. The caller records the activity.
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffCall } from '../../../platform/server/feature.ts';
import { lockActiveContact } from '../../contacts/server/public.ts';
import type { DisputeOutcome } from '../contract.ts';
import { refuseClaims } from '../rules/claim-refusal.ts';
import { proposeOutcomes } from './jobs.ts';
import { answerDayUnfit, notMailed, outcomeTwice, stillTime } from './outcome-view.ts';
import { lockRounds } from './store.ts';
import { findOpenedItem, setItemState, settleRounds } from './store/items.ts';
import { decideOutcome, findOutcomes, hasFile, insertOutcome, listOutcomes, withdrawOutcomes } from './store/outcomes.ts';

const WORDS = {
  removed: 'The bureau wrote that it removed this item.',
  corrected: 'The bureau wrote that it corrected this item.',
  confirmed: 'The bureau wrote that it confirmed this item.',
  unanswered: 'The bureau did not answer in time.',
} as const;

export interface AnswersToRecord {
  readonly contactId: string;
  /** The day the bureau's letter bears; null where nothing came. */
  readonly answeredOn: CivilDate | null;
  readonly fileId: string | null;
  readonly note: string;
  readonly answers: readonly { readonly itemId: string; readonly result: DisputeOutcome['result'] }[];
}
export interface RecordedAnswers {
  /** Of the outcomes. */
  readonly ids: readonly string[];
  /** Each with its item and its bureau, in words. */
  readonly said: readonly string[];
}

/** Writes an accepted outcome for each item, and closes what has none open any more; all of them or none. */
export async function saveAnswers(
  { db, scope, now, zone, services }: Pick<StaffCall, 'db' | 'scope' | 'now' | 'zone' | 'services'>,
  { contactId, answers, fileId, note, ...input }: AnswersToRecord,
): Promise<RecordedAnswers | Refusal> {
  const forbidden = refuseClaims(note, 'note', 'note');
  if (forbidden) return forbidden;
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  if (fileId !== null && !(await hasFile(db, contactId, fileId)))
    return refuse('disputes.fileNotFound', 'This file is not among the files of the contact, or is still being checked.');
  const ids: string[] = [];
  const said: string[] = [];
  const settled = new Set<string>();
  for (const { itemId, result } of answers) {
    const item = await findOpenedItem(db, services.sealer, itemId);
    if (item?.contactId !== contactId) return refuse('disputes.itemNotFound', 'There is no such item in an opened round.');
    if (item.state !== 'in-progress' || settled.has(item.id)) return outcomeTwice();
    const answeredOn = result === 'unanswered' ? null : input.answeredOn;
    const unfit =
      stillTime(result, item.overdueAfter, { now, zone }) ?? notMailed(item.mailedOn) ?? answerDayUnfit(item, answeredOn, { now, zone });
    if (unfit) return unfit;
    const id = newId(now);
    await insertOutcome(db, services.sealer, {
      id,
      contactId,
      itemId: item.id,
      result,
      source: 'hand',
      reportId: null,
      eventId: null,
      explanation: WORDS[result],
      changes: [],
      answeredOn,
      fileId: result === 'unanswered' ? null : fileId,
      at: now,
    });
    await decideOutcome(db, services.sealer, id, 1, {
      state: 'accepted',
      result,
      note: note === '' ? null : note,
      at: now,
      byId: scope.userId,
      byName: scope.name,
    });
    await setItemState(db, contactId, item.id, result);
    settled.add(item.id);
    ids.push(id);
    said.push(`${item.heading} (${item.bureau}): ${result}`);
  }
  // Whatever else was proposed for these items waits for no one.
  await withdrawOutcomes(
    db,
    (await listOutcomes(db, services.sealer, contactId)).filter(({ itemId }) => settled.has(itemId)).map(({ id }) => id),
  );
  await settleRounds(db, contactId, now);
  return { ids, said };
}

/** Takes outcomes of answers back that were entered by mistake: their items wait again, and reports may propose something. */
export async function takeBackAnswers(
  { db, now, services, enqueue }: Pick<StaffCall, 'db' | 'now' | 'services' | 'enqueue'>,
  contactId: string,
  ids: readonly string[],
): Promise<void> {
  const found = await findOutcomes(db, services.sealer, ids);
  for (const { id, version, state, itemId } of found.values()) {
    // Someone may have undone one of them alone; what was decided since stays.
    if (state !== 'accepted' || !(await decideOutcome(db, services.sealer, id, version, null))) continue;
    await setItemState(db, contactId, itemId, 'in-progress');
  }
  await withdrawOutcomes(db, ids);
  await settleRounds(db, contactId, now);
  await enqueue(proposeOutcomes, { contactId });
}

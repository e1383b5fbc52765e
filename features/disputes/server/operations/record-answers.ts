import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { answerDayUnfit, notMailed, outcomeTwice, stillTime, viewOutcome } from '../outcome-view.ts';
import { lockRounds } from '../store.ts';
import { findOpenedItem, setItemState, settleRounds } from '../store/items.ts';
import { decideOutcome, findOutcomes, hasFile, insertOutcome, listOutcomes, withdrawOutcomes } from '../store/outcomes.ts';

const WORDS = {
  removed: 'The bureau wrote that it removed this item.',
  corrected: 'The bureau wrote that it corrected this item.',
  confirmed: 'The bureau wrote that it confirmed this item.',
  unanswered: 'The bureau did not answer in time.',
} as const;

export const recordAnswers: Operation<typeof disputesContract.recordAnswers> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
}) => {
  const { contactId, answers, fileId, note } = input;
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
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: ids.length === 1 ? `Outcome of ${said[0] ?? ''}` : `${ids.length} answers of bureaus recorded`,
    after: { answers: said, answeredOn: input.answeredOn },
  });
  const written = await findOutcomes(db, services.sealer, ids);
  return { rows: ids.flatMap((id) => written.get(id) ?? []).map(viewOutcome) };
};

// People and reports for tests, made of the same parts as the demo office.
import { addDays, civilDateAt, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { MARIA } from '../../db/demo/demo-people.ts';
import { demoReport } from '../../db/demo/demo-report.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { approveLetters } from './approve-letters.ts';
import { letWork } from './let-work.ts';
import type { TestApp } from './test-app.ts';
import type { DisputeOutcome } from '../../features/disputes/contract.ts';
import { runClock } from '../../features/disputes/rules/response-clock.ts';
import type { Bureau } from '../../features/report-files/rules/bureaus.ts';

/** A contact with everything a letter needs. */
export const COMPLETE_CONTACT = {
  firstName: 'Maria',
  lastName: 'Delgado',
  category: 'client',
  urgency: null,
  email: 'maria@example.test',
  phone: '(419) 555-0147',
  addressLine1: '412 Alder St',
  addressLine2: null,
  city: 'Toledo',
  state: 'OH',
  zip: '43604',
  ssn: '219-09-5501',
  dateOfBirth: '1986-03-14',
} as const;

/** Her report of six days before `now`. */
export function mariasReport(now = new Date()): File {
  return new File([new Uint8Array(demoReport(MARIA, addDays(civilDateAt(now, OFFICE_ZONE), -6)))], 'maria.json');
}

/** Adds Maria, who may be worked on, and her report, and waits until it is read. `now` is what the clock of `app` says. */
export async function addMaria(
  app: TestApp,
  api: ApiClient,
  now = new Date(),
): Promise<{ contactId: string; reportId: string; collectionId: string }> {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId, now);
  const { id: reportId } = await api.creditReports.upload({ contactId, file: mariasReport(now) });
  const report = await app.eventually(async () => {
    const got = await api.creditReports.get({ id: reportId });
    return got.state === 'reading' ? undefined : got;
  });
  const collection = report.report?.accounts.find((a) => a.displayName.includes('NORTHGATE'));
  if (!collection) throw new Error(`Maria's report was not read: ${report.refusal ?? 'no collection'}`);
  return { contactId, reportId, collectionId: collection.id };
}

/** A complete item about Maria's collection at `bureau`. */
export function collectionItem(lineId: string, bureau: Bureau) {
  return {
    bureau,
    kind: 'tradeline' as const,
    lineId,
    reasonCode: 'balance-wrong',
    instructionCode: 'correct-balance',
    clientConfirmed: true,
    correct: [{ field: 'balance' as const, value: '$777' }],
    facts: [{ text: 'Equifax and Experian do not report the same balance for this account.', source: 'report' as const }],
  };
}

/** Waits for the letters of this contact, has those at `bureaus`, or all, approved and printed, and waits until that is done. */
export async function printLetters(
  app: TestApp,
  api: ApiClient,
  contactId: string,
  bureaus: readonly Bureau[] = ['EQ', 'EX', 'TU'],
): Promise<void> {
  const letters = await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId, printed: 'no' });
    return rows.length > 0 && rows.every(({ state }) => state === 'ready') ? rows : undefined;
  });
  await approveLetters(app, api, contactId, bureaus);
  const { id } = await api.letters.createPrintBatch({
    letterIds: letters.filter(({ bureau }) => bureau !== null && bureaus.includes(bureau)).map((letter) => letter.id),
  });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id })).state === 'ready' ? true : undefined));
}

/**
 * Records that the letters of this contact at `bureaus` were mailed on `mailedOn`, after printing those that are not printed. Answers when
 * the proposals that follow may be looked at.
 */
export async function mailLetters(
  app: TestApp,
  api: ApiClient,
  contactId: string,
  { mailedOn, bureaus = ['EQ', 'EX', 'TU'] }: { readonly mailedOn: string; readonly bureaus?: readonly Bureau[] },
): Promise<void> {
  const unmailed = async () =>
    (await api.letters.list({ contactId })).rows.filter(
      (one) => one.mailing === null && one.bureau !== null && bureaus.includes(one.bureau),
    );
  const letters = await app.eventually(async () => {
    const rows = await unmailed();
    return rows.length > 0 && rows.every(({ state }) => state === 'ready') ? rows : undefined;
  });
  if (letters.some(({ printedAt }) => printedAt === null)) await printLetters(app, api, contactId, bureaus);
  await api.letters.recordMailing({ letters: letters.map(({ id }) => ({ id })), mailedOn, method: 'first-class' });
}

/** Sets the day a round was opened, and the clocks of its letters with it, as if the work had been done on that day. */
export async function mailedLongAgo(app: TestApp, roundId: string, on: CivilDate): Promise<void> {
  await app.server.database.pool.query('update dispute_rounds set opened_at = $1 where id = $2', [`${on}T12:00:00Z`, roundId]);
  await noteMailed(app, roundId, on);
}

/** Keeps that the letters of a round were mailed on this day, without printing them. */
export async function noteMailed(app: TestApp, roundId: string, on: CivilDate = civilDateAt(new Date(), OFFICE_ZONE)): Promise<void> {
  await app.server.database.pool.query(
    `insert into dispute_mailings (contact_id, round_id, bureau, mailed_on, method, counted_from, overdue_after, recorded_at, recorded_by_name)
      select distinct i.contact_id, i.round_id, i.bureau, $1::date, 'first-class', $2::date, $3::date, now(), 'Test'
      from dispute_items i where i.round_id = $4 on conflict do nothing`,
    [on, runClock(wayOf(on)).countedFrom, runClock(wayOf(on)).overdueAfter, roundId],
  );
}

const wayOf = (mailedOn: CivilDate) =>
  ({ mailedOn, method: 'first-class', receivedOn: null, moreSentOn: null, freeAnnualReport: false }) as const;

/** Records today what a bureau answered about one item, and answers the outcome. */
export async function recordAnswer(
  api: ApiClient,
  contactId: string,
  itemId: string,
  result: DisputeOutcome['result'],
  note = '',
): Promise<DisputeOutcome> {
  const answeredOn = result === 'unanswered' ? null : civilDateAt(new Date(), OFFICE_ZONE);
  const { rows } = await api.disputes.recordAnswers({ contactId, answeredOn, note, answers: [{ itemId, result }] });
  const [outcome] = rows;
  if (!outcome) throw new Error('No outcome was recorded.');
  return outcome;
}

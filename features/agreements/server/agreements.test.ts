import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import { addDays, civilDate, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { letWorkIn } from '../../../tests/support/let-work.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const NOBODY = '00000000-0000-7000-8000-000000000000';
/** Half past ten in the evening of Monday, March 11 at the office, when it is March 12 in UTC. No holiday is near. */
const EVENING = Date.parse('2030-03-12T02:30:00Z');
const TODAY = civilDate(2030, 3, 11);
const started = Date.now();
let aside = 0;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(EVENING + aside + Date.now() - started) });
  owner = await app.signIn('owner');
  for (const state of ['NY', 'OH', 'CA']) await letWorkIn(app, state);
});
afterAll(() => app.close());

const ago = (days: number): CivilDate => addDays(TODAY, -days);
const addClient = async (over: object = {}) =>
  (
    await owner.api.contacts.create({
      ...COMPLETE_CONTACT,
      ssn: null,
      email: null,
      phone: null,
      state: 'NY',
      zip: '10001',
      city: 'New York',
      ...over,
    })
  ).id;
const record = (contactId: string, signedOn: CivilDate, more: object = {}) =>
  owner.api.agreements.record({ contactId, signedOn, disclosureGivenOn: signedOn, how: 'paper', reason: 'Found in the binder', ...more });
const removeAgreement = ({ id, version }: { readonly id: string; readonly version: number }, reason = 'Another client had called') =>
  owner.api.agreements.remove({ id, version, reason });
const list = (contactId: string) => owner.api.agreements.list({ contactId });
const standingOf = async (contactId: string) => (await list(contactId)).standing;
const versionOf = async (id: string) => (await owner.api.contacts.get({ id })).version;
const toAnalysis = async (contactId: string) =>
  owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'analysis' });

test('a record says until when the client may cancel, by the days of the office and the state of the client', async () => {
  const contactId = await addClient();
  expect(await standingOf(contactId)).toEqual({
    standing: 'none',
    signedOn: null,
    cancelThrough: null,
    servicesFrom: null,
    cancelledOn: null,
    endedBy: null,
  });
  await expect(record(contactId, addDays(TODAY, 1))).rejects.toMatchObject({
    code: 'agreements.inFuture',
    status: 422,
    data: { fields: { signedOn: 'The day of signing lies in the future.' } },
  });
  await expect(record(contactId, ago(1), { disclosureGivenOn: TODAY })).rejects.toMatchObject({
    code: 'agreements.disclosureLate',
    status: 422,
  });
  const one = await record(contactId, TODAY, { note: '' });
  expect(one).toMatchObject({
    signedOn: TODAY,
    cancelThrough: '2030-03-14',
    servicesFrom: '2030-03-15',
    recordedBy: 'Test owner',
    note: null,
    cancelledOn: null,
    removedAt: null,
  });
  expect(await list(contactId)).toMatchObject({
    standing: { standing: 'cancel-period', cancelThrough: '2030-03-14' },
    wait: { businessDays: 3, basis: 'federal', state: 'NY' },
    rows: [{ id: one.id }],
    next: null,
  });
  await expect(record(contactId, ago(3))).rejects.toMatchObject({ code: 'agreements.exists', status: 409 });
  // A state that could not be verified, and none at all, take the longest.
  for (const [over, basis] of [
    [{ state: 'OH', zip: '43604' }, 'unverified'],
    [{ state: null, zip: null, category: 'lead' }, 'no-state'],
  ] as const) {
    const other = await addClient(over);
    expect(await record(other, TODAY)).toMatchObject({ servicesFrom: '2030-03-19' });
    expect((await list(other)).wait).toMatchObject({ businessDays: 5, basis });
  }
});

test('of two at once one is recorded', async () => {
  const contactId = await addClient();
  const done = await Promise.allSettled([1, 2, 3, 4].map((days) => record(contactId, ago(days))));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of done.filter((two) => two.status === 'rejected')) expect(one.reason).toMatchObject({ code: 'agreements.exists' });
});

test('corrections carry the version they were made on', async () => {
  const contactId = await addClient();
  const { id, version } = await record(contactId, ago(20));
  const fields = { signedOn: ago(19), disclosureGivenOn: ago(20), how: 'other-system', note: 'Binder 4' } as const;
  expect(await owner.api.agreements.correct({ id, version, ...fields })).toMatchObject({ ...fields, version: version + 1 });
  await expect(owner.api.agreements.correct({ id, version, ...fields, note: 'Binder 5' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  await expect(owner.api.agreements.correct({ id, version: version + 1, ...fields, disclosureGivenOn: ago(1) })).rejects.toMatchObject({
    code: 'agreements.disclosureLate',
  });
  await expect(owner.api.agreements.correct({ id, version: version + 1, ...fields, note: 'SSN 219-09-5501' })).rejects.toMatchObject({
    code: 'app.inputInvalid',
  });
  await expect(owner.api.agreements.correct({ id: NOBODY, version: 1, ...fields })).rejects.toMatchObject({
    code: 'agreements.notFound',
    status: 404,
  });
  const {
    rows: [entry],
  } = await owner.api.activity.list({ contactId });
  expect(entry).toMatchObject({ kind: 'agreements.corrected', summary: `Agreement of ${formatCivilDate(ago(19))} corrected` });
});

test('G8: a cancellation counts from its day, at any time, and can be undone; agreements signed before it stay canceled', async () => {
  const contactId = await addClient();
  const { id, version } = await record(contactId, ago(200));
  const notice = (cancelledOn: CivilDate, at = version) => owner.api.agreements.cancelNotice({ id, version: at, cancelledOn, how: 'text' });
  await expect(notice(addDays(TODAY, 1))).rejects.toMatchObject({ code: 'agreements.inFuture' });
  await expect(notice(ago(201))).rejects.toMatchObject({ code: 'agreements.beforeSigning' });
  await expect(notice(ago(5), version + 1)).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  const cancelled = await notice(ago(5));
  expect(cancelled).toMatchObject({ cancelledOn: ago(5), cancelledHow: 'text' });
  expect(await standingOf(contactId)).toMatchObject({ standing: 'cancelled', cancelledOn: ago(5) });
  await expect(notice(ago(4), cancelled.version)).rejects.toMatchObject({ code: 'agreements.alreadyCancelled', status: 409 });
  await expect(toAnalysis(contactId)).rejects.toMatchObject({
    code: 'cases.gateUnmet',
    data: { fields: { agreement: `The agreement was canceled on ${formatCivilDate(ago(5))}. No more work may be done.` } },
  });
  await expect(record(contactId, ago(6))).rejects.toMatchObject({ code: 'agreements.cancelledSince', status: 409 });

  const back = await owner.api.agreements.undoCancel({ id, version: cancelled.version, reason: 'Another client had called' });
  expect([back.cancelledOn, (await standingOf(contactId)).standing]).toEqual([null, 'signed']);
  await expect(owner.api.agreements.undoCancel({ id, version: back.version, reason: 'Another client had called' })).rejects.toMatchObject({
    code: 'agreements.notCancelled',
    status: 409,
  });
  const again = await notice(ago(5), back.version);
  // They sign once more: the new one counts, with the old cancellation and without it.
  await record(contactId, ago(5));
  expect((await standingOf(contactId)).signedOn).toBe(ago(5));
  await owner.api.agreements.undoCancel({ id, version: again.version, reason: 'Another client had called' });
  expect((await standingOf(contactId)).signedOn).toBe(ago(5));
});

test('a record made by mistake goes, stays in the history, and comes back', async () => {
  const contactId = await addClient();
  const wrong = await record(contactId, ago(3));
  await expect(removeAgreement({ id: wrong.id, version: 7 })).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  const gone = await removeAgreement(wrong);
  expect(gone.removedAt).not.toBeNull();
  expect(await list(contactId)).toMatchObject({ standing: { standing: 'none' }, rows: [{ id: wrong.id, removedAt: gone.removedAt }] });
  for (const call of [
    () => removeAgreement(gone),
    () => owner.api.agreements.cancelNotice({ id: wrong.id, version: gone.version, cancelledOn: TODAY, how: 'post' }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'agreements.notFound', status: 404 });
  }
  const right = await record(contactId, ago(2));
  expect(await removeAgreement(right)).toMatchObject({ removedAt: expect.any(String) as string });
  await owner.api.agreements.restore({ id: wrong.id });
  expect((await standingOf(contactId)).signedOn).toBe(ago(3));
  // Restored both stand, and the one that allows work last counts.
  await owner.api.agreements.restore({ id: right.id });
  expect(await list(contactId)).toMatchObject({ standing: { signedOn: ago(2) }, current: { id: right.id } });
  const page = await owner.api.agreements.list({ contactId, limit: 1 });
  expect(page.rows.map((row) => row.id)).toEqual([right.id]);
  expect((await owner.api.agreements.list({ contactId, limit: 1, after: page.next ?? '' })).rows.map((row) => row.id)).toEqual([wrong.id]);
});

test('an archived contact is only read; who may look may not write, and others not even look', async () => {
  const contactId = await addClient();
  const { id, version } = await record(contactId, ago(3));
  const archived = await owner.api.contacts.archive({ id: contactId, version: await versionOf(contactId) });
  const refused = [
    () => record(contactId, ago(2)),
    () => owner.api.agreements.correct({ id, version, signedOn: ago(3), disclosureGivenOn: ago(3), how: 'paper' }),
    () => owner.api.agreements.cancelNotice({ id, version, cancelledOn: TODAY, how: 'post' }),
    () => owner.api.agreements.undoCancel({ id, version, reason: 'Another client had called' }),
    () => removeAgreement({ id, version }),
    () => owner.api.agreements.restore({ id }),
  ];
  for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
  expect((await list(contactId)).rows).toHaveLength(1);
  await owner.api.contacts.restore({ id: contactId, version: archived.version });
  await expect(list(NOBODY)).rejects.toMatchObject({ code: 'contacts.notFound' });
  for (const role of ['billing', 'read-only'] as const) {
    const { api } = await app.signIn(role);
    expect((await api.agreements.list({ contactId })).rows).toHaveLength(1);
    await expect(api.agreements.cancelNotice({ id, version, cancelledOn: TODAY, how: 'phone' })).rejects.toMatchObject({ status: 403 });
  }
  await expect((await app.signIn('user')).api.agreements.list({ contactId })).rejects.toMatchObject({ status: 403 });
  const { api: processor } = await app.signIn('processor');
  expect((await processor.agreements.cancelNotice({ id, version, cancelledOn: TODAY, how: 'phone' })).cancelledOn).toBe(TODAY);
});

test('G7: no work begins while the client may cancel: no stage, no round, and the dashboard says when it may', async () => {
  const need = async () => (await owner.api.dashboard.get()).needs.find(({ key }) => key === 'cases.mayStart');
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api, new Date(EVENING));
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const open = () => owner.api.disputes.openRound({ contactId, version: draft.version });
  const { current } = await list(contactId);
  if (current) await removeAgreement(current);
  await expect(open()).rejects.toMatchObject({ code: 'agreements.none', status: 409 });
  const before = await need();
  // Maria lives in Ohio: five business days.
  const { id, version } = await record(contactId, TODAY);
  const sentence = 'Work may start on Mar 19, 2030: the cancellation period is still open.';
  await expect(open()).rejects.toMatchObject({
    code: 'agreements.periodOpen',
    status: 409,
    message: sentence,
    data: { until: '2030-03-19' },
  });
  // Told before someone tries.
  expect((await owner.api.disputes.getDraft({ contactId })).draft?.problems[0]).toMatchObject({
    code: 'agreements.periodOpen',
    blocks: true,
    message: sentence,
  });
  await expect(toAnalysis(contactId)).rejects.toMatchObject({ data: { fields: { agreement: sentence } } });
  const summary = (reader: Person = owner) => readFacet(reader.api, contactId, 'agreement');
  expect(await summary()).toMatchObject({ standing: 'cancel-period', signedOn: TODAY, servicesFrom: '2030-03-19' });
  expect(await need()).toEqual(before);
  // Signed the last day that lets work begin today, and the day after it.
  const enough = [...Array(30).keys()].map(ago).find((signed) => addBusinessDays(signed, 5) < TODAY) ?? TODAY;
  const late = await owner.api.agreements.correct({
    id,
    version,
    signedOn: addDays(enough, 1),
    disclosureGivenOn: enough,
    how: 'paper',
    reason: 'The day was misread',
  });
  await expect(open()).rejects.toMatchObject({ code: 'agreements.periodOpen' });
  expect(await need()).toEqual(before);
  const over = await owner.api.agreements.correct({
    id,
    version: late.version,
    signedOn: enough,
    disclosureGivenOn: enough,
    how: 'paper',
    reason: 'The day was misread',
  });
  expect(await need()).toMatchObject({ weight: 'open', href: '/client-management?stage=onboarding&hold=no' });
  const told = await owner.api.agreements.cancelNotice({ id, version: over.version, cancelledOn: TODAY, how: 'email' });
  await expect(open()).rejects.toMatchObject({
    code: 'agreements.cancelled',
    message: 'The agreement was canceled on Mar 11, 2030. No more work may be done.',
  });
  expect(await need()).toEqual(before);
  const { version: standing } = await owner.api.agreements.undoCancel({ id, version: told.version, reason: 'Another client had called' });
  await toAnalysis(contactId);
  // The program moves the client on once the round is open.
  await open();
  expect(await summary()).toMatchObject({ standing: 'signed' });
  // What was made before a cancellation is not printed after it.
  const letter = await app.eventually(async () =>
    (await owner.api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'),
  );
  const { version: cancelled } = await owner.api.agreements.cancelNotice({ id, version: standing, cancelledOn: TODAY, how: 'text' });
  const print = () => owner.api.letters.createPrintBatch({ letterIds: [letter.id] });
  await expect(print()).rejects.toMatchObject({
    code: 'agreements.cancelled',
    status: 409,
    message: 'Nothing is printed for Maria Delgado. The agreement was canceled on Mar 11, 2030. No more work may be done.',
  });
  await owner.api.agreements.undoCancel({ id, version: cancelled, reason: 'Another client had called' });
  // What the client approved before ended with the agreement.
  await approveLetters(app, owner.api, contactId);
  await print();
});

test('C1: the period ends once the day is over where the client lives: in New York, and in the time zone that was chosen', async () => {
  const [newYork, chosen] = [await addClient(), await addClient({ timeZone: 'Pacific/Honolulu' })];
  for (const contactId of [newYork, chosen]) await record(contactId, TODAY);
  const at = async (contactId: string, instant: string) => {
    // What has passed since the file began would carry a slow run over the hour.
    aside = Date.parse(instant) - EVENING - (Date.now() - started);
    const { api } = await app.signIn('owner');
    return (await api.agreements.list({ contactId })).standing.standing;
  };
  try {
    expect([await at(newYork, '2030-03-15T03:59:00Z'), await at(newYork, '2030-03-15T04:01:00Z')]).toEqual(['cancel-period', 'signed']);
    expect([await at(chosen, '2030-03-15T09:59:00Z'), await at(chosen, '2030-03-15T10:01:00Z')]).toEqual(['cancel-period', 'signed']);
  } finally {
    aside = 0;
  }
});

test('what lets work start sooner says why, and moving to another state does not', async () => {
  const contactId = await addClient({ state: 'CA', zip: '90001', city: 'Los Angeles' });
  const { id, version } = await record(contactId, TODAY);
  await owner.api.contacts.update({
    ...COMPLETE_CONTACT,
    ssn: null,
    email: null,
    phone: null,
    id: contactId,
    version: await versionOf(contactId),
    state: 'NY',
    zip: '10001',
    city: 'New York',
  });
  expect(await list(contactId)).toMatchObject({
    standing: { servicesFrom: '2030-03-19' },
    wait: { businessDays: 5, state: 'CA' },
    rows: [{ servicesFrom: '2030-03-19' }],
  });
  const correct = (signedOn: CivilDate, more: object = {}) =>
    owner.api.agreements.correct({ id, version, signedOn, disclosureGivenOn: signedOn, how: 'paper', ...more });
  for (const reason of [null, ' ', '.', 'because'])
    await expect(correct(ago(1), { reason })).rejects.toMatchObject({
      code: 'agreements.reasonMissing',
      status: 422,
      data: { fields: { reason: expect.any(String) as string } },
    });
  const earlier = await correct(ago(1), { reason: 'The paper says so' });
  await expect(removeAgreement(earlier, ' ')).rejects.toMatchObject({ code: 'app.inputInvalid' });
  await removeAgreement(earlier, 'Of another client');
  const changes = (await owner.api.activity.list({ contactId })).rows
    .filter(({ kind }) => kind.startsWith('agreements.'))
    .map((row) => row.changes.find(({ field }) => field === 'reason')?.after);
  expect(changes.slice(0, 2)).toEqual(['Of another client', 'The paper says so']);
});

test('only leads and clients have agreements, an empty day is asked for, and a statement of another year is not of this agreement', async () => {
  await expect(record(await addClient({ category: 'affiliate' }), TODAY)).rejects.toMatchObject({
    code: 'agreements.notForThis',
    status: 422,
  });
  const contactId = await addClient();
  await expect(record(contactId, TODAY, { disclosureGivenOn: '' })).rejects.toMatchObject({
    data: { fields: { disclosureGivenOn: 'Please enter the day.' } },
  });
  await expect(record(contactId, TODAY, { disclosureGivenOn: ago(367) })).rejects.toMatchObject({
    code: 'agreements.disclosureLongBefore',
    status: 422,
  });
});

test('P11, G8: a paper of long ago says who saw it and why only now; to take back what stops work is a right of its own', async () => {
  const contactId = await addClient();
  for (const reason of [null, '.', 'late'])
    await expect(record(contactId, ago(60), { reason })).rejects.toMatchObject({
      code: 'agreements.reasonMissing',
      status: 422,
      data: { fields: { reason: expect.any(String) as string } },
    });
  const { api: sales } = await app.signIn('sales');
  const input = { contactId, signedOn: ago(60), disclosureGivenOn: ago(61), how: 'paper', attestedBy: 'Dana Whitfield' } as const;
  const { id, version, ...recorded } = await sales.agreements.record({ ...input, reason: 'Found in the binder of 2029' });
  expect(recorded).toMatchObject({ attestedBy: 'Dana Whitfield', attestedReason: 'Found in the binder of 2029', recordedBy: 'Test sales' });
  // A person who may record must not make work start sooner, nor lift what stops it.
  const earlier = { id, version, signedOn: ago(90), disclosureGivenOn: ago(90), how: 'paper', reason: 'The day was misread' } as const;
  await expect(sales.agreements.correct(earlier)).rejects.toMatchObject({ code: 'agreements.notEarlier', status: 403 });
  const told = await sales.agreements.cancelNotice({ id, version, cancelledOn: TODAY, how: 'phone' });
  const undo = { id, version: told.version, reason: 'Another client called' };
  for (const role of ['sales', 'processor', 'credit-specialist', 'admin'] as const) {
    const { api } = await app.signIn(role);
    await expect(api.agreements.undoCancel(undo)).rejects.toMatchObject({ status: 403 });
    await expect(api.agreements.remove(undo)).rejects.toMatchObject({ status: 403 });
  }
  await expect(owner.api.agreements.undoCancel({ ...undo, reason: ' ' })).rejects.toMatchObject({ code: 'app.inputInvalid' });
  await (await app.signIn('compliance')).api.agreements.undoCancel(undo);
  const [entry] = (await owner.api.activity.list({ contactId })).rows;
  expect(entry).toMatchObject({ kind: 'agreements.cancellationUndone', actor: { name: 'Test compliance' } });
  expect(entry?.changes.find(({ field }) => field === 'reason')?.after).toBe('Another client called');
});

test('clients without an agreement are counted, and the list shows exactly them', async () => {
  const need = async () => (await owner.api.dashboard.get()).needs.find(({ key }) => key === 'agreements.none');
  const listed = async () =>
    (await owner.api.contactLists.list({ category: 'client', active: 'yes', facets: { agreement: 'none' }, limit: 100 })).rows.map(
      (row) => row.id,
    );
  const before = (await need())?.count ?? 0;
  const [one, two] = [await addClient(), await addClient()];
  expect((await need())?.count).toBe(before + 2);
  expect(await listed()).toEqual(expect.arrayContaining([one, two]));
  const { id, version } = await record(one, ago(9));
  expect((await need())?.count).toBe(before + 1);
  expect(await listed()).not.toContain(one);
  await removeAgreement({ id, version });
  expect(await listed()).toContain(one);
});

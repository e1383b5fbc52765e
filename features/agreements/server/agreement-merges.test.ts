// Agreements of records that are merged, and agreements after a cancellation.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { letWorkIn } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** Noon of a Tuesday with no holiday near. */
const NOON = Date.parse('2030-03-12T16:00:00Z');
const TODAY = civilDate(2030, 3, 12);
const started = Date.now();
let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(NOON + Date.now() - started) });
  owner = await app.signIn('owner');
  await letWorkIn(app, 'NY');
});
afterAll(() => app.close());

const ago = (days: number): CivilDate => addDays(TODAY, -days);
const addClient = async () =>
  (
    await owner.api.contacts.create({
      ...COMPLETE_CONTACT,
      ssn: null,
      email: null,
      phone: null,
      state: 'NY',
      zip: '10001',
      city: 'New York',
    })
  ).id;
const record = (contactId: string, signedOn: CivilDate) =>
  owner.api.agreements.record({ contactId, signedOn, disclosureGivenOn: signedOn, how: 'paper', reason: 'Found in the binder' });
const removeAgreement = ({ id, version }: { readonly id: string; readonly version: number }) =>
  owner.api.agreements.remove({ id, version, reason: 'Another client had called' });
const list = (contactId: string) => owner.api.agreements.list({ contactId });
const standingOf = async (contactId: string) => (await list(contactId)).standing;
const toAnalysis = async (contactId: string) =>
  owner.api.cases.moveStage({ contactId, version: (await owner.api.contacts.get({ id: contactId })).version, stage: 'analysis' });
const held = async (id: string) =>
  (await list(id)).rows.map(({ signedOn, removedAt }) => `${signedOn}${removedAt === null ? '' : ' removed'}`).sort();
const merge = async (keptId: string, mergedId: string) => {
  const [kept, merged] = [await owner.api.contacts.get({ id: keptId }), await owner.api.contacts.get({ id: mergedId })];
  return owner.api.duplicates.merge({ keptId, keptVersion: kept.version, mergedId, mergedVersion: merged.version, take: [] });
};

test('agreements follow into the kept record and return with the undo; of two in effect the later one holds work', async () => {
  const [kept, merged] = [await addClient(), await addClient()];
  const gone = await record(merged, ago(40));
  await removeAgreement(gone);
  const only = await record(merged, ago(30));
  const first = await merge(kept, merged);
  expect([await held(kept), await held(merged)]).toEqual([[`${ago(40)} removed`, ago(30)], []]);
  await owner.api.duplicates.undoMerge({ id: first.id });
  expect([await held(kept), await held(merged)]).toEqual([[], [`${ago(40)} removed`, ago(30)]]);

  const today = await record(kept, TODAY);
  const second = await merge(kept, merged);
  expect(await held(kept)).toEqual([`${ago(40)} removed`, ago(30), TODAY]);
  await owner.api.duplicates.undoMerge({ id: second.id });
  expect([await held(kept), await held(merged)]).toEqual([[TODAY], [`${ago(40)} removed`, ago(30)]]);
  // The other way round, the record of today comes with the merged one and still forbids work.
  const third = await merge(merged, kept);
  expect(await list(merged)).toMatchObject({ standing: { standing: 'cancel-period', signedOn: TODAY }, current: { id: today.id } });
  await expect(toAnalysis(merged)).rejects.toMatchObject({ code: 'cases.gateUnmet' });
  await owner.api.duplicates.undoMerge({ id: third.id });
  expect([(await standingOf(kept)).signedOn, (await standingOf(merged)).signedOn]).toEqual([TODAY, only.signedOn]);
});

test('after a cancellation of any kind a new agreement can be recorded', async () => {
  const cancelled = async (contactId: string, signedOn: CivilDate, cancelledOn: CivilDate) => {
    const { id, version } = await record(contactId, signedOn);
    return owner.api.agreements.cancelNotice({ id, version, cancelledOn, how: 'in-person' });
  };
  const signsAgain = async (contactId: string, cancelledOn: CivilDate) => {
    expect(await list(contactId)).toMatchObject({ standing: { standing: 'cancelled', cancelledOn }, current: null });
    const { id } = await record(contactId, TODAY);
    expect(await list(contactId)).toMatchObject({ standing: { standing: 'cancel-period' }, current: { id } });
  };
  const people = async () => [await addClient(), await addClient()] as const;
  const [a, a2] = await people();
  await record(a, ago(60));
  await cancelled(a2, ago(70), ago(20));
  await merge(a, a2);
  await signsAgain(a, ago(20));

  const [b, b2] = await people();
  await cancelled(b, ago(60), ago(5));
  await record(b2, ago(10));
  await merge(b, b2);
  await signsAgain(b, ago(5));

  const c = await addClient();
  const x = await cancelled(c, ago(60), ago(3));
  await removeAgreement(x);
  await record(c, ago(10));
  await owner.api.agreements.restore({ id: x.id });
  await signsAgain(c, ago(3));
});

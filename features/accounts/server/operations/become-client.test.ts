// Ways in which someone on the staff could become a client: each ends at the mailbox of the contact, or at an owner.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { readMails } from '../../../identity/server/testing.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: Person;
let sales: Person;
let count = 0;
const newEmail = () => `client${(count += 1)}@example.test`;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  sales = await app.signIn('sales');
});
afterAll(() => app.close());

const add = ({ api }: Person, email: string | null, more: object = {}) =>
  api.contacts.create({ firstName: 'Maria', lastName: 'Delgado', category: 'client', email, ...more });
type Added = Awaited<ReturnType<typeof add>>;
const setEmail = ({ api }: Person, { id, version }: Pick<Added, 'id' | 'version'>, email: string | null) =>
  api.contacts.update({ id, version, firstName: 'Maria', lastName: 'Delgado', category: 'client', email });
const invite = ({ api }: Person, contactId: string) => api.accounts.createClientInvite({ contactId });
const mailsTo = async (email: string) => (await readMails(app, email)).map(({ kind }) => kind);

test('an address that one entered oneself is invited by someone else', async () => {
  const [email, colleague] = [newEmail(), await app.signIn('credit-specialist')];
  const own = await add(sales, email);
  await expect(invite(sales, own.id)).rejects.toMatchObject({ code: 'access.ownAddress', status: 403 });
  // Saving the rest, or the same address again, gives it no other origin.
  await setEmail(colleague, own, email);
  await expect(invite(sales, own.id)).rejects.toMatchObject({ code: 'access.ownAddress' });
  expect((await invite(colleague, own.id)).invite.email).toBe(email);
  await expect(invite(sales, (await add(sales, null)).id)).rejects.toMatchObject({ code: 'access.noAddress', status: 409 });
  const byOwner = await add(owner, newEmail());
  expect((await invite(owner, byOwner.id)).invite.state).toBe('open');
});

test('changing the address of a client tells the one before and revokes its invitation', async () => {
  const [before, after] = [newEmail(), newEmail()];
  const contact = await add(owner, before);
  const { invite: early } = await invite(sales, contact.id);
  await setEmail(sales, contact, after);
  await app.eventually(async () => ((await mailsTo(before)).includes('access.contactAddressChanged') ? true : undefined));
  const told = (await readMails(app, before)).at(-1)?.text;
  expect(told).toContain('c•••@example.test');
  expect(told).not.toContain(after);
  expect((await owner.api.accounts.listInvites({ contactId: contact.id })).invites).toMatchObject([{ id: early.id, state: 'revoked' }]);
  await expect(sales.api.accounts.resendInvite({ inviteId: early.id })).rejects.toMatchObject({ code: 'access.ownAddress' });
  await expect(invite(sales, contact.id)).rejects.toMatchObject({ code: 'access.ownAddress' });
});

test('another address takes an owner, and the one on file is told', async () => {
  const [onFile, other] = [newEmail(), newEmail()];
  const contact = await add(owner, onFile);
  const elsewhere = { contactId: contact.id, email: other, reason: 'Her mailbox is closed' };
  for (const role of ['admin', 'credit-specialist', 'sales', 'compliance'] as const)
    await expect((await app.signIn(role)).api.accounts.inviteClientElsewhere(elsewhere)).rejects.toMatchObject({ status: 403 });
  await owner.api.accounts.inviteClientElsewhere(elsewhere);
  expect(await mailsTo(other)).toEqual(['access.clientInvite']);
  expect(await mailsTo(onFile)).toEqual(['access.invitedElsewhere']);
});

test('an address that a web form added to a known lead is invited by an owner', async () => {
  const lead = await add(owner, null, { category: 'lead' });
  await sql`update contacts set email = ${newEmail()}, email_claimed = true where id = ${lead.id}`.execute(app.server.database.db);
  await expect(invite(sales, lead.id)).rejects.toMatchObject({ code: 'access.addressClaimed', status: 403 });
  expect((await invite(owner, lead.id)).invite.state).toBe('open');
});

test("a record with a login takes no other record along, unless both had the address before, and a joined address is one's own", async () => {
  const merge = ({ api }: Person, kept: Added, merged: Added) =>
    api.duplicates.merge({ keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version, take: [] });
  const [bait, client] = [await add(owner, newEmail()), await add(owner, newEmail())];
  await app.signIn('client', { contactId: bait.id });
  await expect(merge(sales, bait, client)).rejects.toMatchObject({ code: 'duplicates.loginOfOther', status: 403 });
  const moved = await setEmail(sales, client, bait.email);
  await expect(merge(sales, bait, moved)).rejects.toMatchObject({ code: 'duplicates.loginOfOther' });
  const twin = await add(owner, bait.email);
  await merge(sales, bait, twin);

  const [form, paper] = [await add(owner, newEmail()), await add(owner, null)];
  await merge(sales, form, paper);
  await expect(invite(sales, form.id)).rejects.toMatchObject({ code: 'access.ownAddress' });
});

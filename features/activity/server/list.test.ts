import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestHouse, type TestHouse } from '../../../tests/support/test-house.ts';

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

test('the list leaves out what a person may not see, and pages go on past it', async () => {
  const owner = await house.signIn('owner');
  const sales = await house.signIn('sales');
  const { id: contactId } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  await owner.api.access.createClientInvite({ contactId, email: 'maria@example.test' });
  for (let i = 0; i < 12; i += 1) await house.signIn('billing');
  await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'other@example.test' });

  const all = await owner.api.activity.list({ limit: 100 });
  expect(all.rows.filter((row) => row.kind === 'access.signedIn')).toHaveLength(14);
  const seen: string[] = [];
  for (let before: number | undefined, looks = 0; looks < 30; looks += 1) {
    const page = await sales.api.activity.list({ limit: 3, ...(before !== undefined && { before }) });
    seen.push(...page.rows.map((row) => `${row.kind} by ${row.actor.name}`));
    if (page.next === null) break;
    before = page.next;
  }
  // One's own sign-in, and what belongs to contacts.
  expect(seen).toEqual(['contacts.created by Test owner', 'access.clientInvited by Test owner', 'contacts.created by Test owner', 'access.signedIn by Test sales']);
});

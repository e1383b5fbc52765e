import { expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { csv, testImports } from '../../../tests/support/import-lists.ts';

const { app, api, importAll, people } = testImports();

test('people of an import are looked at, although they have no row of their own in the record', async () => {
  const here = await api().contacts.create({
    ...COMPLETE_CONTACT,
    firstName: 'Gus',
    lastName: 'Orr',
    ssn: null,
    email: 'gus@example.test',
  });
  const one = await importAll(csv('Gus,Orr,gus@example.test,\nOla,Berg,ola@example.test,\n'), { known: 'add' });
  expect(await people(one.id)).toHaveLength(2);
  const others = await app().eventually(async () => {
    await api().duplicates.findNow();
    const found = await api().duplicates.forContact({ contactId: here.id });
    return found.others.length > 0 ? found.others : undefined;
  });
  expect(others.map(({ reasons }) => reasons)).toEqual([['email']]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** What the report, which lists 412 Alder St, raises about addresses of someone who lives elsewhere. */
async function raised(
  before: readonly { addressLine1: string; city: string; state: string; zip: string }[],
  address: object = {},
): Promise<{ doubts: string[]; questions: string[] }> {
  const moved = {
    ...COMPLETE_CONTACT,
    email: null,
    phone: null,
    addressLine1: '9 Harbor View',
    city: 'Sandusky',
    zip: '44870',
    ...address,
  };
  const { id: contactId } = await api.contacts.create(moved);
  await letWork(app, contactId);
  for (const one of before) await api.contacts.addAddress({ id: contactId, ...one });
  const { id } = await api.creditReports.upload({ contactId, file: mariasReport() });
  const report = await app.eventually(async () => {
    const got = await api.creditReports.get({ id });
    return got.state === 'reading' ? undefined : got;
  });
  expect(report.state).toBe('ready');
  const { rows } = await api.findings.list({ reportId: id });
  return {
    doubts: report.doubts.map(({ what }) => what),
    questions: rows.flatMap(({ finding }) => (finding.code === 'A33' && finding.heading.startsWith('Address') ? [finding.question] : [])),
  };
}

test('an address the client had before is neither a doubt nor a question', async () => {
  const unknown = await raised([{ addressLine1: '1 Elsewhere Rd', city: 'Toledo', state: 'OH', zip: '43604' }]);
  expect(unknown.doubts).toEqual(['address']);
  expect(unknown.questions.length).toBeGreaterThan(0);
  expect(await raised([{ addressLine1: '412 Alder Street', city: 'Toledo', state: 'OH', zip: '43604' }])).toEqual({
    doubts: [],
    questions: [],
  });
});

test('where only former addresses are known, the one a bureau calls current is not asked about', async () => {
  const { questions } = await raised([{ addressLine1: '1 Elsewhere Rd', city: 'Toledo', state: 'OH', zip: '43604' }], {
    addressLine1: null,
    city: null,
    state: null,
    zip: null,
  });
  expect(questions).toEqual([]);
});

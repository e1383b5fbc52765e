// A31 to A33 lead into a letter: what the client denied goes out as they said it, what only may be another person's is asked first.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport } from '../../../db/demo/demo-report.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('an address and a name the client denied become items, and signs of a mixed file become items to be asked about', async () => {
  const stranger = {
    bureau: 'EXP',
    first: 'MARINA',
    last: 'DELGADILLO',
    address: ['1180', 'SPRUCE', 'ST', 'LIMA', 'OH', '45801'],
  } as const;
  const bytes = demoReport({ ...MARIA, stranger }, addDays(civilDateAt(new Date(), OFFICE_ZONE), -6));
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId);
  const { id: reportId } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], 'maria.json') });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'ready' ? true : undefined));
  for (const [kind, words] of [
    ['never-lived-at', '1180 SPRUCE ST, LIMA, OH 45801'],
    ['unknown-name', 'MARINA DELGADILLO'],
  ] as const)
    await api.findings.addStatement({ contactId, kind, words });
  const find = async (start: string) => {
    const { rows } = await api.findings.list({ reportId });
    const row = rows.find(({ finding }) => `${finding.code} ${finding.heading}`.startsWith(start));
    if (!row) throw new Error(`No ${start}: ${rows.map(({ finding }) => `${finding.code} ${finding.heading}`).join('; ')}`);
    return row;
  };
  const { finding } = await find('A33 Address: 1180 SPRUCE');
  expect(finding).toMatchObject({ lineId: 'identity/addresses/1', suggestedReason: 'address-not-mine', wrongAnswer: 'no' });
  await api.findings.answer({ reportId, answers: [{ key: finding.key, version: null, answer: 'wrong', note: '' }] });
  await api.findings.accept({ reportId, keys: [finding.key] });
  const { draft } = await api.disputes.getDraft({ contactId });
  expect(draft?.items).toMatchObject([
    {
      kind: 'personal-information',
      bureau: 'EX',
      heading: 'Address: 1180 SPRUCE ST, LIMA, OH 45801',
      reasonCode: 'address-not-mine',
      clientConfirmed: true,
      statements: ['I never lived or received mail at 1180 SPRUCE ST, LIMA, OH 45801.', 'The address should be removed.'],
      question: { answer: 'no' },
      problems: [],
    },
  ]);
  // The answer is withdrawn: the item is asked about again.
  const answered = await find('A33 Address: 1180 SPRUCE');
  await api.findings.answer({
    reportId,
    answers: [{ key: finding.key, version: answered.answer?.version ?? null, answer: 'right', note: '' }],
  });
  const again = (await api.disputes.getDraft({ contactId })).draft?.items[0];
  expect(again?.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['disputes.clientNotAsked', 'disputes.clientDenied', 'disputes.askFirst']),
  );
});

import { mkdirSync } from 'node:fs';
import { test } from 'vitest';
import { ends, launchBrowser, typeSignIn, visit } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestHouse, TEST_PASSWORD } from '../support/test-house.ts';
import { emptyTrade } from '../../features/credit-reports/staff/manual/trades.ts';

test('look', async () => {
  const house = await startTestHouse();
  const owner = await house.signIn('owner');
  const { api } = owner;
  const contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
  const up = await api.creditReports.upload({ contactId, file: new File(['%PDF-1.4 nothing'], 'a very long name of a file from the scanner 2026-03-02.pdf') });
  await house.eventually(async () => ((await api.creditReports.get({ id: up.id })).state === 'reading' ? undefined : true));
  await api.creditReports.upload({ contactId, file: new File(['hello'], 'words.txt') });
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const pic = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(png)], 'photo.png') });
  await house.eventually(async () => ((await api.creditReports.get({ id: pic.id })).state === 'reading' ? undefined : true));
  const begun = await api.creditReports.beginManual({ contactId, reportId: pic.id });
  const t = emptyTrade('EQ');
  await api.creditReports.saveManual({ id: pic.id, version: begun.version, typed: { reportDate: '2026-03-02', provider: '', bureaus: ['EQ', 'EX'], scores: [{ bureau: 'EQ', model: 'VantageScore 3.0', value: '640' }], identities: [],
    trades: [{ ...t, creditorName: 'First Test Bank', accountNumber: '5500****', payStatus: 'late30', history: [{ month: '2026-01', code: '30' }, { month: '2025-12', code: 'CO' }] }, { ...t, bureau: 'EX', creditorName: 'First Test Bank', accountNumber: '5500****', payStatus: 'current' }, { ...t, creditorName: 'Anytown Collections' }],
    inquiries: [{ bureau: 'EQ', name: 'ANY LENDER', date: '2026-01', kind: 'hard' }], publicRecords: [{ bureau: 'EQ', kind: 'bankruptcy', status: 'Discharged', filed: '2020-01-02', reference: '20-1', court: 'US Bankruptcy Court', chapter: '7' }] } });
  mkdirSync('/tmp/shots-manual', { recursive: true });
  const browser = await launchBrowser();
  for (const phone of [true, false]) {
    const { page } = await visit(browser, { phone, dark: !phone });
    const shot = (name: string) => page.screenshot({ path: `/tmp/shots-manual/look-${name}-${phone ? 'phone' : 'wide'}.png` });
    await typeSignIn(page, `${house.url}/login`, { email: owner.email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${house.url}/contacts/${contactId}?tab=reports`);
    await page.getByText('words.txt').waitFor();
    await page.screenshot({ path: `/tmp/shots-manual/look-list-${phone ? 'phone' : 'wide'}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Go on typing' }).click();
    await page.getByRole('heading', { name: 'Accounts' }).waitFor();
    await shot('top');
    await page.getByRole('button', { name: /^First Test Bank/ }).first().click();
    await page.getByLabel('Pay status').scrollIntoViewIfNeeded();
    await shot('account');
    await page.getByRole('button', { name: 'Finish' }).click();
    await shot('finish');
    await page.getByRole('heading', { name: 'Public records' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 3000);
    await shot('end');
    if (phone) { await page.getByText('Document', { exact: true }).click(); await shot('document'); }
    console.log(phone, await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  }
  await browser.close();
  await house.close();
});

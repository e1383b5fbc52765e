// What others do shows on an open page by itself, and someone who loses access is signed out without touching the page.
import { describe, expect, test } from 'vitest';
import { chromePath, launchBrowser, visit } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('the live feed', () => {
  test('a contact someone adds appears in the open list; ending the session leads to /login', async () => {
    const app = await startTestApp();
    const browser = await launchBrowser();
    try {
      const { email, api, userId } = await app.signIn('owner');
      const { page, troubles } = await visit(browser);
      const follows = page.waitForResponse((answer) => answer.url().endsWith('/api/live'));
      await page.goto(`${app.url}/contacts`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      expect((await follows).status()).toBe(200);
      await page
        .getByText('No contacts yet')
        .or(page.getByRole('heading', { name: 'Contacts' }))
        .first()
        .waitFor();

      await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: 'Livingstone' });
      await page.getByText('Maria Livingstone').first().waitFor();

      await app.server.database.pool.query('update users set valid_since = now() where id = $1', [userId]);
      await page.waitForURL(/\/login/);
      expect(troubles).toEqual([]);
    } finally {
      await browser.close();
      await app.close();
    }
  });
});

// What journeys do on the page of one's own account.
import type { Page } from 'playwright-core';
import { totpCode } from './second-factor.ts';

/** Adds an authenticator app on the open account page, as someone who types the key would, and answers that key (base32). */
export async function addAppOnPage(page: Page, name: string, at: Date = new Date()): Promise<string> {
  await page.getByRole('button', { name: /^Add (authenticator|another) app$/ }).click();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const secret = key.replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, at));
  await page.getByLabel('Name of the app').fill(name);
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByText(name, { exact: true }).waitFor();
  return secret;
}

/** The recovery codes shown on the page, which are put away. */
export async function keepRecoveryCodes(page: Page): Promise<readonly string[]> {
  const list = page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
  await list.first().waitFor();
  const codes = await list.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

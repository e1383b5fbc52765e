// What several walks do the way people do it: choose a contact, unfold filters, drop files, take in a download or a PDF.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Walk } from './walk.ts';

/** Types a few letters and takes the contact of this name. */
export async function pickContact(within: Page | Locator, label: string, name: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(name);
  const page = 'keyboard' in within ? within : within.page();
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** At phone width filters are behind a button. */
export async function unfoldFilters({ page, form }: Walk): Promise<void> {
  if (form !== 'phone') return;
  const button = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

export interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Drops files from the desktop on `target`. */
export async function dropFiles(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const inPage = files.map(({ name, type, bytes }) => ({ name, type, text: Buffer.from(bytes).toString('base64') }));
  // Text, not a function: this file is checked without the browser's types.
  const dataTransfer = await target.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const { name, type, text } of ${JSON.stringify(inPage)})
      transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type }));
    return transfer;
  })()`);
  for (const kind of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(kind, { dataTransfer });
}

/** The PDF that a click asks for, once it has arrived; it opens in a tab of its own, which is closed again. */
export async function expectPdf({ page }: Walk, address: RegExp, click: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => address.test(new URL(response.url()).pathname));
  const tab = page.waitForEvent('popup');
  await click();
  expect((await answer).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();
}

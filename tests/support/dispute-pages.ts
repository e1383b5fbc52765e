// Pages of disputes and letters, as a person uses them.
import type { Locator, Page } from 'playwright-core';
import { answerAll } from './letter-page.ts';

/** What the program proposes for the next round, by its words: 'It came back: NORTHGATE RECOVERY at Equifax'. */
export const proposal = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Proposed for the next round' }).getByRole('checkbox', { name });

/** While a bureau has time, preparing the next round is folded. */
export async function openWork(page: Page): Promise<void> {
  const fold = page.getByText('Prepare the next round');
  const work = page.getByRole('region', { name: 'Choose items' });
  await fold.or(work).first().waitFor();
  if (!(await work.isVisible())) await fold.click();
  await work.waitFor();
}

/** Marks a letter in a list: 'Equifax, round 1'. */
export async function markLetter(page: Page, letter: string): Promise<void> {
  await page.getByRole('checkbox', { name: `Select the letter of Maria Delgado to ${letter}` }).check();
}

/** Chooses an option of a field that can be searched. The list closes when what was saved comes in meanwhile; a person opens it again. */
export async function pickOption(page: Page, field: Locator, option: string): Promise<void> {
  const found = page.getByRole('option', { name: option }).filter({ visible: true }).first();
  for (let left = 6; ; left -= 1) {
    await field.click();
    if (await field.isEditable()) await field.fill(option);
    try {
      await found.click({ timeout: 10_000 });
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** Chooses a file by a button of the portal. */
export async function chooseFile(
  page: Page,
  button: Locator,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles([file]);
}

/** A client reads the newest letter to each of these bureaus in the portal at `url`, and approves it. */
export async function approveInPortal(page: Page, url: string, bureaus: readonly string[]): Promise<void> {
  for (const bureau of bureaus) {
    await page.goto(`${url}/client/letters`);
    await page
      .getByRole('link', { name: new RegExp(`Letter to ${bureau}$`) })
      .first()
      .click();
    await answerAll(page);
    await page.getByRole('button', { name: 'Approve this letter' }).click();
    await page.getByRole('heading', { name: 'You approved this letter' }).waitFor();
  }
}

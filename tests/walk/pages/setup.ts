// The first day of an office: the look is changed and seen outside, and the other steps are done or lead to where they are.
import { expect } from 'vitest';
import { ends, SOON } from '../../support/browser.ts';
import { walkPage, type Walk } from '../walk.ts';

const NAME = 'Lakeland Credit Services';

walkPage({
  path: '/setup',
  purpose: 'the first day as a computed checklist; name, logo, phone, color and zone show in emails, portal, sign-in, web forms and PDFs',
  permission: 'office:manage',
  async use(walk) {
    const { page } = walk;
    await walk.step('what is done and what is asked', true, async () => {
      await page.getByText(/^\d+ of \d+ steps done\./).waitFor();
      await page.getByText('Time zone: Eastern Time – New York').waitFor();
      await page.getByText(/^It is \d+:\d\d [AP]M there\./).waitFor();
      await walk.look('1-steps');
    });
    await walk.step('the name is changed, and visitors see it', true, () => rename(walk));
    await walk.step('a color that is hard to read gives way', true, async () => {
      const color = page.getByLabel('Color', { exact: true });
      const before = await color.inputValue();
      await color.fill('#ffe600');
      await page.getByText('This color is too light to read').waitFor();
      await walk.look('2-color');
      await color.fill(before);
    });
    await walk.step('the logo is removed and comes back', true, async () => {
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('img', { name: 'Logo of the office' }).waitFor();
    });
    await walk.step('a test email', walk.may('mail:send-test'), async () => {
      await page.getByRole('button', { name: 'Send a test email to me' }).click();
      await page.getByText('Kept here').waitFor();
    });
    await walk.step('a step leads to where it is done', true, async () => {
      await page.getByRole('link', { name: /^Open\b.*Main location$/ }).click();
      await ends(page, '/location');
      await page.goBack();
      await page.getByText(/^\d+ of \d+ steps done\./).waitFor();
    });
  },
});

async function rename({ page, url, mark }: Walk): Promise<void> {
  const save = async (name: string): Promise<void> => {
    await page.getByLabel('Company name').fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.getByRole('main').getByText(name).count(), SOON).toBeGreaterThan(0);
  };
  await save(`Lakeland ${mark}`);
  const outside = await page.context().browser()?.newContext();
  const visitor = await outside?.newPage();
  await visitor?.goto(`${url}/client/login`);
  await visitor?.getByText(`Lakeland ${mark}`).first().waitFor();
  await visitor?.getByText('Questions? Call us at (419) 555-0100.').waitFor();
  await outside?.close();
  await save(NAME);
}

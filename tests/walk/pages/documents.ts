// Files of all contacts: filtered, looked at in place, reviewed, asked for, and dropped on the page for a contact.
import { expect } from 'vitest';
import { demoPaper } from '../../../db/demo/demo-documents.ts';
import { drawDemoLogo } from '../../../db/demo/demo-logo.ts';
import { dropFiles, pickContact, unfoldFilters } from '../gestures.ts';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/documents',
  purpose: 'all files of all contacts; filters, counts; preview in place; mark; upload by drop to a chosen contact',
  permission: 'files:browse',
  through: { path: '/client-management', link: 'Documents' },
  async use(walk) {
    const { page, may } = walk;
    const table = page.getByRole('table', { name: 'Files' });
    await walk.step('every file with client, kind, name, state, who, when', true, async () => {
      await table.getByRole('row').nth(3).waitFor();
      await walk.look('1-list');
    });
    await walk.step('filters with counts, kept by the address', true, async () => {
      await unfoldFilters(walk);
      const kind = page.getByLabel('Kind', { exact: true });
      await page.getByRole('option', { name: /^Photo ID \(\d+\)$/ }).waitFor({ state: 'attached' });
      await kind.selectOption('photo-id');
      await page.waitForURL((url) => url.searchParams.get('kind') === 'photo-id');
      await page.reload();
      await unfoldFilters(walk);
      expect(await kind.inputValue()).toBe('photo-id');
      await walk.look('2-filter');
      await kind.selectOption('');
    });
    await walk.step(
      'drop files for a contact, mark one as photo ID',
      may('files:upload') && may('files:mark'),
      () => dropAndMark(walk),
      async () => {
        expect(await page.getByRole('button', { name: 'Upload files' }).count()).toBe(0);
      },
    );
    await walk.step('look at a file in place', true, async () => {
      await page.goto(`${walk.url}/documents?kind=photo-id`);
      await table.getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Download' }).waitFor();
      await walk.look('5-file');
      if (!may('files:mark')) expect(await page.getByRole('dialog').getByLabel('What it is').count()).toBe(0);
    });
    await walk.step('which clients lack a document', true, async () => {
      await page.goto(`${walk.url}/documents?tab=clients&missing=any`);
      await page.getByRole('table', { name: 'Clients and their documents' }).getByText('Missing').first().waitFor();
      await walk.look('6-required');
    });
    await walk.step('review what clients sent, and what they were asked for', true, async () => {
      await page.goto(`${walk.url}/documents?tab=review`);
      await page.getByText(/^1 of \d/).waitFor();
      await walk.look('7-review');
      expect(await page.getByRole('button', { name: /^Accept/ }).count()).toBe(may('files:mark') ? 1 : 0);
      await page.goto(`${walk.url}/documents?tab=requests`);
      await page.getByRole('table', { name: 'Documents asked for' }).getByText('Waiting for the client').first().waitFor();
      await walk.look('8-requests');
      await page.goto(`${walk.url}/documents?tab=clients&missing=any`);
    });
    await walk.step('files of one contact', true, async () => {
      await page.getByRole('table', { name: 'Clients and their documents' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Documents for letters' }).waitFor();
      expect(await page.getByRole('region', { name: 'Upload documents' }).count()).toBe(may('files:upload') ? 1 : 0);
    });
  },
});

async function dropAndMark(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.getByRole('button', { name: 'Upload files' }).click();
  const panel = page.getByRole('region', { name: 'Upload documents' });
  await panel.getByText('Choose the contact first').waitFor();
  await pickContact(panel, 'Upload for', 'Maria Delgado');
  const logo = await drawDemoLogo();
  const [paper, picture] = [`License ${walk.mark}.pdf`, `Photo ${walk.mark}.png`];
  await panel.getByText('Drop files here').waitFor();
  await dropFiles(panel.getByText('Drop files here'), [
    { name: paper, type: 'application/pdf', bytes: Buffer.from(demoPaper(`License ${walk.mark}`)) },
    { name: picture, type: 'image/png', bytes: new Uint8Array(await logo.arrayBuffer()) },
  ]);
  await panel.getByText('2 of 2 uploaded').waitFor();
  await walk.look('3-dropped');
  await page.getByRole('button', { name: 'Close upload' }).click();
  const table = page.getByRole('table', { name: 'Files' });
  await table.getByRole('link', { name: picture }).click();
  await page.getByRole('dialog').getByAltText(`The document ${picture}`).waitFor();
  await walk.look('4-picture');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await table.getByRole('link', { name: paper }).click();
  await page.getByRole('dialog').getByLabel('What it is').selectOption('Photo ID');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await page.getByText(`${paper}: Photo ID`).waitFor();
}

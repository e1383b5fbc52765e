// One person: what they may do and why, their claims, browsers, reveals and exports. One permission: who has it.
import { TEST_PASSWORD } from '../../support/test-app.ts';
import { ends, typeSignIn } from '../../support/browser.ts';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/permissions',
  purpose: 'a person: what they may do and why; a permission: who has it; claims, sign-ins and devices, reveals and exports',
  permission: 'roles:view-people',
  async use(walk) {
    const { page, may } = walk;
    await walk.step('a permission and who has it', true, async () => {
      await page.getByRole('table', { name: 'Staff' }).waitFor();
      await walk.look('1-staff');
      await page.getByLabel('Permission', { exact: true }).selectOption('Contacts: Reveal identity');
      const holders = page.getByRole('table', { name: 'Who has this permission' });
      await holders.getByText('The role Admin includes everything in Contacts.').waitFor();
      await walk.look('2-permission');
    });
    await walk.step('a person, what they may do and why', true, async () => {
      await page.getByLabel('Person').selectOption('Robin Sales');
      await page.getByText('The role Sales includes it.').first().waitFor();
      await page.getByText(/^May not do \d+$/).click();
      await walk.look('3-person');
    });
    await walk.step('their claims', true, async () => {
      await page.getByRole('tab', { name: 'Claims' }).click();
      await page.getByRole('table', { name: 'Claims' }).getByText('isAdmin').waitFor();
      await walk.look('4-claims');
    });
    await walk.step('a browser of theirs is signed out', may('roles:end-sessions'), () => signOutElsewhere(walk));
    await walk.step('what they revealed and exported', true, () => seeReveals(walk));
  },
});

async function signOutElsewhere(walk: Walk): Promise<void> {
  const { page, url } = walk;
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await typeSignIn(theirs, `${url}/login`, { email: 'robin-sales@demo.redress.test', password: TEST_PASSWORD });
  await ends(theirs, '/dashboard');
  await page.getByRole('tab', { name: 'Devices' }).click();
  const end = page.getByRole('button', { name: /^Sign out of/ });
  await end.waitFor();
  await walk.look('5-devices');
  await end.click();
  await page.getByText('This person is not signed in anywhere.').waitFor();
  await ends(theirs, '/login');
  await elsewhere.close();
}

/** One’s own, made on the way. */
async function seeReveals(walk: Walk): Promise<void> {
  const { page, url } = walk;
  await page.goto(`${url}/contacts?q=Delgado`);
  await page.getByRole('link', { name: 'Maria Delgado' }).click();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await page.getByRole('button', { name: 'Hide' }).first().waitFor();
  await page.goto(`${url}/permissions`);
  await page.getByLabel('Person').selectOption('Robin Admin');
  await page.getByRole('tab', { name: 'Reveals and exports' }).click();
  await page.getByRole('table', { name: 'Reveals and exports' }).getByRole('row').nth(1).waitFor();
  await walk.look('6-reveals');
}

// Each part and each setting: on or off, why, and how to switch it on.
import { expect } from 'vitest';
import { walkPage } from '../walk.ts';

walkPage({
  path: '/features',
  purpose: 'each part and each setting: on or off, why, what it needs, how to switch it on',
  permission: 'system:view-settings',
  through: { path: '/setup', link: 'Features' },
  async use(walk) {
    const { page } = walk;
    const parts = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
    const settings = page.getByRole('list', { name: 'Settings' }).getByRole('listitem');
    await walk.step('why a part is off, and how to switch it on', true, async () => {
      await walk.look('1-all');
      await page.getByLabel('Show').selectOption('Off');
      await parts.getByText('Off, because SMTP_URL is not set.').waitFor();
      await parts.getByText(/^To switch it on, set SMTP_URL, and start the program again\. Needs: A mail server/).waitFor();
      await walk.look('2-off');
    });
    await walk.step('what is on', true, async () => {
      await page.getByLabel('Show').selectOption('On');
      await parts.getByText(/^On, because OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set\./).waitFor();
    });
    await walk.step('a setting, and no value of a secret', true, async () => {
      await page.getByLabel('About').selectOption({ index: 1 });
      await settings.first().waitFor();
      await page.getByLabel('About').selectOption('Everything');
      const secret = settings.filter({ hasText: /^OIDC_CLIENT_SECRET/ });
      await secret.getByText('The value is not shown').waitFor();
      expect(await page.getByText('for the demo only').count()).toBe(0);
    });
  },
});

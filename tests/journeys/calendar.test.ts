// The calendar: an appointment is added with a warning, moved by keyboard and by dragging, removed and restored; computed days are locked.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { addDays, civilDateAt, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { instantAt } from '../../features/calendar/rules/times.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

/** A Tuesday in the middle of a month, so that what is dragged stays in sight. */
const DAY = '2027-06-15' as CivilDate;

describe.skipIf(chromePath === undefined)('the calendar', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
    await api.tasks.create({ contactId, title: 'Send the bill', dueOn: DAY });
    const today = civilDateAt(new Date(), OFFICE_ZONE);
    await api.agreements.record({ contactId, signedOn: today, disclosureGivenOn: today, how: 'paper', note: '' });
    browser = await launchBrowser();
    const { email, userId } = await app.signIn('credit-specialist');
    const at = (time: string): string => instantAt(DAY, time, OFFICE_ZONE).toISOString();
    await api.calendar.create({ title: 'Team meeting', startsAt: at('10:00'), endsAt: at('11:00'), assigneeId: userId });
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(visitor.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await visitor.page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });

  test('an appointment is added in a month, and told of what is at the same time', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/calendar?on=${DAY}`);
    await page.getByRole('button', { name: /10:00\sAM Team meeting/ }).waitFor();
    await expectAccessible(page);
    await picture(page, 'calendar-1-month');
    await page.getByRole('button', { name: 'New appointment' }).click();
    const dialog = page.getByRole('dialog', { name: 'New appointment' });
    await dialog.getByRole('button', { name: 'Add appointment' }).click();
    await dialog.getByText('Please enter what it is about.').waitFor();
    await dialog.getByLabel('What it is about').fill('Review');
    await dialog.getByLabel('Start time').fill('10:30');
    expect(await dialog.getByLabel('End time').inputValue()).toBe('11:00');
    await dialog.getByText('Team meeting').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add appointment' }).click();
    await page.getByText('Same time as another appointment').waitFor();
    await page.getByRole('button', { name: /10:30\sAM Review/ }).waitFor();
  });

  test('it is moved by keyboard, dragged back by pointer, removed and restored', async () => {
    const { page } = visitor;
    const moved = addDays(DAY, 1);
    await page.getByRole('button', { name: /10:30\sAM Review/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await page.getByLabel('New day').fill(moved);
    await page.keyboard.press('Enter');
    await page.getByText('Moved: Review').waitFor();
    const stored = async () =>
      (await api.calendar.list({ from: addDays(DAY, -7), until: addDays(DAY, 7), zone: OFFICE_ZONE })).appointments;
    const at = (on: CivilDate): string => instantAt(on, '10:30', OFFICE_ZONE).toISOString();
    expect((await stored()).find(({ title }) => title === 'Review')?.startsAt).toBe(at(moved));
    await page
      .getByRole('button', { name: /10:30\sAM Review/ })
      .dragTo(page.getByRole('button', { name: 'June 17, 2027' }), { targetPosition: { x: 60, y: 120 } });
    await expect.poll(async () => (await stored()).find(({ title }) => title === 'Review')?.startsAt, SOON).toBe(at(addDays(DAY, 2)));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored()).find(({ title }) => title === 'Review')?.startsAt, SOON).toBe(at(moved));
    await page.getByRole('button', { name: /10:30\sAM Review/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Appointment removed: Review').waitFor();
    expect((await stored()).map(({ title }) => title)).toEqual(['Team meeting']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /10:30\sAM Review/ }).waitFor();
  });

  test('in the week a task is moved through its own feature; a kind can be left out, and the address keeps it', async () => {
    const { page } = visitor;
    await page.getByText('Week', { exact: true }).click();
    await page.getByRole('button', { name: 'Send the bill' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByLabel('New day').fill(addDays(DAY, 2));
    await page.keyboard.press('Enter');
    await page.getByText('Moved: Send the bill').waitFor();
    expect((await api.tasks.list({ contactId })).rows[0]?.dueOn).toBe(addDays(DAY, 2));
    await page.getByText('Moved: Send the bill').locator('..').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Moved: Send the bill').waitFor({ state: 'detached' });
    expect((await api.tasks.list({ contactId })).rows[0]?.dueOn).toBe(DAY);
    await expectAccessible(page);
    await picture(page, 'calendar-2-week');
    await page.getByRole('button', { name: 'All kinds' }).click();
    await page.getByLabel('Tasks', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Send the bill' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('without')).toBe('tasks.due');
    await page.keyboard.press('Escape');
  });

  test('a computed day names its law and cannot be moved; a phone begins with the agenda', async () => {
    const { page, troubles } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${app.url}/calendar`);
    await page.getByRole('button', { name: /Last day to cancel: Maria Delgado/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/15 U\.S\.C\. 1679e\(a\)/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Move', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Make an address' }).click();
    const url = await page.getByLabel('Address').inputValue();
    expect((await fetch(url)).headers.get('content-type')).toContain('text/calendar');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Make an address' }).waitFor();
    expect((await fetch(url)).status).toBe(404);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(page, 'calendar-3-phone');
    expect(troubles).toEqual([]);
  });
});

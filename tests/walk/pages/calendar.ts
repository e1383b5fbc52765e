// Appointments and the days of all features: made, moved by dragging and by menu, told of overlaps, computed days locked, as a feed.
import { expect } from 'vitest';
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { pickContact } from '../gestures.ts';
import { nameOf } from '../office.ts';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/calendar',
  purpose: 'month, week, agenda; make, drag, move an appointment; overlaps; locked days with their law; filters; feed',
  permission: 'calendar:view',
  async use(walk) {
    const { page, may, form } = walk;
    await walk.step('month, week and agenda', true, async () => {
      for (const view of ['Month', 'Week', 'Agenda']) {
        await page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click();
        await page.getByRole('radio', { name: view, checked: true }).waitFor({ state: 'attached' });
        await page.locator('[aria-busy=false]').waitFor();
        if (view === 'Agenda') await page.getByRole('heading', { level: 2 }).first().waitFor();
        else await page.getByRole('table').or(page.getByRole('grid')).or(page.locator('[class*=View-]')).first().waitFor();
        await walk.look(`1-${view.toLowerCase()}`);
      }
    });
    await walk.step('a computed day with its law', true, async () => {
      await page.goto(`${walk.url}/calendar?view=agenda&without=calendar.appointments,tasks.due`);
      await page
        .getByRole('button')
        .filter({ has: page.getByLabel('Computed') })
        .first()
        .click();
      const entry = page.getByRole('dialog');
      await entry.getByText('This day is computed and cannot be moved.').waitFor();
      expect(await entry.getByRole('button', { name: 'Move', exact: true }).count()).toBe(0);
      await walk.look('2-computed');
      await page.keyboard.press('Escape');
    });
    await walk.step('filters by person and kind', true, async () => {
      await page.goto(`${walk.url}/calendar?view=agenda`);
      await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Only mine' });
      await page.waitForURL((url) => url.searchParams.has('person'));
      await page.getByRole('combobox', { name: 'Person' }).selectOption('');
      await page.getByRole('button', { name: 'All kinds' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().uncheck();
      await page.waitForURL((url) => url.searchParams.has('without'));
      await walk.look('3-kinds');
      await page.keyboard.press('Escape');
    });
    await walk.step(
      'an appointment',
      may('calendar:keep'),
      () => keepAppointment(walk),
      async () => expect(await page.getByRole('button', { name: 'New appointment' }).count()).toBe(0),
    );
    await walk.step(
      'feed',
      may('calendar:subscribe'),
      async () => {
        await page.goto(`${walk.url}/calendar?view=${form === 'phone' ? 'agenda' : 'month'}`);
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await page.getByRole('button', { name: /^Make a/ }).click();
        const address = await page.getByLabel('Address').inputValue();
        const feed = await (await fetch(address)).text();
        expect(feed).toContain('BEGIN:VCALENDAR');
        await walk.look('7-feed');
        await page.getByRole('button', { name: 'Turn off' }).click();
        await page.getByRole('button', { name: 'Make an address' }).waitFor();
        await page.keyboard.press('Escape');
      },
      async () => expect(await page.getByRole('button', { name: 'Subscribe' }).count()).toBe(0),
    );
  },
});

/** A Wednesday of its own for each use, so that bars do not fill the month. */
function dayOf({ role, form }: Walk): CivilDate {
  const place = [...`${role}${form}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 40, 7);
  const wednesday = addDays(civilDateAt(new Date(), OFFICE_ZONE), 200 + place * 7);
  const weekday = new Date(`${wednesday}T00:00:00Z`).getUTCDay();
  return addDays(wednesday, 3 - weekday);
}

async function keepAppointment(walk: Walk): Promise<void> {
  const { page, form } = walk;
  const day = dayOf(walk);
  const title = `Review ${walk.mark}`;
  await page.goto(`${walk.url}/calendar?on=${day}&view=month`);
  for (const [time, name] of [
    ['10:00', title],
    ['10:15', `${title} again`],
  ] as const) {
    await page.getByRole('button', { name: 'New appointment' }).click();
    const dialog = page.getByRole('dialog', { name: 'New appointment' });
    await dialog.getByLabel('What it is about').fill(name);
    await dialog.getByLabel('Start time').fill(time);
    expect(await dialog.getByLabel('Ends on').inputValue()).toBe(day);
    expect(await dialog.getByLabel('Who').locator('option:checked').innerText()).toBe(`${nameOf(walk.role)} (you)`);
    await pickContact(dialog, 'Contact', 'Maria Delgado');
    await dialog.getByLabel('Place').fill('By phone');
    await dialog.getByLabel('Note').fill('Ask for the bill of the gas company.');
    if (time === '10:15') await dialog.getByText(title).first().waitFor();
    await walk.look(`4-appointment-${time.replace(':', '')}`);
    await dialog.getByRole('button', { name: 'Add appointment' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByText('Same time as another appointment').waitFor();
  const bar = page.getByRole('button', { name: new RegExp(`10:15\\s?AM.*${title} again`) }).first();
  await bar.waitFor();
  await walk.look('5-month');
  if (form !== 'phone') {
    const target = new Date(`${addDays(day, 1)}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    await bar.dragTo(page.getByRole('button', { name: target }), { targetPosition: { x: 60, y: 80 } });
    await page.getByText(`Moved: ${title} again`).waitFor();
  }
  await bar.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByLabel('New day').fill(addDays(day, 2));
  await page.getByLabel('New time').fill('14:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText(`Moved: ${title} again`).waitFor();
  for (const name of [`2:00\\s?PM.*${title} again`, `10:00\\s?AM.*${title}`]) {
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`Appointment removed: ${title}`).first().waitFor();
  }
  await walk.look('6-removed');
}

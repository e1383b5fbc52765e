// People of a story that goes on for weeks: the clock of the app is moved from day to day, and their browsers show the same day.
import type { Browser } from 'playwright-core';
import { addDays, civilDateAt, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { ends, typeSignIn, visit, type Visitor } from './browser.ts';
import { TEST_PASSWORD } from './test-app.ts';

const DAY_MS = 86_400_000;

export interface Story {
  /** The clock for `startTestApp`. */
  readonly clock: () => Date;
  /** Goes on to so many days after the first. */
  readonly moveTo: (day: number) => void;
  /** That day of the story at the office; the first is 0. */
  readonly day: (n: number) => CivilDate;
  /** A person with a browser of that day, signed in to the staff app, or to the portal on a phone. */
  readonly visitAs: (browser: Browser, url: string, who: { readonly email: string; readonly isClient?: boolean }) => Promise<Visitor>;
}

/** Begins at noon of the coming day, so that no day of the story ends under a test. */
export function tellStory(): Story {
  const first = addDays(civilDateAt(new Date(), 'UTC'), 1);
  const ahead = Date.parse(`${first}T17:00:00Z`) - Date.now();
  let today = 0;
  const clock = (): Date => new Date(Date.now() + ahead + today * DAY_MS);
  return {
    clock,
    moveTo: (day) => void (today = day),
    day: (n) => addDays(civilDateAt(new Date(Date.now() + ahead), OFFICE_ZONE), n),
    visitAs: async (browser, url, { email, isClient = false }) => {
      const visitor = await visit(browser, { phone: isClient });
      await visitor.context.clock.install({ time: clock() });
      await typeSignIn(visitor.page, `${url}${isClient ? '/client/login' : '/login'}`, { email, password: TEST_PASSWORD });
      await ends(visitor.page, isClient ? '/client' : '/dashboard');
      return visitor;
    },
  };
}

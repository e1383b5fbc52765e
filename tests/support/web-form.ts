// For tests: an office whose web form visitors fill in, with a clock the test moves.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { NEW_FORM } from '../../features/leads/rules/web-form.ts';

export const ANN = { firstName: 'Ann', lastName: 'Lee', phone: '(419) 555-0142', email: '' };

/** The ticket in the HTML of a form; empty when there is none. */
export const ticketOf = (html: string): string => /name="ticket" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** Starts the app for the tests of one file, with a new form before each test. */
export function testWebForm() {
  let app: TestApp;
  let api: ApiClient;
  let key: string;
  let formId: string;
  let person = 0;
  // The server's clock moves only as far as a test says, plus a millisecond whenever it is read: pace does not depend on the machine.
  const began = Date.now();
  let [aheadMs, reads] = [0, 0];
  beforeAll(async () => {
    app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, clock: () => new Date(began + aheadMs + (reads += 1)) });
  });
  afterAll(() => app.close());
  // A form of its own for each test, and past the window in which answers of one address are counted.
  beforeEach(async () => {
    aheadMs += 3_600_000;
    ({ api } = await app.signIn('owner'));
    ({ key, id: formId } = await api.leads.createForm({ ...NEW_FORM, name: 'Home page' }));
  });

  const url = () => `${app.url}/forms/${key}`;
  const passMs = (ms: number) => void (aheadMs += ms);
  const ask = async (query = '') => ticketOf(await (await fetch(url() + query)).text());
  const post = (fields: Record<string, string>, to = url()) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return {
    app: () => app,
    api: () => api,
    formId: () => formId,
    url,
    passMs,
    ask,
    post,
    /** Opens the form, fills it in at the pace of a person, and sends it. */
    send: async (fields: Record<string, string>) => {
      const ticket = await ask();
      passMs(10_000);
      return post({ ...fields, ticket });
    },
    /** What a visitor enters, with a phone number of their own. */
    visitorFields: (part: Record<string, string> = {}) => {
      person += 1;
      return { ...ANN, phone: `(419) 555-${String(1000 + person)}`, ...part };
    },
    byPhone: async (phone: string) =>
      (await api.contactLists.list({ limit: 200 })).rows.filter((row) => row.phone === `+1${phone.replaceAll(/\D/g, '')}`),
    entries: async () => (await api.leads.listForms()).forms.find(({ id }) => id === formId)?.entries,
  };
}

// For tests: an office that imports lists.
import { afterAll, beforeAll } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { ImportView } from '../../features/imports/contract.ts';
import type { ImportOptions } from '../../features/imports/rules/row-rules.ts';

export type Content = string | Uint8Array<ArrayBuffer>;

export const file = (content: Content, name = 'people.csv'): File => new File([content], name);

let made = 0;
/** A number of its own for each call. */
export const nextMark = (): number => (made += 1);
/** A new list: each call has other bytes. */
export const csv = (body: string): string => `First Name,Last Name,Email,SSN,Run${nextMark()}\n${body}`;
/** A list of `count` people, of whom number `bad` has no valid address; none with 0. */
export const manyRows = (bad: number, count = 10_000): string => {
  const mark = nextMark();
  const row = (n: number): string => `Row${n},Person,${n === bad ? 'not an address' : `r${n}.${mark}@example.test`},`;
  return csv(Array.from({ length: count }, (_, i) => row(i + 1)).join('\n'));
};

/** Starts the app for the tests of one file, with its owner signed in. */
export function testImports() {
  let app: TestApp;
  let api: ApiClient;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
  });
  afterAll(() => app.close());

  // Ten thousand rows may take longer than `app.eventually` waits while the machine does other work.
  const settled = async (id: string): Promise<ImportView> => {
    for (;;) {
      const one = await api.imports.get({ id });
      if (!['checking', 'writing', 'undoing'].includes(one.state)) return one;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const check = async (one: ImportView, options: Partial<ImportOptions> = {}): Promise<ImportView> => {
    await api.imports.check({ id: one.id, version: one.version, columns: one.columns, options: { ...one.options, ...options } });
    return settled(one.id);
  };
  const write = async (one: ImportView): Promise<ImportView> => {
    await api.imports.write({ id: one.id, version: one.version });
    return settled(one.id);
  };
  return {
    app: () => app,
    api: () => api,
    settled,
    check,
    write,
    importAll: async (content: Content, options: Partial<ImportOptions> = {}): Promise<ImportView> =>
      write(await check(await api.imports.upload({ file: file(content) }), options)),
    /** Whom an import added and who is not archived, by first name. */
    people: async (id: string): Promise<{ first_name: string; last_name: string }[]> =>
      (
        await app.server.database.pool.query<{ first_name: string; last_name: string }>(
          'select first_name, last_name from contacts where import_id = $1 and archived_at is null order by first_name',
          [id],
        )
      ).rows,
  };
}

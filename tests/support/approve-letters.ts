// The client's approval of letters for tests that are about something else, recorded as a signed sheet through its own endpoint.
import { civilDateAt } from '../../platform/base/civil-date.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { storeFile } from '../../features/files/server/public.ts';
import type { Bureau } from '../../features/report-files/rules/bureaus.ts';
import type { TestApp } from './test-app.ts';

/** Waits until the letters of this contact are made, and approves those at `bureaus`, or all that wait. `api` may record approvals. */
export async function approveLetters(
  app: TestApp,
  api: ApiClient,
  contactId: string,
  bureaus: readonly Bureau[] = ['EQ', 'EX', 'TU'],
): Promise<void> {
  const rows = await app.eventually(async () => {
    const found = (await api.letters.list({ contactId })).rows.filter(({ bureau }) => bureau === null || bureaus.includes(bureau));
    return found.length > 0 && found.every(({ state }) => state !== 'rendering') ? found : undefined;
  });
  const waiting = rows.filter(
    ({ state, mailing, approval }) =>
      state === 'ready' && mailing === null && approval.state !== 'approved' && approval.state !== 'not-needed',
  );
  if (waiting.length > 0)
    await signSheet(
      app,
      api,
      contactId,
      waiting.map(({ id }) => id),
    );
}

/** Records a signed sheet with these letters on it. */
export async function signSheet(
  app: TestApp,
  api: ApiClient,
  contactId: string,
  letterIds: readonly string[],
  options: { readonly approved?: boolean; readonly word?: string } = {},
): Promise<void> {
  const now = app.server.context.clock();
  const { approved = true, word = '' } = options;
  const { rows } = await app.server.database.pool.query<{ id: string; sha256: string }>(
    'select id, pdf_sha256 as sha256 from letters where id = any($1)',
    [letterIds],
  );
  await api.letters.recordApproval({
    contactId,
    signedOn: civilDateAt(now, app.server.context.zone.current()),
    fileId: await scanOf(app, contactId, now),
    letters: rows.map(({ id, sha256 }) => ({ id, sha256, approved, word })),
  });
}

/** A scan among the files of the contact. */
export async function scanOf({ server }: TestApp, contactId: string, now: Date): Promise<string> {
  const { database, services } = server;
  const name = 'Signed sheet of letters.pdf';
  const known = await database.pool.query<{ id: string }>('select id from files where contact_id = $1 and name = $2', [contactId, name]);
  if (known.rows[0]) return known.rows[0].id;
  const bytes = Buffer.from('%PDF-1.7\n% A signed sheet.\n');
  const { id } = await storeFile(
    database.db,
    services,
    now,
    { contactId, name, mediaType: 'application/pdf', purpose: 'upload', createdBy: null },
    bytes,
  );
  await database.pool.query("update files set object_name = 'contacts/' || contact_id || '/' || id where id = $1", [id]);
  return id;
}

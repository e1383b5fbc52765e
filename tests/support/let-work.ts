// Opens the doors for a contact in a test: an agreement signed long ago, a written authorization, proofs of identity and address, and the state
// switched on.
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { newId } from '../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { insertAgreement } from '../../features/agreements/server/store.ts';
import { LETTER_PROOFS } from '../../features/files/rules/letter-proofs.ts';
import { insertCheck } from '../../features/files/server/store/documents.ts';
import { findState, saveState } from '../../features/office/server/states/state-store.ts';
import { BUREAUS } from '../../features/report-files/rules/bureaus.ts';
import { sql } from 'kysely';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import type { RunningServer } from '../../apps/server/start-server.ts';

const LONG_AGO_DAYS = 300;
/** Received on paper. */
const RECEIVED = ['authorization', ...LETTER_PROOFS] as const;

/** The contact may be worked on from now on. One without a state gets Ohio. Leaves no activity, and nothing twice. */
export async function letWork({ server }: { readonly server: RunningServer }, contactId: string, now = new Date()): Promise<string> {
  const { db } = server.database;
  const [by] = (await sql<{ userId: string; name: string }>`select id as "userId", name from users order by id limit 1`.execute(db)).rows;
  if (!by) throw new Error('Sign in someone first: a record names who made it.');
  await sql`update contacts set state = 'OH' where id = ${contactId} and state is null`.execute(db);
  const [contact] = (await sql<{ state: string }>`select state from contacts where id = ${contactId}`.execute(db)).rows;
  if (!contact) throw new Error(`Contact ${contactId} is not there.`);
  await letWorkIn({ server }, contact.state, now);
  const signedOn = addDays(civilDateAt(now, OFFICE_ZONE), -LONG_AGO_DAYS);
  const agreed = await sql`select 1 from agreements where contact_id = ${contactId} and removed_at is null`.execute(db);
  if (agreed.rows.length === 0)
    await insertAgreement(db, {
      id: newId(now),
      contactId,
      signedOn,
      disclosureGivenOn: signedOn,
      how: 'paper',
      note: null,
      found: null,
      scanName: null,
      state: contact.state,
      attestedBy: by.name,
      attestedReason: 'Signed before the test',
      at: now,
      by,
    });
  for (const kind of RECEIVED) {
    const held = await sql`select 1 from document_checks where contact_id = ${contactId} and kind = ${kind} and removed_at is null`.execute(
      db,
    );
    if (held.rows.length > 0) continue;
    const bureaus = kind === 'authorization' ? [...BUREAUS] : null;
    await insertCheck(db, { id: newId(now), contactId, kind, seenOn: signedOn, fileId: null, note: null, bureaus, at: now, by });
  }
  return contactId;
}

/** Switches a state on. */
export async function letWorkIn({ server }: { readonly server: RunningServer }, state: string, now = new Date()): Promise<void> {
  const { db } = server.database;
  if ((await findState(db, state))?.enabled) return;
  const [by] = (await sql<{ userId: string; name: string }>`select id as "userId", name from users order by id limit 1`.execute(db)).rows;
  if (!by) throw new Error('Sign in someone first: a decision names who made it.');
  const reviewedOn = addDays(civilDateAt(now, OFFICE_ZONE), -LONG_AGO_DAYS);
  const review = { license: 'None needed', bond: 'None needed', validUntil: null, reviewedBy: 'Test', reviewedOn, sources: 'Test' };
  await saveState(db, { state, enabled: true, version: 0, ...review }, now, by);
}

/** The same through the API, as the owner, for a server in another process. The contact has a state. */
export async function letWorkThrough(api: ApiClient, contactId: string, state = 'OH'): Promise<void> {
  const signedOn = addDays(civilDateAt(new Date(), OFFICE_ZONE), -LONG_AGO_DAYS);
  const known = (await api.office.listStates({})).states.find((one) => one.state === state);
  if (known?.status !== 'enabled')
    await api.office.enableState({
      state,
      version: known?.version ?? 0,
      license: 'None needed',
      bond: 'None needed',
      reviewedBy: 'Test',
      reviewedOn: signedOn,
      sources: 'Test',
    });
  await api.agreements.record({ contactId, signedOn, disclosureGivenOn: signedOn, how: 'paper', reason: 'Signed before the test' });
  for (const kind of RECEIVED) await api.files.check({ contactId, kind, seenOn: signedOn });
}

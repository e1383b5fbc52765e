// When a contact last heard from the office, written from the records that say so.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';

/** Reads the newest of what the contact heard and keeps it; forgets it when nothing is left. What waits in the portal is heard once they can sign in. */
export async function noteHeard(db: Db, contactId: string): Promise<void> {
  await sql`with heard (at, by) as (
      select max(sent_at), 'email' from mail_sendings where contact_id = ${contactId} and (kind not like 'access.%' or kind = 'access.clientInvite')
      union all select greatest(max(q.asked_at), max(u.created_at)), 'question' from (select contact_id, answer, asked_at from finding_questions union all select contact_id, answer, asked_at from dispute_questions) q join user_accounts u on u.contact_id = q.contact_id and u.deleted_at is null
        where q.contact_id = ${contactId} and q.asked_at is not null having count(*) > 0
      union all select greatest(max(l.created_at), max(u.created_at)), 'letter' from letter_states l join user_accounts u on u.contact_id = l.contact_id and u.deleted_at is null
        where l.contact_id = ${contactId} and l.state = 'ready' having count(*) > 0
      union all select max(at), 'call' from lead_call_results where contact_id = ${contactId} and outcome = 'reached'
    ), newest as (select at, by from heard where at is not null order by at desc, by limit 1),
    gone as (delete from portal_hearings where contact_id = ${contactId} and not exists (select 1 from newest))
    insert into portal_hearings (contact_id, heard_at, heard_by) select ${contactId}, at, by from newest
    on conflict (contact_id) do update set heard_at = excluded.heard_at, heard_by = excluded.heard_by`.execute(db);
}

/** After a merge both records are computed again; the records themselves move with their own features. */
export const HEARINGS_FOLLOW = follower({
  key: 'portal-hearings',
  tables: ['portal_hearings'],
  moved: z.null(),
  move: async (db, fromId, toId) => {
    await noteBoth(db, fromId, toId);
    return null;
  },
  moveBack: (db, _moved, fromId, toId) => noteBoth(db, fromId, toId),
});

async function noteBoth(db: Db, fromId: string, toId: string): Promise<void> {
  await noteHeard(db, fromId);
  await noteHeard(db, toId);
}

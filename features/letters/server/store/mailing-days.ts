// How letters went, of whatever kind, for the queries of this feature. `l` is the letter.
import { sql } from 'kysely';

/** The mailing of the letter `l`, as `m`; for the end of a from clause. The limit keeps it a look-up for each letter. */
export const MAILING = sql`left join lateral (select d.* from letter_mailing_days d where d.letter_id = l.id limit 1) m on true`;

/** A condition: no mailing of the letter `l` is recorded. */
export const NOT_MAILED = sql<boolean>`(not exists (select 1 from dispute_mailing_days m where m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau)
  and not exists (select 1 from letter_mailings w where w.letter_id = l.id))`;

/** A condition: the letter `l` came back and was not mailed again. */
export const CAME_BACK = sql<boolean>`exists (select 1 from letter_returns r where r.letter_id = l.id and r.undone_at is null)`;

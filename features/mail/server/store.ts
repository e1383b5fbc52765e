// Emails and where each is: what it says is sealed here, what became of it is in the ledger of effects.
import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../platform/base/language.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { EffectKey, EffectState } from '../../../platform/server/effects/effect.ts';
import { effectOf } from '../../../platform/server/effects/ledger.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { MailRow } from '../contract.ts';

type MailState = MailRow['state'];
const SENDING = 'mail.send';
/** An email in the ledger. Those that only lie in the outbox are not in it. */
export const sendingOf = (mailId: string): EffectKey => ({ kind: SENDING, key: mailId });
const STATES: Readonly<Record<EffectState, MailState>> = {
  intended: 'waiting',
  asked: 'sending',
  done: 'sent',
  refused: 'failed',
  unknown: 'unknown',
  withdrawn: 'kept',
};
/** The ledger beside the email `m`. */
export const LEDGER = effectOf(SENDING, sql`m.id::text`);
const UNSENT = sql<boolean>`e.state in ('refused', 'unknown')`;

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly language: Language;
}
export interface Mail extends MailContent {
  readonly id: string;
  readonly kind: string;
  readonly contactId: string | null;
  readonly to: string;
  readonly toName: string;
  readonly state: MailState;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}
export type NewMail = Pick<Mail, 'id' | 'kind' | 'contactId' | 'to' | 'toName' | 'subject' | 'text' | 'language' | 'createdAt'>;

export async function insertMail(db: Db, sealer: Sealer, mail: NewMail): Promise<void> {
  const content: MailContent = { subject: mail.subject, text: mail.text, language: mail.language };
  await db
    .insertInto('mails')
    .values({
      id: mail.id,
      kind: mail.kind,
      contactId: mail.contactId,
      toAddress: mail.to,
      toName: mail.toName,
      contentSealed: sealer.sealText(place(mail.id), JSON.stringify(content)),
      createdAt: mail.createdAt,
    })
    .execute();
}

/** Mails newest first, older than `after` when given. */
export async function listMails(
  db: Db,
  scope: StaffScope,
  sealer: Sealer,
  query: { contactId?: string | undefined; unsent?: 'yes' | undefined; after?: string | undefined; limit: number },
): Promise<Mail[]> {
  const { contactId = null, after = null } = query;
  return readMails(
    db,
    sealer,
    sql<boolean>`${seenBy(scope)} and (${contactId}::uuid is null or m.contact_id = ${contactId}) and (${after}::uuid is null or m.id < ${after})
      and ${query.unsent === undefined ? sql<boolean>`true` : UNSENT}`,
    query.limit,
  );
}

export async function findMail(db: Db, scope: StaffScope, sealer: Sealer, id: string): Promise<Mail | undefined> {
  return (await readMails(db, sealer, sql<boolean>`m.id = ${id} and ${seenBy(scope)}`, 1))[0];
}

/** Emails about staff accounts are visible only to people who may see those accounts. */
function seenBy(scope: StaffScope): RawBuilder<boolean> {
  return scope.may('access:view-users') ? sql<boolean>`true` : sql<boolean>`(m.contact_id is not null or m.kind not like 'access.%')`;
}

/** Emails not sent or with unclear delivery, as far as this person may see them; counted up to `cap`. */
export async function countUnsent(db: Db, scope: StaffScope, cap: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from mails m join ${LEDGER} where ${UNSENT} and ${seenBy(scope)} limit ${cap}) as unsent`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** For jobs. */
export async function findMailById(db: Db, sealer: Sealer, id: string): Promise<Mail | undefined> {
  return (await readMails(db, sealer, sql<boolean>`m.id = ${id}`, 1))[0];
}

/** Kind of the emails by which an office finds out whether its emails arrive. */
export const TEST_KIND = 'mail.test';

export async function findNewestTest(db: Db, sealer: Sealer): Promise<Mail | undefined> {
  return (await readMails(db, sealer, sql<boolean>`m.kind = ${sql.lit(TEST_KIND)}`, 1))[0];
}

/** True once a test email reached the mail server. */
export async function hasSentTest(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`select m.id from mails m join ${LEDGER} where m.kind = ${sql.lit(TEST_KIND)} and e.state = 'done' limit 1`.execute(db);
  return rows.length > 0;
}

interface StoredMail extends Pick<Row<'mails'>, 'id' | 'kind' | 'contactId' | 'toAddress' | 'toName' | 'contentSealed' | 'createdAt'> {
  readonly state: EffectState | null;
  readonly problem: string | null;
  readonly doneAt: Date | null;
}

async function readMails(db: Db, sealer: Sealer, where: RawBuilder<boolean>, limit: number): Promise<Mail[]> {
  const { rows } =
    await sql<StoredMail>`select m.id, m.kind, m.contact_id, m.to_address, m.to_name, m.content_sealed, m.created_at, e.state, e.problem, e.done_at
    from mails m left join ${LEDGER} where ${where} order by m.id desc limit ${limit}`.execute(db);
  return rows.map((row) => asMail(sealer, row));
}

function asMail(sealer: Sealer, r: StoredMail): Mail {
  const content = JSON.parse(sealer.openText(place(r.id), r.contentSealed)) as Omit<MailContent, 'language'> &
    Partial<Pick<MailContent, 'language'>>;
  return {
    id: r.id,
    kind: r.kind,
    contactId: r.contactId,
    to: r.toAddress,
    toName: r.toName,
    subject: content.subject,
    text: content.text,
    // Mails of earlier versions were all in English.
    language: content.language ?? 'en',
    state: r.state === null ? 'kept' : STATES[r.state],
    problem: r.problem,
    createdAt: r.createdAt,
    sentAt: r.doneAt,
  };
}

const place = (id: string): `mails:${string}:content` => `mails:${id}:content`;

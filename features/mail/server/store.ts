import { sql } from 'kysely';
import type { Language } from '../../../platform/base/language.ts';
import type { Db, Row } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { MailRow } from '../contract.ts';

type MailState = MailRow['state'];
const COLUMNS = [
  'id',
  'kind',
  'contactId',
  'toAddress',
  'toName',
  'contentSealed',
  'state',
  'problem',
  'attempt',
  'lastAttempt',
  'createdAt',
  'sentAt',
] as const;

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
  readonly attempt: number;
  readonly lastAttempt: number;
}
export type NewMail = Pick<
  Mail,
  'id' | 'kind' | 'contactId' | 'to' | 'toName' | 'subject' | 'text' | 'language' | 'state' | 'lastAttempt' | 'createdAt'
>;

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
      state: mail.state,
      contentSealed: sealer.sealText(place(mail.id), JSON.stringify(content)),
      attempt: 0,
      lastAttempt: mail.lastAttempt,
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
  let q = seenBy(db, scope).select(COLUMNS).orderBy('id', 'desc').limit(query.limit);
  if (query.contactId !== undefined) q = q.where('contactId', '=', query.contactId);
  if (query.unsent !== undefined) q = q.where('state', 'in', ['failed', 'unknown']);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map((row) => asMail(sealer, row));
}

export async function findMail(db: Db, scope: StaffScope, sealer: Sealer, id: string): Promise<Mail | undefined> {
  const row = await seenBy(db, scope).select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && asMail(sealer, row);
}

/** Emails about staff accounts are visible only to people who may see those accounts. */
function seenBy(db: Db, scope: StaffScope) {
  const mails = db.selectFrom('mails');
  return scope.may('access:view-users')
    ? mails
    : mails.where((e) => e.or([e('contactId', 'is not', null), e('kind', 'not like', 'access.%')]));
}

/** For jobs. */
export async function findMailById(db: Db, sealer: Sealer, id: string): Promise<Mail | undefined> {
  const row = await db.selectFrom('mails').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && asMail(sealer, row);
}

/** Kind of the emails by which an office finds out whether its emails arrive. */
export const TEST_KIND = 'mail.test';

export async function findNewestTest(db: Db, sealer: Sealer): Promise<Mail | undefined> {
  const row = await db.selectFrom('mails').select(COLUMNS).where('kind', '=', TEST_KIND).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && asMail(sealer, row);
}

/** True once a test email reached the mail server. */
export async function hasSentTest(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('mails').select('id').where('kind', '=', TEST_KIND).where('state', '=', 'sent').executeTakeFirst()) !== undefined
  );
}

/** Takes a waiting mail for sending and answers the number of the attempt; undefined when it does not wait. */
export async function startAttempt(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('mails')
    .set((e) => ({ state: 'sending', attempt: e('attempt', '+', 1), problem: null }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('attempt')
    .executeTakeFirst();
  return row?.attempt;
}

/**
 * Writes how an attempt ended; false when a later one has begun. 'unknown' gives way to the truth when that comes late: a run
 * that was believed dead may still report. It does not wait again then, because no one would come back for it.
 */
export async function endAttempt(
  db: Db,
  id: string,
  attempt: number,
  end: { state: 'waiting' | 'sent' | 'failed' | 'unknown'; problem: string | null; sentAt: Date | null },
): Promise<boolean> {
  const isFinal = end.state === 'sent' || end.state === 'failed';
  const done = await db
    .updateTable('mails')
    // The mail server has the papers then, and they lie with the client's files.
    .set({ state: end.state, problem: end.problem, sentAt: end.sentAt, ...(end.state === 'sent' && { attachmentsSealed: null }) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'in', isFinal ? ['sending', 'unknown'] : ['sending'])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** For a waiting mail when the mail server is no longer set up. */
export async function keepMail(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ state: 'kept' }).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Has a mail that failed, or whose fate is unknown, wait again with `tries` more attempts; false when it is in another state. */
export async function requeueMail(db: Db, id: string, tries: number): Promise<boolean> {
  const done = await db
    .updateTable('mails')
    .set({ state: 'waiting', lastAttempt: sql<number>`attempt + ${tries}` })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unknown'])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function asMail(sealer: Sealer, r: Omit<Row<'mails'>, 'attachmentsSealed'>): Mail {
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
    state: r.state,
    problem: r.problem,
    createdAt: r.createdAt,
    sentAt: r.sentAt,
    attempt: r.attempt,
    lastAttempt: r.lastAttempt,
  };
}

const place = (id: string): `mails:${string}:content` => `mails:${id}:content`;

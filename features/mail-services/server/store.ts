// Letters given to a mail service. Where each one is, is read from the ledger of effects.
import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { EffectKey, EffectState } from '../../../platform/server/effects/effect.ts';
import { effectOf } from '../../../platform/server/effects/ledger.ts';
import type { SendingState } from '../contract.ts';
import type { MailClass, MailOptions } from '../rules/mail-options.ts';
import type { AcceptedLetter } from './service.ts';

const KIND = 'mailServices.sendLetter';
/** A letter in the ledger: these very bytes go out once, and are tried once with a key for tests. */
export const sendingOf = (letterId: string, sha256: string, isTest: boolean): EffectKey => ({
  kind: KIND,
  key: `${isTest ? 'test:' : ''}${letterId}:${sha256}`,
});
export const effectOfKey = (key: string): EffectKey => ({ kind: KIND, key });
export const SENDING_KIND = KIND;

const LEDGER = effectOf(KIND, sql`s.effect_key`);
const STATES: Readonly<Record<EffectState, SendingState>> = {
  intended: 'waiting',
  asked: 'sending',
  done: 'sent',
  refused: 'refused',
  unknown: 'unknown',
  withdrawn: 'cancelled',
};

interface NewSending {
  readonly id: string;
  readonly batchId: string;
  readonly letterId: string;
  readonly contactId: string;
  readonly effectKey: string;
  readonly sha256: string;
  readonly recipient: string;
  readonly pages: number;
  readonly priceCents: number;
  readonly at: Date;
}

/** Adds a letter to a batch, or moves one there that was refused or called back before. Answers its id. */
export async function saveSending(db: Db, sending: NewSending): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into mail_service_letters
      (contact_id, id, batch_id, letter_id, effect_key, pdf_sha256, recipient, pages, price_cents, created_at)
    values (${sending.contactId}, ${sending.id}, ${sending.batchId}, ${sending.letterId}, ${sending.effectKey}, ${sending.sha256}, ${sending.recipient},
      ${sending.pages}, ${sending.priceCents}, ${sending.at})
    on conflict (effect_key) do update set batch_id = excluded.batch_id, price_cents = excluded.price_cents, created_at = excluded.created_at
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A letter for the mail service was not kept.');
  return row.id;
}

export async function insertBatch(
  db: Db,
  batch: MailOptions & { readonly id: string; readonly isTest: boolean; readonly at: Date; readonly byId: string },
): Promise<void> {
  await sql`insert into mail_service_batches (id, mail_class, color, double_sided, is_test, created_at, created_by)
    values (${batch.id}, ${batch.mailClass}, ${batch.color}, ${batch.doubleSided}, ${batch.isTest}, ${batch.at}, ${batch.byId})`.execute(
    db,
  );
}

export interface Sending {
  readonly id: string;
  readonly batchId: string;
  readonly letterId: string;
  readonly contactId: string;
  readonly effectKey: string;
  readonly sha256: string;
  readonly recipient: string;
  readonly isTest: boolean;
  readonly mailClass: MailClass;
  readonly color: boolean;
  readonly doubleSided: boolean;
  readonly createdAt: Date;
  readonly effect: EffectState | null;
}

export const SENDING = sql`s.id, s.batch_id as "batchId", s.letter_id as "letterId", s.contact_id as "contactId", s.effect_key as "effectKey", s.pdf_sha256 as sha256,
  s.recipient, b.is_test as "isTest", b.mail_class as "mailClass", b.color, b.double_sided as "doubleSided", s.created_at as "createdAt", e.state as effect`;
const FROM = sql`mail_service_letters s join mail_service_batches b on b.id = s.batch_id left join ${LEDGER}`;

export async function findSending(db: Db, id: string): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`select ${SENDING} from ${FROM} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** The letter that the service calls so; only the ledger knows it. */
export async function findByServiceRef(db: Db, serviceRef: string): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`select ${SENDING} from ${FROM} where e.service_ref = ${serviceRef} limit 1`.execute(db);
  return rows[0];
}

export async function findByKeys(db: Db, keys: readonly string[]): Promise<readonly Sending[]> {
  const { rows } = await sql<Sending>`select ${SENDING} from ${FROM} where s.effect_key = any(${[...keys]})`.execute(db);
  return rows;
}

/** Letters of a batch that the service was not asked for yet. */
export async function listWaiting(db: Db, batchId: string): Promise<readonly Sending[]> {
  const { rows } =
    await sql<Sending>`select ${SENDING} from ${FROM} where s.batch_id = ${batchId} and e.state = 'intended' order by s.id`.execute(db);
  return rows;
}

export async function keepAccepted(db: Db, id: string, { trackingNumber, expectedOn }: AcceptedLetter): Promise<void> {
  await db.updateTable('mailServiceLetters').set({ trackingNumber, expectedOn }).where('id', '=', id).execute();
}

export async function keepNotRecorded(db: Db, id: string, why: string): Promise<void> {
  await db.updateTable('mailServiceLetters').set({ notRecorded: why }).where('id', '=', id).execute();
}

/** What was given to the service since `since` and may cost something. */
export async function countSpent(db: Db, since: Date): Promise<{ readonly letters: number; readonly cents: number }> {
  const { rows } = await sql<{
    letters: number;
    cents: number;
  }>`select count(*)::int as letters, coalesce(sum(s.price_cents), 0)::int as cents
    from ${FROM} where s.created_at >= ${since} and not b.is_test and e.state not in ('refused', 'withdrawn')`.execute(db);
  return rows[0] ?? { letters: 0, cents: 0 };
}

export { STATES as SENDING_STATE_OF, LEDGER, FROM };

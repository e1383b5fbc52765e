// What people said about being reached. Rows are never changed; the latest of a channel holds.
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { CONSENT_CHANNELS } from '../../rules/contact-schema.ts';

export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];
export interface Consent {
  readonly channel: ConsentChannel;
  readonly given: boolean;
  readonly at: Date;
  readonly source: string;
  readonly wording: string | null;
  readonly recordedBy: string;
}
const COLUMNS = ['channel', 'given', 'at', 'source', 'wording', 'recordedByName as recordedBy'] as const;

export async function insertConsents(
  db: Db,
  consents: readonly (Consent & { readonly id: string; readonly contactId: string; readonly recorderId: string | null })[],
): Promise<void> {
  if (consents.length === 0) return;
  await db
    .insertInto('contactConsents')
    .values(
      consents.map((consent) => ({
        id: consent.id,
        contactId: consent.contactId,
        channel: consent.channel,
        given: consent.given,
        at: consent.at,
        source: consent.source,
        wording: consent.wording,
        recordedBy: consent.recorderId,
        recordedByName: consent.recordedBy,
      })),
    )
    .execute();
}

/** Every statement, newest first. */
export async function listConsents(db: StaffDb, contactId: string): Promise<Consent[]> {
  return db
    .selectFrom('contactConsents')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What holds now, by channel. */
export async function listCurrentConsents(db: Db, contactId: string): Promise<Consent[]> {
  return db
    .selectFrom('contactConsents')
    .distinctOn('channel')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .orderBy('channel')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

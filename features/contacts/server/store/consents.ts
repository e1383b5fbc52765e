// What people said about being reached. Rows are never changed; the latest of a channel holds.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
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
type Tables = {
  contact_consents: {
    id: string;
    contact_id: string;
    channel: ConsentChannel;
    given: boolean;
    at: Date;
    source: string;
    wording: string | null;
    recorded_by: string | null;
    recorded_by_name: string;
  };
};
const tables = (db: Db) => db.withTables<Tables>();
const COLUMNS = ['channel', 'given', 'at', 'source', 'wording', 'recorded_by_name as recordedBy'] as const;

export async function insertConsents(
  db: Db,
  consents: readonly (Consent & { readonly id: string; readonly contactId: string; readonly recorderId: string | null })[],
): Promise<void> {
  if (consents.length === 0) return;
  await tables(db)
    .insertInto('contact_consents')
    .values(
      consents.map((consent) => ({
        id: consent.id,
        contact_id: consent.contactId,
        channel: consent.channel,
        given: consent.given,
        at: consent.at,
        source: consent.source,
        wording: consent.wording,
        recorded_by: consent.recorderId,
        recorded_by_name: consent.recordedBy,
      })),
    )
    .execute();
}

/** Every statement, newest first. */
export async function listConsents(db: Db, _scope: StaffScope, contactId: string): Promise<Consent[]> {
  return tables(db)
    .selectFrom('contact_consents')
    .select(COLUMNS)
    .where('contact_id', '=', contactId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What holds now, by channel. */
export async function listCurrentConsents(db: Db, contactId: string): Promise<Consent[]> {
  return tables(db)
    .selectFrom('contact_consents')
    .distinctOn('channel')
    .select(COLUMNS)
    .where('contact_id', '=', contactId)
    .orderBy('channel')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

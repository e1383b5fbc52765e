// Offers and what clients did with them. What an offer says, and the evidence of each step, is sealed.
import { z } from 'zod';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { fieldDocument } from '../../../platform/base/document/field-document.ts';
import type { Language } from '../../../platform/base/language.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../platform/server/sealed-json.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { Found } from '../../contacts/rules/found.ts';
import { offerTerms } from '../rules/offer-terms.ts';
import type { OfferState } from '../rules/offer-steps.ts';

const offerContent = z.object({
  template: z.object({ name: z.string(), number: z.number().int(), document: fieldDocument }),
  terms: offerTerms,
  /** Printed in a PDF, and typed by who can open it. */
  word: z.string(),
  bureaus: z.array(z.enum(BUREAUS)),
});
export type OfferContent = z.output<typeof offerContent>;

export interface StoredOffer {
  readonly id: string;
  readonly contactId: string;
  readonly version: number;
  readonly language: Language;
  /** Where the client lived when it was made. */
  readonly residence: string;
  readonly content: OfferContent;
  readonly found: Found;
  readonly soldByName: string;
  readonly state: OfferState;
  readonly validThrough: CivilDate;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly madeByName: string;
  readonly endedAt: Date | null;
  readonly fileId: string | null;
}
const COLUMNS = [
  'id',
  'contactId',
  'version',
  'language',
  'residence',
  'contentSealed',
  'found',
  'soldByName',
  'state',
  'validThrough',
  'madeAt',
  'madeBy',
  'madeByName',
  'endedAt',
  'fileId',
] as const;
type Sealed = Omit<StoredOffer, 'content'> & { readonly contentSealed: Uint8Array };

const place = (id: string): `offers:${string}:content` => `offers:${id}:content`;
const opened = (sealer: Sealer, { contentSealed, ...same }: Sealed): StoredOffer => ({
  ...same,
  content: openJson(sealer, place(same.id), contentSealed, offerContent),
});

/** Holds other steps and offers of this contact off until the transaction ends. */
export async function lockOffers(db: Db, contactId: string): Promise<void> {
  await lockOn(db, 'offers', contactId);
}

export async function insertOffer(
  db: Db,
  sealer: Sealer,
  offer: Omit<StoredOffer, 'version' | 'endedAt' | 'fileId' | 'state'> & { readonly templateVersionId: string; readonly soldBy: string },
): Promise<void> {
  const { content, ...same } = offer;
  await db
    .insertInto('offers')
    .values({ ...same, state: 'open', contentSealed: sealJson(sealer, place(offer.id), content) })
    .execute();
}

export async function findOffer(db: Db, sealer: Sealer, id: string): Promise<StoredOffer | undefined> {
  const row = await db.selectFrom('offers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && opened(sealer, row);
}

/** The offer that waits for this client, or was signed last; never a withdrawn one. */
export async function findCurrentOffer(db: Db, sealer: Sealer, contactId: string): Promise<StoredOffer | undefined> {
  const row = await db
    .selectFrom('offers')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('state', '!=', 'withdrawn')
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && opened(sealer, row);
}

/** Offers of a contact, the latest first. */
export async function listOffers(
  db: Db,
  sealer: Sealer,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly StoredOffer[]> {
  let q = db.selectFrom('offers').select(COLUMNS).where('contactId', '=', contactId).orderBy('id', 'desc').limit(page.limit);
  if (page.after !== undefined) q = q.where('id', '<', page.after);
  return (await q.execute()).map((row) => opened(sealer, row));
}

/** What was offered last, to anybody. */
export async function findLastTerms(db: StaffDb, sealer: Sealer): Promise<OfferContent['terms'] | null> {
  const row = await db.selectFrom('offers').select(['id', 'contentSealed']).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ? openJson(sealer, place(row.id), row.contentSealed, offerContent).terms : null;
}

/** Moves an offer on; false when it has another version by now. */
export async function moveOffer(
  db: Db,
  sealer: Sealer,
  { id, version }: Pick<StoredOffer, 'id' | 'version'>,
  to: {
    readonly state: OfferState;
    readonly content?: OfferContent;
    readonly endedAt?: Date;
    readonly signed?: { readonly agreementId: string; readonly fileId: string };
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({
      state: to.state,
      version: version + 1,
      ...(to.content && { contentSealed: sealJson(sealer, place(id), to.content) }),
      ...(to.endedAt && { endedAt: to.endedAt }),
      ...to.signed,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

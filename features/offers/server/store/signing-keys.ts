// The key with which the office seals signed papers.
import { newId } from '../../../../platform/base/ids.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { endOfCertificate, makeSigningKey, type SigningKey } from '../../../../platform/server/pdf/signing-key.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';

const place = (id: string): `offer_signing_keys:${string}:private_key` => `offer_signing_keys:${id}:private_key`;

/** The key in use; undefined before the first agreement was offered. */
export async function findSigningKey(db: Db, sealer: Sealer): Promise<SigningKey | undefined> {
  const row = await db
    .selectFrom('offerSigningKeys')
    .select(['id', 'certificate', 'privateKeySealed'])
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { certificate: row.certificate, privateKey: Buffer.from(sealer.openText(place(row.id), row.privateKeySealed), 'base64') };
}

/** Makes the key of the office. Two at the same moment make two, and the later one is used. */
export async function addSigningKey(db: Db, sealer: Sealer, officeName: string, now: Date): Promise<void> {
  const key = await makeSigningKey(officeName, now);
  const id = newId(now);
  await db
    .insertInto('offerSigningKeys')
    .values({
      id,
      certificate: Buffer.from(key.certificate),
      privateKeySealed: sealer.sealText(place(id), Buffer.from(key.privateKey).toString('base64')),
      validUntil: await endOfCertificate(key.certificate),
      madeAt: now,
    })
    .execute();
}

/** Until when the certificate in use holds; undefined without one. */
export async function findKeyEnd(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('offerSigningKeys').select('validUntil').orderBy('madeAt', 'desc').limit(1).executeTakeFirst();
  return row?.validUntil;
}

// Papers that go with an email, sealed beside it until the mail server has them. Lists never read them.
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
const stored = z.array(z.object({ name: z.string(), mediaType: z.string(), base64: z.string() }));
const place = (id: string): `mails:${string}:attachments` => `mails:${id}:attachments`;

export async function saveAttachments(db: Db, sealer: Sealer, mailId: string, attachments: readonly MailAttachment[]): Promise<void> {
  const values = attachments.map(({ name, mediaType, bytes }) => ({ name, mediaType, base64: Buffer.from(bytes).toString('base64') }));
  await db
    .updateTable('mails')
    .set({ attachmentsSealed: sealJson(sealer, place(mailId), values) })
    .where('id', '=', mailId)
    .execute();
}

export async function findAttachments(db: Db, sealer: Sealer, mailId: string): Promise<readonly MailAttachment[]> {
  const row = await db.selectFrom('mails').select('attachmentsSealed').where('id', '=', mailId).executeTakeFirst();
  if (!row?.attachmentsSealed) return [];
  return openJson(sealer, place(mailId), row.attachmentsSealed, stored).map(({ base64, ...same }) => ({
    ...same,
    bytes: Buffer.from(base64, 'base64'),
  }));
}

/** The mail server has them, and they lie with the client's files. */
export async function forgetAttachments(db: Db, mailId: string): Promise<void> {
  await db.updateTable('mails').set({ attachmentsSealed: null }).where('id', '=', mailId).execute();
}

import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { mailContract } from '../../contract.ts';
import { describeMail } from '../mail-view.ts';
import { listMails } from '../store.ts';

const CURSOR = idCursor('mails');

export const list: Operation<typeof mailContract.list> = async ({ db, scope, input, services }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { contactId, unsent, limit } = input;
  const found = await listMails(db, scope, services.sealer, { contactId, unsent, after: after?.[0], limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ id }) => [id]);
  return {
    mails: rows.map(describeMail),
    next,
    serverSetUp: services.env.SMTP_URL !== undefined,
  };
};

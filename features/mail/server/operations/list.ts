import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';
import { describeMail } from '../mail-view.ts';
import { listMails } from '../store.ts';

export const list: Operation<typeof mailContract.list> = async ({ db, scope, input, services }) => {
  const mails = (await listMails(db, scope, services.sealer, input)).map(describeMail);
  return {
    mails,
    next: mails.length === input.limit ? (mails.at(-1)?.id ?? null) : null,
    serverSetUp: services.env.SMTP_URL !== undefined,
  };
};

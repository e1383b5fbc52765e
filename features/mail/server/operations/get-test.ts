import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';
import { describeMail } from '../mail-view.ts';
import { findNewestTest } from '../store.ts';

export const getTest: Operation<typeof mailContract.getTest> = async ({ db, services }) => {
  const mail = await findNewestTest(db, services.sealer);
  return { mail: mail ? describeMail(mail) : null, serverSetUp: services.env.SMTP_URL !== undefined };
};

import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { findLogoSize, findLook, lockLook, saveLook } from '../look/look-store.ts';
import { NO_LOGO } from '../look/no-logo.ts';
import { THE_OFFICE, viewLook } from '../look/view-look.ts';

export const restoreLogo: Operation<typeof officeContract.restoreLogo> = async ({ db, input, now, record }) => {
  await lockLook(db);
  if (!(await findLogoSize(db, input.id))) return NO_LOGO;
  await saveLook(db, { ...(await findLook(db)), logoId: input.id }, now);
  record({ contactId: null, subject: THE_OFFICE, summary: 'The logo of the office was restored' });
  return viewLook(db);
};

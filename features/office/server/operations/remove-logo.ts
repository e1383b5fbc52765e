import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { findLook, lockLook, saveLook } from '../look/look-store.ts';
import { NO_LOGO } from '../look/no-logo.ts';
import { THE_OFFICE, viewLook } from '../look/view-look.ts';

export const removeLogo: Operation<typeof officeContract.removeLogo> = async ({ db, now, record }) => {
  await lockLook(db);
  const look = await findLook(db);
  if (look.logoId === null) return NO_LOGO;
  await saveLook(db, { ...look, logoId: null }, now);
  record({ contactId: null, subject: THE_OFFICE, summary: 'The logo of the office was removed' });
  return viewLook(db);
};

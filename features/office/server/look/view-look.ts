import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Look } from '../../contract.ts';
import { findLogoSize, findLook } from './look-store.ts';
import { LOGO_PATH } from './office-look.ts';

/** The records of activity name the office by this; there is one. */
export const THE_OFFICE = { type: 'office', id: '00000000-0000-0000-0000-000000000001' } as const;

/** The look as it was entered. */
export async function viewLook(db: Db): Promise<Look> {
  const { logoId, ...fields } = await findLook(db);
  const size = logoId === null ? undefined : await findLogoSize(db, logoId);
  return { ...fields, logo: logoId !== null && size ? { id: logoId, address: LOGO_PATH.replace(':id', logoId), ...size } : null };
}

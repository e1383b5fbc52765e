import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { fitLogo } from '../look/fit-logo.ts';
import { findLook, insertLogo, lockLook, saveLook } from '../look/look-store.ts';
import { THE_OFFICE, viewLook } from '../look/view-look.ts';

/** The picture is drawn before the transaction, which then only stores it. */
export const setLogo: PreparedOperation<typeof officeContract.setLogo> = {
  prepare: async ({ input }) => {
    const logo = await fitLogo(Buffer.from(await input.file.arrayBuffer()));
    if (isRefusal(logo)) return logo;
    return async ({ db, now, record }) => {
      await lockLook(db);
      const look = await findLook(db);
      await saveLook(db, { ...look, logoId: await insertLogo(db, logo, now) }, now);
      record({ contactId: null, subject: THE_OFFICE, summary: 'The logo of the office was set' });
      return viewLook(db);
    };
  },
};

import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { prepareSignature, sign as finish } from '../sign.ts';
import { atTablet, findTablet } from '../tablet.ts';

export const signOnTablet: PreparedOperation<typeof offersContract.signOnTablet> = {
  prepare: async (call) => {
    const tablet = await findTablet(call.db, call.request, call.now);
    if (isRefusal(tablet)) return tablet;
    const sealed = await prepareSignature({ ...call, signer: atTablet(tablet) }, call.input);
    if (isRefusal(sealed)) return sealed;
    return async (change) => {
      // It may have been handed back in between.
      const still = await findTablet(change.db, change.request, change.now);
      return isRefusal(still) ? still : finish({ ...change, signer: atTablet(still) }, change.input, sealed);
    };
  },
};

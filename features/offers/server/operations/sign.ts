import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { prepareSignature, sign as finish } from '../sign.ts';
import { inPortal } from '../signers.ts';

export const sign: PreparedOperation<typeof offersContract.sign> = {
  prepare: async (call) => {
    const sealed = await prepareSignature({ ...call, signer: inPortal(call.scope) }, call.input);
    return isRefusal(sealed) ? sealed : (change) => finish({ ...change, signer: inPortal(change.scope) }, change.input, sealed);
  },
};

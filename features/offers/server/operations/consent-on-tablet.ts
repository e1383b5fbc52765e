import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { consent } from '../easy-steps.ts';
import { atTablet, findTablet } from '../tablet.ts';

export const consentOnTablet: Operation<typeof offersContract.consentOnTablet> = async (call) => {
  const tablet = await findTablet(call.db, call.request, call.now);
  return isRefusal(tablet) ? tablet : consent({ ...call, signer: atTablet(tablet) }, call.input);
};

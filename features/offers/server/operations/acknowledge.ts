import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { acknowledge as take } from '../easy-steps.ts';
import { inPortal } from '../signers.ts';

export const acknowledge: Operation<typeof offersContract.acknowledge> = (call) =>
  take({ ...call, signer: inPortal(call.scope) }, call.input);

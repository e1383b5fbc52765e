import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { instruct as take } from '../easy-steps.ts';
import { inPortal } from '../signers.ts';

export const instruct: Operation<typeof offersContract.instruct> = (call) => take({ ...call, signer: inPortal(call.scope) }, call.input);

import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { consent as take } from '../easy-steps.ts';
import { inPortal } from '../signers.ts';

export const consent: Operation<typeof offersContract.consent> = (call) => take({ ...call, signer: inPortal(call.scope) }, call.input);

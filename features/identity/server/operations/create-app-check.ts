import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { issueAppCheck } from '../app-check.ts';

export const createAppCheck: Operation<typeof identityContract.createAppCheck> = async ({ scope, services, now }) =>
  issueAppCheck(services.sealer, scope.sessionId, now);

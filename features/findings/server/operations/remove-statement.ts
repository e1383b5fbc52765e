import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';

export const removeStatement: Operation<typeof findingsContract.removeStatement> = async () => refuse('findings.notBuilt', 'This is not built yet.');

import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';

export const ask: Operation<typeof findingsContract.ask> = async () => refuse('findings.notBuilt', 'This is not built yet.');

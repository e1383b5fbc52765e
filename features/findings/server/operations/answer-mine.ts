import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';

export const answerMine: Operation<typeof findingsContract.answerMine> = async () => refuse('findings.notBuilt', 'This is not built yet.');

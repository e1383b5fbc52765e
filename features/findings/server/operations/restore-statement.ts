import type { Operation } from '../../../../platform/server/feature.ts';
import { restoreRecord } from '../../../contacts/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { STATEMENTS } from '../statement-view.ts';

export const restoreStatement: Operation<typeof findingsContract.restoreStatement> = (call) =>
  restoreRecord(call, STATEMENTS, { ...call.input, what: 'restored' });

import type { Operation } from '../../../../platform/server/feature.ts';
import { removeRecord } from '../../../contacts/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { STATEMENTS } from '../statement-view.ts';

export const removeStatement: Operation<typeof findingsContract.removeStatement> = (call) =>
  removeRecord(call, STATEMENTS, { ...call.input, what: 'removed' });

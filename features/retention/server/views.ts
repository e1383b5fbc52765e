// What the screens are told of holds and settings.
import { refuse } from '../../../platform/base/refusal.ts';
import type { HoldRow } from '../contract.ts';
import type { Hold } from './store/holds.ts';

export const viewHold = ({ id, reason, placedAt, placedByName, liftedAt, liftedByName, liftedBecause }: Hold): HoldRow => ({
  id,
  reason,
  placedAt: placedAt.toISOString(),
  placedBy: placedByName,
  liftedAt: liftedAt?.toISOString() ?? null,
  liftedBy: liftedByName,
  liftedBecause,
});

export const HELD = refuse('retention.held', 'A legal hold is on this client. Nothing of theirs may be destroyed until it is lifted.');
export const DISPOSED = refuse('retention.disposed', 'The record of this client was disposed of.');

// A hold in the columns of a contact: all of them, or none.
import type { Hold } from '../../rules/holds.ts';

export function holdColumns(hold: (Hold & { readonly since: Date }) | null) {
  return {
    onHoldSince: hold && hold.since,
    holdKind: hold && hold.kind,
    holdReason: hold && hold.reason,
    holdUntil: hold && hold.until,
  };
}

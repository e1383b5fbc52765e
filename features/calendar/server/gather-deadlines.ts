// Deadlines of all features, as far as a person may see them. Which features have any is not known here.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Deadline, DeadlineCall, DeadlineKind } from '../../../platform/server/manifest.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';

/** Of one kind, at most this many are answered. */
export const MOST_OF_A_KIND = 300;

export interface GatheredKind {
  readonly kind: DeadlineKind;
  readonly deadlines: readonly Deadline[];
  /** The last day of which all are here; null when the whole range is. */
  readonly completeUntil: CivilDate | null;
}

/** The kinds that this person may see. */
export function visibleKinds(all: readonly DeadlineKind[], scope: StaffScope): readonly DeadlineKind[] {
  return all.filter(({ permissions }) => permissions.every((permission) => scope.may(permission)));
}

/** Reads kinds one after the other, so that a page with many kinds takes no more connections than any other. */
export async function gatherDeadlines(
  kinds: readonly DeadlineKind[],
  call: DeadlineCall,
  range: { readonly from: CivilDate; readonly until: CivilDate; readonly personId: string | null },
): Promise<readonly GatheredKind[]> {
  const gathered: GatheredKind[] = [];
  for (const kind of kinds) {
    const found = await kind.read(call, { ...range, most: MOST_OF_A_KIND + 1 });
    const deadlines = found.slice(0, MOST_OF_A_KIND);
    const isCut = found.length > deadlines.length;
    // The day of the last one answered may itself be incomplete.
    gathered.push({ kind, deadlines, completeUntil: isCut ? (lastDayBefore(deadlines) ?? range.from) : null });
  }
  return gathered;
}

function lastDayBefore(deadlines: readonly Deadline[]): CivilDate | undefined {
  const last = deadlines.at(-1)?.on;
  return deadlines.findLast(({ on }) => on !== last)?.on;
}

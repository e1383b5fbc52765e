// Which kinds of record there are of people, until when each must be kept, and in which order they are destroyed.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { MustKeep, RetentionKind, RetentionPerson } from '../../../platform/server/retention.ts';
import type { RetentionGroup } from '../rules/retention-groups.ts';

/**
 * Reports before records, because records name them; later features before earlier ones, because they refer to their rows; and what says
 * whose everything is at the end.
 */
export function inOrder(kinds: readonly RetentionKind[]): readonly RetentionKind[] {
  const place = ({ group, isLast }: RetentionKind): number => (isLast ? 2 : group === 'records' ? 1 : 0);
  return kinds.toReversed().toSorted((one, other) => place(one) - place(other));
}

/** The kinds that a group is about: the records take with them what is left of the reports. */
export const kindsOf = (kinds: readonly RetentionKind[], what: RetentionGroup): readonly RetentionKind[] =>
  inOrder(kinds).filter(({ group }) => what === 'records' || group === 'reports');

export interface HeldKind {
  readonly kind: RetentionKind;
  readonly must: MustKeep | undefined;
}

/** The kinds of which there is something of each of these people, with the days until which they must be kept. */
export async function findKinds(
  db: Db,
  kinds: readonly RetentionKind[],
  people: readonly RetentionPerson[],
  zone: string,
): Promise<ReadonlyMap<string, readonly HeldKind[]>> {
  const found = new Map<string, HeldKind[]>(people.map(({ contactId }) => [contactId, []]));
  if (people.length === 0) return found;
  for (const kind of inOrder(kinds)) {
    const holders = await kind.findHolders(
      db,
      people.map(({ contactId }) => contactId),
    );
    if (holders.size === 0) continue;
    const must = await kind.mustKeep?.(
      db,
      people.filter(({ contactId }) => holders.has(contactId)),
      zone,
    );
    for (const contactId of holders) found.get(contactId)?.push({ kind, must: must?.get(contactId) });
  }
  return found;
}

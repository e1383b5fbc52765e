// The access log as the platform knows it: who was shown what of whom. A feature keeps it; the app passes it in.
import type { Principal } from './scope.ts';

/** Leaves the entry that `person` was shown data of this kind of these contacts, at most one for each within a while. */
export type NoteAccess = (
  person: Pick<Principal, 'userId' | 'sessionId'>,
  kind: string,
  contactIds: readonly string[],
  now: Date,
) => Promise<void>;

/** Collects whose data an answer shows. */
export function collectShown(): {
  readonly shows: (...contactIds: readonly string[]) => void;
  readonly shown: () => readonly string[] | undefined;
} {
  let ids: Set<string> | undefined;
  return {
    shows: (...contactIds) => {
      ids ??= new Set();
      for (const id of contactIds) ids.add(id);
    },
    shown: () => ids && [...ids],
  };
}

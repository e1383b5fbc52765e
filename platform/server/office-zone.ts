// The zone of the office in this process. It is read once, again after the change that sets it, and after a change by another process.
import type { ActivityKind } from '../base/endpoint.ts';
import type { CommitSignal } from './live/commit-signal.ts';
import { joinRuns } from './live/join-runs.ts';
import type { Logger } from './log.ts';

export interface OfficeZone {
  readonly current: () => string;
  /** To be called after a commit, with the kind of its activity; settles when the zone of the commit is in use. */
  readonly afterCommit: (kind: ActivityKind) => Promise<void>;
  readonly close: () => void;
}

interface Parts {
  readonly read: () => Promise<string>;
  /** The kind of activity that a change of the zone leaves. */
  readonly setBy: ActivityKind;
  /** Set where other processes may change it, too. */
  readonly onCommit: CommitSignal['onCommit'] | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** Commits of other processes that follow each other quicker are looked at together. */
const GATHER_MS = 50;
/** In case a signal was lost. */
const LOOK_MS = 5_000;

/** @throws what `read` throws the first time; later failures are logged and tried again with the next look */
export async function openOfficeZone({ read, setBy, onCommit, log }: Parts): Promise<OfficeZone> {
  let zone = await read();
  let gathering: NodeJS.Timeout | undefined;
  const renew = joinRuns(async () => {
    try {
      zone = await read();
    } catch (error) {
      log.warn({ error: String(error) }, 'the time zone of the office could not be read again');
    }
  });
  const unsubscribe = onCommit?.((where) => {
    if (where === 'elsewhere') gathering ??= setTimeout(() => void ((gathering = undefined), renew()), GATHER_MS).unref();
  });
  const looking = onCommit && setInterval(() => void renew(), LOOK_MS).unref();
  return {
    current: () => zone,
    afterCommit: async (kind) => {
      if (kind === setBy) await renew();
    },
    close() {
      unsubscribe?.();
      clearTimeout(gathering);
      clearInterval(looking);
    },
  };
}

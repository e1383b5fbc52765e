// Saves what is on the screen by itself: shortly after the last change, one save at a time, again until the server has what the
// screen shows. A version someone else saved is never overwritten unseen, and nothing typed is lost.

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;
/** A version that keeps changing under us is met so often, then left to the next change. */
const MOST_ROUNDS = 5;

/** 'conflict': someone else saved, and a person has to choose. 'gone': the record no longer exists. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'failed' | 'conflict' | 'gone';

export interface Stored<T, V> {
  readonly value: T;
  readonly version: V;
}
export interface AutosaveView<T, V, N> extends Stored<T, V> {
  readonly save: SaveState;
  /** Why the last save failed. */
  readonly error: unknown;
  /** What merging someone else's version changed; null until that happens, and again once it was read. */
  readonly note: N | null;
}
/** Puts `mine` and `theirs` together, which both began as `base`. */
export type Join<T, N> = (base: T, mine: T, theirs: T) => { readonly value: T; readonly note: N };

export interface AutosaveOptions<T, V, N> {
  /** What the server has. `value` is what the screen begins with. */
  readonly start: Stored<T, V>;
  /** Milliseconds after the last change. */
  readonly delay: number;
  readonly save: (value: T, version: V) => Promise<Stored<T, V>>;
  readonly load: () => Promise<Stored<T, V>>;
  /** 'changed': someone saved another version. 'retry': worth trying again by itself. */
  readonly judge: (error: unknown) => 'changed' | 'gone' | 'retry' | 'final';
  /** True when the server would keep the same of both. */
  readonly same: (a: T, b: T) => boolean;
  readonly isNewer: (version: V, than: V) => boolean;
  /** 'ask' waits for `keepMine` or `takeTheirs`. */
  readonly onConflict: 'ask' | { readonly join: Join<T, N> };
  /** The value to continue with when the server stored something other than `sent`, such as other ids. */
  readonly follow?: (sent: T, saved: T) => (value: T) => T;
  /** True while something on the screen cannot be saved, so that leaving still asks. */
  readonly holdsBack?: (value: T) => boolean;
  readonly onSaved?: (stored: Stored<T, V>) => void;
}

export interface Autosave<T, V, N> {
  readonly current: () => AutosaveView<T, V, N>;
  readonly observe: (listener: () => void) => () => void;
  /** Changes the value; saved after the delay, or after `ms`. */
  readonly edit: (make: (value: T) => T, ms?: number) => void;
  /** Takes over what the server has, when there is nothing of ours to lose. */
  readonly refresh: (fresh: Stored<T, V>) => void;
  /** After a conflict: what is here replaces what they saved. */
  readonly keepMine: () => Promise<void>;
  /** After a conflict: what they saved replaces what is here. */
  readonly takeTheirs: () => void;
  readonly dismissNote: () => void;
  readonly isDirty: () => boolean;
  /** Saves now what is not saved yet; settles when it is, or when saving stopped. */
  readonly flush: () => Promise<void>;
}

export function createAutosave<T, V, N = never>(options: AutosaveOptions<T, V, N>): Autosave<T, V, N> {
  const { delay, save, load, judge, same, isNewer, onConflict, follow, holdsBack = () => false, onSaved } = options;
  let base = options.start.value;
  let view: AutosaveView<T, V, N> = { ...options.start, save: 'saved', error: null, note: null };
  let theirs: Stored<T, V> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const listeners = new Set<() => void>();

  const publish = (next: Partial<AutosaveView<T, V, N>>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const isStopped = (): boolean => view.save === 'conflict' || view.save === 'gone';
  const isUnsaved = (): boolean => !same(view.value, base);
  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const settle = (stored: Stored<T, V>, sent: T): void => {
    const move = follow?.(sent, stored.value);
    base = move ? move(sent) : sent;
    retryMs = FIRST_RETRY_MS;
    publish({ version: stored.version, error: null, ...(move && { value: move(view.value) }) });
    onSaved?.({ value: base, version: stored.version });
  };

  /** Someone's version is newer. Our own save whose answer got lost, or a version without a change, needs neither joining nor a choice. */
  const meet = async (sent: T): Promise<void> => {
    const found = await load();
    if (same(found.value, sent)) return settle(found, sent);
    if (same(found.value, base)) return publish({ version: found.version });
    if (onConflict === 'ask') {
      theirs = found;
      return publish({ save: 'conflict', error: null });
    }
    const joined = onConflict.join(base, view.value, found.value);
    base = found.value;
    return publish({ value: joined.value, version: found.version, note: joined.note });
  };

  const saveOnce = async (): Promise<void> => {
    const sent = view.value;
    publish({ save: 'saving' });
    try {
      settle(await save(sent, view.version), sent);
    } catch (error) {
      const judged = judge(error);
      if (judged === 'changed') return meet(sent);
      publish({ save: judged === 'gone' ? 'gone' : 'failed', error });
      if (judged === 'retry') {
        plan(retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      }
    }
    return undefined;
  };

  const run = async (): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS && isUnsaved() && !isStopped(); round++) {
      await saveOnce();
      if (view.save === 'failed') return;
    }
    if (!isStopped()) publish({ save: isUnsaved() ? 'pending' : 'saved' });
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    running ??= run()
      .catch((error: unknown) => publish({ save: 'failed', error }))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    current: () => view,
    observe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (make, ms = delay) => {
      const value = make(view.value);
      if (value === view.value) return;
      publish({ value, ...(!isStopped() && view.save !== 'saving' && { save: 'pending' as const }) });
      if (!isStopped()) plan(ms);
    },
    refresh: (fresh) => {
      if (view.save !== 'saved' || isUnsaved() || holdsBack(view.value) || running || !isNewer(fresh.version, view.version)) return;
      const isSame = same(fresh.value, base);
      base = fresh.value;
      publish({ version: fresh.version, ...(!isSame && { value: fresh.value }) });
    },
    keepMine: () => {
      if (theirs) {
        base = theirs.value;
        publish({ version: theirs.version, save: 'pending' });
        theirs = undefined;
      }
      return flush();
    },
    takeTheirs: () => {
      if (!theirs) return;
      base = theirs.value;
      publish({ ...theirs, save: 'saved' });
      theirs = undefined;
    },
    dismissNote: () => publish({ note: null }),
    isDirty: () => holdsBack(view.value) || isUnsaved(),
    flush,
  };
}

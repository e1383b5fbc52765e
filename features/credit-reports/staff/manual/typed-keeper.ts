// Keeps what is typed and saves it by itself: after a pause, when a field is left, one save at a time, again until the server has what the
// screen shows. When somebody else saved meanwhile nothing is sent until a person says whose version stands.
import type { ManualReport } from '../../rules/manual/manual-schema.ts';
import { formOf, typedOf, type FormReport } from './form-report.ts';

const SAVE_AFTER_MS = 1_500;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/** 'conflict': somebody else saved; 'gone': it is not being typed in any more. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'failed' | 'conflict' | 'gone';
export interface Kept {
  readonly version: number;
  readonly typed: ManualReport | null;
}
export interface TypedView {
  readonly form: FormReport;
  readonly version: number;
  readonly save: SaveState;
  /** Why the last save failed. */
  readonly error: unknown;
  /** Fields of the form the server cannot keep as they stand. */
  readonly left: number;
}
export interface TypedServer {
  readonly save: (input: { readonly version: number; readonly typed: ManualReport }) => Promise<{ readonly version: number }>;
  readonly load: () => Promise<Kept>;
  readonly judge: (error: unknown) => 'changed' | 'gone' | 'retry' | 'final';
  readonly onSaved: (kept: Kept) => void;
}
export type TypedKeeper = ReturnType<typeof createTypedKeeper>;

/** A keeper that starts from what the server has. */
export function createTypedKeeper(server: TypedServer, start: Kept) {
  let base = textOf(start.typed);
  let view: TypedView = { form: formOf(start.typed), version: start.version, save: 'saved', error: null, left: 0 };
  let theirs: Kept | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const listeners = new Set<() => void>();

  const publish = (next: Partial<TypedView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const isStopped = (): boolean => view.save === 'conflict' || view.save === 'gone';
  const isDirty = (): boolean => textOf(typedOf(view.form).typed) !== base;
  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const settle = (version: number, typed: ManualReport): void => {
    base = textOf(typed);
    retryMs = FIRST_RETRY_MS;
    publish({ version, error: null });
    server.onSaved({ version, typed });
  };

  /** Somebody's version is newer. What they left as it was, or what is our own save whose answer got lost, needs no question. */
  const meet = async (sent: ManualReport): Promise<void> => {
    const found = await server.load();
    if (textOf(found.typed) === textOf(sent)) return settle(found.version, sent);
    if (textOf(found.typed) === base) return publish({ version: found.version });
    theirs = found;
    return publish({ save: 'conflict', error: null });
  };

  const saveOnce = async (): Promise<void> => {
    const { typed } = typedOf(view.form);
    publish({ save: 'saving' });
    try {
      settle((await server.save({ version: view.version, typed })).version, typed);
    } catch (error) {
      const judged = server.judge(error);
      if (judged === 'changed') return meet(typed);
      publish({ save: judged === 'gone' ? 'gone' : 'failed', error });
      if (judged === 'retry') {
        plan(retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      }
    }
    return undefined;
  };

  const run = async (): Promise<void> => {
    // A version that keeps changing under us is met a few times, then left to the next change.
    for (let round = 0; round < 5 && isDirty() && !isStopped(); round++) {
      await saveOnce();
      if (view.save === 'failed') return;
    }
    if (!isStopped()) publish({ save: isDirty() ? 'pending' : 'saved' });
  };

  /** Saves now what is not saved yet; answers when it is, or when saving stopped. */
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
    current: (): TypedView => view,
    observe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (make: (form: FormReport) => FormReport): void => {
      const form = make(view.form);
      if (form === view.form) return;
      publish({ form, left: typedOf(form).left, ...(!isStopped() && view.save !== 'saving' && { save: 'pending' as const }) });
      if (!isStopped()) plan(SAVE_AFTER_MS);
    },
    /** Takes over what the server has, when there is nothing of ours to lose. */
    refresh: (fresh: Kept): void => {
      if (view.save !== 'saved' || view.left > 0 || running || fresh.version <= view.version) return;
      const isSame = textOf(fresh.typed) === base;
      base = textOf(fresh.typed);
      publish({ version: fresh.version, ...(!isSame && { form: formOf(fresh.typed) }) });
    },
    /** After a conflict: what stands here replaces what they saved. */
    keepMine: (): Promise<void> => {
      if (theirs) {
        base = textOf(theirs.typed);
        publish({ version: theirs.version, save: 'pending' });
        theirs = undefined;
      }
      return flush();
    },
    /** After a conflict: what they saved replaces what stands here. */
    takeTheirs: (): void => {
      if (!theirs) return;
      base = textOf(theirs.typed);
      publish({ version: theirs.version, form: formOf(theirs.typed), save: 'saved', left: 0 });
      theirs = undefined;
    },
    isDirty: (): boolean => view.left > 0 || isDirty(),
    flush,
  };
}

/** What is compared: the same order of fields whoever wrote it. */
function textOf(typed: ManualReport | null): string {
  return JSON.stringify(typedOf(formOf(typed)).typed);
}

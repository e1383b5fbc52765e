// Keeps the items of a draft and saves them by itself: shortly after the last change, one save at a time, again until the
// server has what the screen shows. A version saved by somebody else is joined, never overwritten and never lost.
import type { Draft, DraftItemInput } from '../contract.ts';
import { itemKey, joinItems, sameItems, toInput, type Items } from './draft-edit.ts';

const SAVE_AFTER_MS = 500;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

export type SaveState = 'saved' | 'pending' | 'saving' | 'failed';
export interface DraftView {
  readonly items: Items;
  readonly reportId: string;
  readonly version: number | null;
  readonly save: SaveState;
  /** Why the last save failed. */
  readonly error: unknown;
  /** What a version saved by somebody else brought; null until that happens, and again once it was read. */
  readonly joined: { readonly fromThem: number; readonly bothChanged: number } | null;
}
export interface DraftServer {
  readonly save: (input: {
    readonly reportId: string;
    readonly version: number | null;
    readonly items: DraftItemInput[];
  }) => Promise<Draft>;
  readonly load: () => Promise<Draft | null>;
  /** 'changed' = somebody saved another version; 'retry' = worth trying again by itself. */
  readonly judge: (error: unknown) => 'changed' | 'retry' | 'final';
  readonly onSaved: (draft: Draft) => void;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** A keeper that starts from what the server has (`draft`), or from nothing on `reportId`. */
export function createDraftKeeper(server: DraftServer, draft: Draft | null, reportId: string) {
  let base: Items = draft?.items.map(toInput) ?? [];
  let view: DraftView = {
    items: base,
    reportId: draft?.reportId ?? reportId,
    version: draft?.version ?? null,
    save: 'saved',
    error: null,
    joined: null,
  };
  let savedReportId = view.reportId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const listeners = new Set<() => void>();

  const publish = (next: Partial<DraftView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const isDirty = (): boolean => !sameItems(base, view.items) || savedReportId !== view.reportId;
  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const adopt = (saved: Draft, sent: Items): void => {
    // Lines that were put together or taken apart since have other ids; the answer names the items in the order they were sent.
    const ids = new Map(sent.map((item, at) => [itemKey(item), saved.items[at]?.lineId ?? item.lineId]));
    const follow = (items: Items): Items => items.map((item) => ({ ...item, lineId: ids.get(itemKey(item)) ?? item.lineId }));
    const isMoved = sent.some((item) => ids.get(itemKey(item)) !== item.lineId);
    base = isMoved ? follow(sent) : sent;
    savedReportId = saved.reportId;
    retryMs = FIRST_RETRY_MS;
    if (isMoved) publish({ items: follow(view.items) });
    publish({ version: saved.version, save: isDirty() ? 'pending' : 'saved', error: null });
    server.onSaved(saved);
  };

  const join = async (): Promise<void> => {
    const theirs = await server.load();
    // Without a draft the round was opened meanwhile; what is on the screen becomes the next one.
    const joined = joinItems(base, view.items, theirs?.items.map(toInput) ?? []);
    base = theirs?.items.map(toInput) ?? [];
    savedReportId = theirs?.reportId ?? savedReportId;
    publish({
      items: joined.items,
      version: theirs?.version ?? null,
      joined: { fromThem: joined.fromThem, bothChanged: joined.bothChanged },
    });
  };

  const saveOnce = async (): Promise<void> => {
    const sent = view.items;
    publish({ save: 'saving' });
    try {
      adopt(await server.save({ reportId: view.reportId, version: view.version, items: sent.map(toInput) }), sent);
    } catch (error) {
      const judged = server.judge(error);
      if (judged === 'changed') return join();
      publish({ save: 'failed', error });
      if (judged === 'retry') {
        plan(retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      }
    }
    return undefined;
  };

  const run = async (): Promise<void> => {
    // A version that keeps changing under us is joined a few times, then left to the next change.
    for (let round = 0; round < 5 && isDirty(); round++) {
      await saveOnce();
      if (view.save === 'failed') return;
    }
    publish({ save: isDirty() ? 'pending' : 'saved' });
  };

  /** Saves now what is not saved yet; answers when it is, or when saving failed. */
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
    current: (): DraftView => view,
    observe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (make: (items: Items) => Items): void => {
      const items = make(view.items);
      if (items === view.items) return;
      publish({ items, ...(view.save !== 'saving' && { save: 'pending' as const }) });
      plan(SAVE_AFTER_MS);
    },
    /** Goes on with another report and the items that are in it. */
    moveTo: (id: string, items: Items): void => {
      publish({ reportId: id, items, save: 'pending' });
      plan(0);
    },
    /** Takes over what the server has, when there is nothing of ours to lose; null = the round was opened. */
    refresh: (fresh: Draft | null): void => {
      if (view.save !== 'saved' || isDirty() || running) return;
      if (fresh ? view.version !== null && fresh.version <= view.version : view.version === null) return;
      base = fresh?.items.map(toInput) ?? [];
      savedReportId = fresh?.reportId ?? savedReportId;
      publish({ items: base, version: fresh?.version ?? null, reportId: savedReportId });
    },
    dismissJoined: (): void => publish({ joined: null }),
    isDirty,
    flush,
  };
}

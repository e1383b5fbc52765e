import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftItemInput } from '../contract.ts';
import { addItems, changeItems, itemKey, newItem, type Items } from './draft-edit.ts';
import { createDraftKeeper, type DraftServer } from './draft-keeper.ts';

class Changed extends Error {}
class Offline extends Error {}
class Refused extends Error {}

/** A server that keeps one draft, as the contract says. */
function createServer() {
  let stored: { version: number; items: DraftItemInput[]; reportId: string } | null = null;
  let failure: Error | undefined;
  const saves: number[] = [];
  const toDraft = (): Draft | null =>
    stored && {
      roundId: 'r',
      number: 1,
      version: stored.version,
      reportId: stored.reportId,
      problems: [],
      items: stored.items.map((item) => ({ ...item, heading: '', accountNumberMasked: null, reported: [], problems: [] })),
    };
  const server: DraftServer = {
    save: async ({ version, items, reportId }) => {
      if (failure) throw failure;
      if (version !== (stored?.version ?? null)) throw new Changed();
      stored = { version: (stored?.version ?? 0) + 1, items, reportId };
      saves.push(items.length);
      return toDraft() as Draft;
    },
    load: async () => toDraft(),
    judge: (error) => (error instanceof Changed ? 'changed' : error instanceof Offline ? 'retry' : 'final'),
    onSaved: () => undefined,
  };
  return {
    server,
    saves,
    items: () => stored?.items ?? [],
    fail: (error?: Error) => {
      failure = error;
    },
    somebodyElse: (make: (items: Items) => Items) => {
      stored = { version: (stored?.version ?? 0) + 1, items: [...make(stored?.items ?? [])], reportId: 'rep' };
    },
    open: () => {
      stored = null;
    },
  };
}
const a = newItem({ bureau: 'EQ', kind: 'tradeline', lineId: 'a' });
const b = newItem({ bureau: 'EX', kind: 'tradeline', lineId: 'b' });
const setReason = (item: DraftItemInput, reasonCode: string) => (items: Items) =>
  changeItems(items, new Set([itemKey(item)]), { reasonCode });
const reasons = (items: Items) => items.map((item) => item.reasonCode);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('draft keeper', () => {
  it('saves once after a burst of changes, then says so', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    keeper.edit((items) => addItems(items, [b]));
    expect(keeper.current().save).toBe('pending');
    await vi.advanceTimersByTimeAsync(600);
    expect(app.saves).toEqual([2]);
    expect(keeper.current()).toMatchObject({ save: 'saved', version: 1 });
  });

  it('follows lines that go by another id since, and keeps what was typed meanwhile', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(
      {
        ...app.server,
        save: async (input) =>
          app.server.save({ ...input, items: input.items.map((item) => (item.lineId === 'b' ? { ...item, lineId: 'b-EX' } : item)) }),
      },
      null,
      'rep',
    );
    keeper.edit((items) => addItems(items, [a, b]));
    const saved = keeper.flush();
    keeper.edit(setReason(b, 'balance-wrong'));
    await saved;
    await keeper.flush();
    expect(keeper.current()).toMatchObject({
      save: 'saved',
      value: { items: [{ lineId: 'a' }, { lineId: 'b-EX', reasonCode: 'balance-wrong' }] },
    });
    expect(app.items().map(({ lineId }) => lineId)).toEqual(['a', 'b-EX']);
  });

  it('saves again what was typed while a save was on its way', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    const first = keeper.flush();
    keeper.edit(setReason(a, 'not-mine'));
    await first;
    expect(reasons(app.items())).toEqual(['not-mine']);
    expect(keeper.current().save).toBe('saved');
  });

  it('joins what somebody else saved and loses nothing', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    await keeper.flush();
    app.somebodyElse((items) => setReason(b, 'duplicate')(addItems(items, [b])));
    keeper.edit(setReason(a, 'not-mine'));
    await keeper.flush();
    expect(reasons(app.items())).toEqual(['not-mine', 'duplicate']);
    expect(keeper.current()).toMatchObject({ save: 'saved', note: { fromThem: 1, bothChanged: 0 } });
  });

  it('goes on in a new draft when the round was opened meanwhile', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    await keeper.flush();
    app.open();
    keeper.edit(setReason(a, 'not-mine'));
    await keeper.flush();
    expect(reasons(app.items())).toEqual(['not-mine']);
  });

  it('tries again by itself while the server is away', async () => {
    const app = createServer();
    app.fail(new Offline());
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    await keeper.flush();
    expect(keeper.current().save).toBe('failed');
    app.fail();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(app.items()).toHaveLength(1);
    expect(keeper.current().save).toBe('saved');
  });

  it('keeps a refused change on the screen and saves it with the next one', async () => {
    const app = createServer();
    app.fail(new Refused());
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    await keeper.flush();
    expect(keeper.current()).toMatchObject({ save: 'failed', value: { items: [a] } });
    app.fail();
    keeper.edit((items) => addItems(items, [b]));
    await keeper.flush();
    expect(app.items()).toHaveLength(2);
  });

  it('takes over a fresh version only when nothing of ours is unsaved', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(app.server, null, 'rep');
    app.somebodyElse((items) => addItems(items, [b]));
    const fresh = await app.server.load();
    keeper.edit((items) => addItems(items, [a]));
    keeper.refresh(fresh);
    expect(keeper.current().value.items).toEqual([a]);
    await keeper.flush();
    expect(app.items()).toHaveLength(2);
  });

  it('starts afresh once the round was opened elsewhere and nothing is unsaved', async () => {
    const app = createServer();
    const keeper = createDraftKeeper(app.server, null, 'rep');
    keeper.edit((items) => addItems(items, [a]));
    keeper.refresh(null);
    expect(keeper.current().value.items).toEqual([a]);
    await keeper.flush();
    keeper.refresh(null);
    expect(keeper.current()).toMatchObject({ value: { items: [] }, version: null });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftItemInput } from '../contract.ts';
import { addItems, changeItems, itemKey, newItem, type Items } from './draft-edit.ts';
import { createDraftAutosave, type DraftServer } from './draft-autosave.ts';

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
      letters: { phone: false, otherNames: true },
      items: stored.items.map((item) => ({
        ...item,
        heading: '',
        accountNumberMasked: null,
        reported: [],
        claims: [],
        statements: [],
        confirmation: null,
        problems: [],
        lastResult: null,
        question: null,
      })),
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
    otherPerson: (make: (items: Items) => Items) => {
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

describe('draft autosave', () => {
  it('saves once after a burst of changes, then says so', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    autosave.edit((items) => addItems(items, [b]));
    expect(autosave.current().save).toBe('pending');
    await vi.advanceTimersByTimeAsync(600);
    expect(app.saves).toEqual([2]);
    expect(autosave.current()).toMatchObject({ save: 'saved', version: 1 });
  });

  it('follows lines that go by another id since, and keeps what was typed in the meantime', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(
      {
        ...app.server,
        save: async (input) =>
          app.server.save({ ...input, items: input.items.map((item) => (item.lineId === 'b' ? { ...item, lineId: 'b-EX' } : item)) }),
      },
      null,
      'rep',
    );
    autosave.edit((items) => addItems(items, [a, b]));
    const saved = autosave.flush();
    autosave.edit(setReason(b, 'balance-wrong'));
    await saved;
    await autosave.flush();
    expect(autosave.current()).toMatchObject({
      save: 'saved',
      value: { items: [{ lineId: 'a' }, { lineId: 'b-EX', reasonCode: 'balance-wrong' }] },
    });
    expect(app.items().map(({ lineId }) => lineId)).toEqual(['a', 'b-EX']);
  });

  it('saves again what was typed while a save was on its way', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    const first = autosave.flush();
    autosave.edit(setReason(a, 'not-mine'));
    await first;
    expect(reasons(app.items())).toEqual(['not-mine']);
    expect(autosave.current().save).toBe('saved');
  });

  it('joins what someone else saved and loses nothing', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    await autosave.flush();
    app.otherPerson((items) => setReason(b, 'duplicate')(addItems(items, [b])));
    autosave.edit(setReason(a, 'not-mine'));
    await autosave.flush();
    expect(reasons(app.items())).toEqual(['not-mine', 'duplicate']);
    expect(autosave.current()).toMatchObject({ save: 'saved', note: { fromThem: 1, bothChanged: 0 } });
  });

  it('continues in a new draft when the round was opened in the meantime', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    await autosave.flush();
    app.open();
    autosave.edit(setReason(a, 'not-mine'));
    await autosave.flush();
    expect(reasons(app.items())).toEqual(['not-mine']);
  });

  it('tries again by itself while the server is away', async () => {
    const app = createServer();
    app.fail(new Offline());
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    await autosave.flush();
    expect(autosave.current().save).toBe('failed');
    app.fail();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(app.items()).toHaveLength(1);
    expect(autosave.current().save).toBe('saved');
  });

  it('keeps a refused change on the screen and saves it with the next one', async () => {
    const app = createServer();
    app.fail(new Refused());
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    await autosave.flush();
    expect(autosave.current()).toMatchObject({ save: 'failed', value: { items: [a] } });
    app.fail();
    autosave.edit((items) => addItems(items, [b]));
    await autosave.flush();
    expect(app.items()).toHaveLength(2);
  });

  it('takes over a fresh version only when nothing of ours is unsaved', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(app.server, null, 'rep');
    app.otherPerson((items) => addItems(items, [b]));
    const fresh = await app.server.load();
    autosave.edit((items) => addItems(items, [a]));
    autosave.refresh(fresh);
    expect(autosave.current().value.items).toEqual([a]);
    await autosave.flush();
    expect(app.items()).toHaveLength(2);
  });

  it('starts afresh once the round was opened elsewhere and nothing is unsaved', async () => {
    const app = createServer();
    const autosave = createDraftAutosave(app.server, null, 'rep');
    autosave.edit((items) => addItems(items, [a]));
    autosave.refresh(null);
    expect(autosave.current().value.items).toEqual([a]);
    await autosave.flush();
    autosave.refresh(null);
    expect(autosave.current()).toMatchObject({ value: { items: [] }, version: null });
  });
});

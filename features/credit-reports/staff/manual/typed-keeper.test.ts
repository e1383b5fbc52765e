import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManualReport } from '../../rules/manual/manual-schema.ts';
import { formOf, typedOf, type FormReport } from './form-report.ts';
import { createTypedKeeper, type Kept } from './typed-keeper.ts';

class Changed extends Error {}
class Offline extends Error {}
class Gone extends Error {}

/** A server that keeps one draft, as the contract says. */
function createServer() {
  let kept: Kept = { version: 1, typed: null };
  let failure: Error | undefined;
  let loseAnswer = false;
  const saves: string[] = [];
  const store = (typed: ManualReport): void => {
    kept = { version: kept.version + 1, typed };
  };
  return {
    server: {
      save: ({ version, typed }: { readonly version: number; readonly typed: ManualReport }) => {
        if (failure) return Promise.reject(failure);
        if (version !== kept.version) return Promise.reject(new Changed());
        store(typed);
        saves.push(typed.provider);
        if (!loseAnswer) return Promise.resolve({ version: kept.version });
        loseAnswer = false;
        return Promise.reject(new Offline());
      },
      load: () => Promise.resolve(kept),
      judge: (error: unknown) =>
        error instanceof Changed ? ('changed' as const) : error instanceof Gone ? ('gone' as const) : ('retry' as const),
      onSaved: () => undefined,
    },
    saves,
    kept: () => kept,
    fail: (error?: Error) => {
      failure = error;
    },
    loseAnswer: () => {
      loseAnswer = true;
    },
    somebodyElse: (provider: string) => store({ ...typedOf(formOf(kept.typed)).typed, provider }),
    touch: () => {
      kept = { ...kept, version: kept.version + 1 };
    },
  };
}
const type =
  (provider: string) =>
  (form: FormReport): FormReport => ({ ...form, provider });
const begin = () => {
  const s = createServer();
  return { ...s, keeper: createTypedKeeper(s.server, s.kept()) };
};

describe('what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is saved once after a pause', async () => {
    const { keeper, saves } = begin();
    keeper.edit(type('A'));
    keeper.edit(type('AB'));
    expect(keeper.current().save).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_600);
    expect([saves, keeper.current().save]).toEqual([['AB'], 'saved']);
  });
  it('is saved at once when a field is left, and not again without a change', async () => {
    const { keeper, saves } = begin();
    keeper.edit(type('A'));
    await keeper.flush();
    await keeper.flush();
    expect(saves).toEqual(['A']);
  });
  it('waits for the server and tries again', async () => {
    const { keeper, saves, fail } = begin();
    fail(new Offline());
    keeper.edit(type('A'));
    await keeper.flush();
    expect([keeper.current().save, keeper.isDirty()]).toEqual(['failed', true]);
    fail();
    await vi.advanceTimersByTimeAsync(2_100);
    expect([saves, keeper.current().save]).toEqual([['A'], 'saved']);
  });
  it('asks nobody when only the answer to our own save was lost, or nothing of theirs changed', async () => {
    const { keeper, loseAnswer, kept, touch } = begin();
    loseAnswer();
    keeper.edit(type('A'));
    await keeper.flush();
    await vi.advanceTimersByTimeAsync(2_100);
    expect([keeper.current().save, keeper.current().version]).toEqual(['saved', kept().version]);
    touch();
    keeper.edit(type('AB'));
    await keeper.flush();
    expect([keeper.current().save, kept().typed?.provider]).toEqual(['saved', 'AB']);
  });
  it('is not sent over what somebody else typed until a person says so', async () => {
    const { keeper, somebodyElse, kept } = begin();
    somebodyElse('Theirs');
    keeper.edit(type('Mine'));
    await keeper.flush();
    keeper.edit(type('Mine too'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([keeper.current().save, keeper.current().value.provider, kept().typed?.provider]).toEqual(['conflict', 'Mine too', 'Theirs']);
    await keeper.keepMine();
    expect([keeper.current().save, kept().typed?.provider]).toEqual(['saved', 'Mine too']);
  });
  it('gives way to theirs when that is chosen', async () => {
    const { keeper, somebodyElse, saves } = begin();
    somebodyElse('Theirs');
    keeper.edit(type('Mine'));
    await keeper.flush();
    keeper.takeTheirs();
    await keeper.flush();
    expect([keeper.current().value.provider, keeper.isDirty(), saves]).toEqual(['Theirs', false, []]);
  });
  it('stops when the report is not typed in any more', async () => {
    const { keeper, fail } = begin();
    fail(new Gone());
    keeper.edit(type('A'));
    await keeper.flush();
    expect([keeper.current().save, keeper.current().value.provider]).toEqual(['gone', 'A']);
  });
  it('follows somebody else while nothing of ours is unsaved', async () => {
    const { keeper, somebodyElse, kept } = begin();
    somebodyElse('Theirs');
    keeper.refresh(kept());
    expect([keeper.current().value.provider, keeper.current().version]).toEqual(['Theirs', 2]);
    keeper.edit(type('Mine'));
    somebodyElse('Theirs again');
    keeper.refresh(kept());
    expect(keeper.current().value.provider).toBe('Mine');
  });
});

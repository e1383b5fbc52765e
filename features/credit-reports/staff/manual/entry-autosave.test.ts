import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManualReport } from '../../rules/manual/manual-schema.ts';
import { formOf, typedOf, type FormReport } from './form-report.ts';
import { createEntryAutosave, type Kept } from './entry-autosave.ts';

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
    otherPerson: (provider: string) => store({ ...typedOf(formOf(kept.typed)).typed, provider }),
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
  return { ...s, autosave: createEntryAutosave(s.server, s.kept()) };
};

describe('what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is saved once after a pause', async () => {
    const { autosave, saves } = begin();
    autosave.edit(type('A'));
    autosave.edit(type('AB'));
    expect(autosave.current().save).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_600);
    expect([saves, autosave.current().save]).toEqual([['AB'], 'saved']);
  });
  it('is saved at once when a field is left, and not again without a change', async () => {
    const { autosave, saves } = begin();
    autosave.edit(type('A'));
    await autosave.flush();
    await autosave.flush();
    expect(saves).toEqual(['A']);
  });
  it('waits for the server and tries again', async () => {
    const { autosave, saves, fail } = begin();
    fail(new Offline());
    autosave.edit(type('A'));
    await autosave.flush();
    expect([autosave.current().save, autosave.isDirty()]).toEqual(['failed', true]);
    fail();
    await vi.advanceTimersByTimeAsync(2_100);
    expect([saves, autosave.current().save]).toEqual([['A'], 'saved']);
  });
  it('asks no one when only the answer to our own save was lost, or nothing of theirs changed', async () => {
    const { autosave, loseAnswer, kept, touch } = begin();
    loseAnswer();
    autosave.edit(type('A'));
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(2_100);
    expect([autosave.current().save, autosave.current().version]).toEqual(['saved', kept().version]);
    touch();
    autosave.edit(type('AB'));
    await autosave.flush();
    expect([autosave.current().save, kept().typed?.provider]).toEqual(['saved', 'AB']);
  });
  it('is not sent over what someone else typed until a person says so', async () => {
    const { autosave, otherPerson, kept } = begin();
    otherPerson('Theirs');
    autosave.edit(type('Mine'));
    await autosave.flush();
    autosave.edit(type('Mine too'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([autosave.current().save, autosave.current().value.provider, kept().typed?.provider]).toEqual([
      'conflict',
      'Mine too',
      'Theirs',
    ]);
    await autosave.keepMine();
    expect([autosave.current().save, kept().typed?.provider]).toEqual(['saved', 'Mine too']);
  });
  it('gives way to theirs when that is chosen', async () => {
    const { autosave, otherPerson, saves } = begin();
    otherPerson('Theirs');
    autosave.edit(type('Mine'));
    await autosave.flush();
    autosave.takeTheirs();
    await autosave.flush();
    expect([autosave.current().value.provider, autosave.isDirty(), saves]).toEqual(['Theirs', false, []]);
  });
  it('stops when the report is not typed in any more', async () => {
    const { autosave, fail } = begin();
    fail(new Gone());
    autosave.edit(type('A'));
    await autosave.flush();
    expect([autosave.current().save, autosave.current().value.provider]).toEqual(['gone', 'A']);
  });
  it('follows someone else while nothing of ours is unsaved', async () => {
    const { autosave, otherPerson, kept } = begin();
    otherPerson('Theirs');
    autosave.refresh(kept());
    expect([autosave.current().value.provider, autosave.current().version]).toEqual(['Theirs', 2]);
    autosave.edit(type('Mine'));
    otherPerson('Theirs again');
    autosave.refresh(kept());
    expect(autosave.current().value.provider).toBe('Mine');
  });
});

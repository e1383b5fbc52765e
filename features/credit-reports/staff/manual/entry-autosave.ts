// Autosave of a report entered by hand. When someone else saved in the meantime, nothing is sent until a person chooses between
// the two versions.
import { createAutosave, type Autosave, type AutosaveView } from '../../../../platform/web/form/autosave.ts';
import type { ManualReport } from '../../rules/manual/manual-schema.ts';
import { formOf, typedOf, type FormReport } from './form-report.ts';

const SAVE_AFTER_MS = 1_500;

export interface Kept {
  readonly version: number;
  readonly typed: ManualReport | null;
}
export interface TypedServer {
  readonly save: (input: { readonly version: number; readonly typed: ManualReport }) => Promise<{ readonly version: number }>;
  readonly load: () => Promise<Kept>;
  readonly judge: (error: unknown) => 'changed' | 'gone' | 'retry' | 'final';
  readonly onSaved: (kept: Kept) => void;
}
export type EntryView = AutosaveView<FormReport, number, never>;
export interface EntryAutosave extends Omit<Autosave<FormReport, number, never>, 'refresh'> {
  readonly refresh: (fresh: Kept) => void;
}

/** Starts from what the server has. */
export function createEntryAutosave(server: TypedServer, start: Kept): EntryAutosave {
  const autosave = createAutosave<FormReport, number>({
    start: stored(start),
    delay: SAVE_AFTER_MS,
    save: async (value, version) => ({ value, version: (await server.save({ version, typed: typedOf(value).typed })).version }),
    load: async () => stored(await server.load()),
    judge: server.judge,
    same: (a, b) => a === b || textOf(a) === textOf(b),
    isNewer: (version, than) => version > than,
    onConflict: 'ask',
    holdsBack: (value) => countHeldBack(value) > 0,
    onSaved: ({ value, version }) => server.onSaved({ version, typed: typedOf(value).typed }),
  });
  return { ...autosave, refresh: (fresh) => autosave.refresh(stored(fresh)) };
}

/** Fields of the form the server cannot keep as they are. */
export function countHeldBack(form: FormReport): number {
  return typedOf(form).left;
}

function stored({ version, typed }: Kept): { value: FormReport; version: number } {
  return { value: formOf(typed), version };
}

/** What is compared: the same order of fields, whichever version wrote it. */
function textOf(form: FormReport): string {
  return JSON.stringify(typedOf(form).typed);
}

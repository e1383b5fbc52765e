// A form over one record, or for a new one. Nothing typed is lost: not by a refusal, a reload, a lost line, or what someone else
// saves in the meantime. What a form is drawn with is RecordForm.tsx.
import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { asRefusal, Explained } from '../live/api-refusal.ts';
import type { Difference } from './ConflictNote.tsx';
import { useFormDraft } from './form-draft.ts';
import { formFields, type FormFields } from './form-fields.ts';
import { beginForm, changeForm, differing, problemsOf, type FormState, type Problems, type Typed, type Values } from './form-state.ts';
import { draftOf, readKeptDraft } from './kept-draft.ts';

export interface RecordFormOptions<F extends string, R, O> {
  /** The fields in their order on the screen, each with its label. */
  readonly labels: Readonly<Record<F, string>>;
  /** What the form says of a record, or of none, before anything is typed; `typed` is for a field that begins by what another says. */
  readonly fill: (record: R | undefined, typed: Typed) => Values<F>;
  /** Sends the form, over this version of the record. What it rejects with is shown. */
  readonly save: (values: Values<F>, on: R | undefined) => Promise<O>;
  /** Sentences by field, found before anything is sent: `problemsIn(contract.create, …)`. */
  readonly check?: (values: Values<F>) => Problems;
  /** Codes of refusals that are about one field: their sentence is shown beside it, as if the server had named it. */
  readonly besides?: Readonly<Record<string, F>>;
  /** What to say of a failure that the API did not word, such as one of the identity module; '' for nothing. */
  readonly explain?: (error: unknown) => string;
  readonly onDone?: (answer: O) => void;
  /** The record as it is saved now, which may change while the form is open; undefined for a new one. */
  readonly record?: R | undefined;
  /** What identifies its version. */
  readonly versionOf?: (record: R | undefined) => string;
  /** Asks for the record when the server says that someone else changed it; without it, `record` is taken to be newer by then. */
  readonly reload?: () => Promise<R | undefined>;
  /** True when a version someone else saved is shown as soon as it is known, and not only when a save is refused. */
  readonly asksEarly?: boolean;
  /** How a value is shown in the comparison with someone else's version. */
  readonly show?: (field: F, value: string) => string;
  /** Keeps what is typed in this browser under this key until it is saved. */
  readonly draft?: string;
}

export interface RecordForm<F extends string> extends FormFields<F> {
  readonly values: Values<F>;
  readonly set: (name: F, value: string) => void;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly submit: () => void;
  /** True when the form says something else than the record. */
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** Why the last save failed, as far as it does not are shown beside the fields. */
  readonly error: unknown;
  readonly fieldNames: readonly F[];
  /** When the restored entries were typed; undefined when there are none from an earlier visit. */
  readonly keptFrom: Date | undefined;
  readonly focus: (name: F) => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  /** The open choice between the person's entries and someone else's saved version. */
  readonly conflict:
    | { readonly differences: readonly Difference[]; readonly keepMine: () => void; readonly useSaved: () => void }
    | undefined;
}

const versionIn = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'version' in record ? String(record.version) : '';

export function useRecordForm<F extends string, R = undefined, O = unknown>(options: RecordFormOptions<F, R, O>): RecordForm<F> {
  const {
    labels,
    fill,
    save,
    check,
    besides,
    explain,
    onDone,
    record,
    versionOf = versionIn,
    reload,
    asksEarly = false,
    show,
    draft,
  } = options;
  const names = Object.keys(labels) as F[];
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => readKeptDraft(draft, names));
  const [state, act] = useReducer(changeForm<F, R>, undefined, (): FormState<R> => ({
    ...beginForm(record, kept?.typed),
    theirs: kept && kept.version !== versionOf(record) ? { record } : undefined,
  }));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const isSaving = useRef(false);
  // The version of `record` the form knows of. It may have a later one already, from `reload`.
  const [seen, setSeen] = useState(versionOf(record));

  const asTyped = (on: R | undefined): Values<F> => ({ ...fill(on, state.typed), ...state.typed });
  const isDirty = differing(names, asTyped(state.on), fill(state.on, {})).length > 0;
  const isOutdated = versionOf(record) !== seen && versionOf(record) !== versionOf(state.on);
  const theirs = state.theirs ?? (isDirty && isOutdated && !isPending && (asksEarly || state.isLate) ? { record } : undefined);
  // Where nothing was typed the form follows the record.
  if (isOutdated && !isDirty && !isPending && !state.theirs) {
    setSeen(versionOf(record));
    act({ type: 'begun', record });
  }
  const values = asTyped(theirs ? theirs.record : state.on);

  const forget = useFormDraft(draft, isDirty || state.theirs ? draftOf(state.typed, versionOf(state.on)) : {});
  useEffect(() => {
    if (!isDirty || draft !== undefined) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, draft]);

  const focus = (name: F): void => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const refuse = (found: Problems, isLate = false): void => {
    const problems = problemsOf(names, found);
    act({ type: 'refused', problems, isLate });
    const first = names.find((name) => problems[name] !== undefined);
    if (first !== undefined) focus(first);
  };
  const begin = (next: R | undefined): void => {
    act({ type: 'begun', record: next });
    setSeen(versionOf(record));
    setFailure(null);
    setRestored(false);
    forget();
  };
  const send = async (sent: Values<F>, on: R | undefined): Promise<void> => {
    if (isSaving.current) return;
    setFailure(null);
    const found = problemsOf(names, check?.(sent) ?? {});
    if (Object.keys(found).length > 0) return refuse(found);
    isSaving.current = true;
    setPending(true);
    try {
      const answer = await save(sent, on);
      begin(on);
      onDone?.(answer);
    } catch (error) {
      const refusal = asRefusal(error);
      const isLate = refusal.code === 'app.changedMeanwhile';
      const beside = besides?.[refusal.code];
      const sentence = explain?.(error);
      setFailure(beside !== undefined || sentence === '' ? null : sentence === undefined ? error : new Explained(sentence));
      refuse({ ...(beside !== undefined && { [beside]: refusal.message }), ...refusal.fields }, isLate);
      if (isLate && reload) await reload().then((now) => act({ type: 'met', record: now }), setFailure);
    } finally {
      isSaving.current = false;
      setPending(false);
    }
  };
  const submit = (): void => {
    if (!theirs) void send(values, state.on);
  };
  const showing = (field: F, value: string): string => (show && value !== '' ? show(field, value) : value);
  const saved = theirs && fill(theirs.record, {});

  return {
    ...formFields(labels, values, state.problems, (name, value) => act({ type: 'typed', field: name, value })),
    values,
    set: (name, value) => act({ type: 'typed', field: name, value }),
    ref: form,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    submit,
    isDirty,
    isPending,
    error: theirs && state.isLate ? null : failure,
    fieldNames: names,
    keptFrom: isRestored && isDirty ? kept?.savedAt : undefined,
    focus,
    discard: () => begin(record),
    conflict: theirs &&
      saved && {
        differences: differing(names, values, saved).map((field) => ({
          label: labels[field],
          mine: showing(field, values[field]),
          saved: showing(field, saved[field]),
        })),
        keepMine: () => {
          act({ type: 'kept-mine', record: theirs.record });
          setSeen(versionOf(record));
          void send(values, theirs.record);
        },
        useSaved: () => begin(theirs.record),
      },
  };
}

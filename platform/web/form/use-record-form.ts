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
  /** Unfolds the parts of the form that hold these problems, before the first one is focused. */
  readonly reveal?: (problems: Problems, values: Values<F>) => void;
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
  /** True when such a version is announced by `newer`, and compared when the person asks for it or saves. */
  readonly offersComparison?: boolean;
  /** How a value is shown in the comparison with someone else's version. */
  readonly show?: (field: F, value: string) => string;
  /** How the comparison shows what the form never holds, such as a masked number; undefined for other fields. */
  readonly showSaved?: (field: F, record: R | undefined) => string | undefined;
  /** Keeps what is typed in this browser under this key until it is saved. */
  readonly draft?: string;
  /** What the link that opened the form says of its fields. It goes before a draft. */
  readonly given?: Typed;
  /** True while more fields are being loaded. Until then what is kept of them stays, and the form does not follow the record. */
  readonly isLoading?: boolean;
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
  readonly problems: Problems;
  /** When the restored entries were typed; undefined when there are none from an earlier visit. */
  readonly keptFrom: Date | undefined;
  /** Labels of fields that were typed on that visit, were not kept, and are empty now. */
  readonly retype: readonly string[];
  readonly focus: (name: F) => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  /** The open choice between the person's entries and someone else's saved version. */
  readonly conflict:
    | {
        readonly differences: readonly Difference[];
        readonly keepMine: () => void;
        readonly useSaved: () => void;
        /** True when a save or `compare` led to it, so that it takes the focus. */
        readonly isAsked: boolean;
      }
    | undefined;
  /** Someone else's saved version that is not compared yet; only with `offersComparison`. */
  readonly newer: { readonly compare: () => void } | undefined;
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
    reveal,
    explain,
    onDone,
    record,
    versionOf = versionIn,
    reload,
    asksEarly = false,
    offersComparison = false,
    show,
    showSaved,
    draft,
    given,
    isLoading = false,
  } = options;
  const names = Object.keys(labels) as F[];
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => readKeptDraft(draft, isLoading ? undefined : names));
  const [state, act] = useReducer(changeForm<F, R>, undefined, (): FormState<R> => ({
    ...beginForm(record, { ...kept?.typed, ...given }),
    theirs: kept && kept.version !== versionOf(record) && saysMore(kept.typed, fill(record, {})) ? { record } : undefined,
  }));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const isSaving = useRef(false);
  // The version of `record` the form knows of. It may have a later one already, from `reload`.
  const [seen, setSeen] = useState(versionOf(record));

  const asTyped = (on: R | undefined): Values<F> => ({ ...fill(on, state.typed), ...state.typed });
  const isDirty = differing(names, asTyped(state.on), fill(state.on, {})).length > 0;
  const isOutdated = versionOf(record) !== seen && versionOf(record) !== versionOf(state.on);
  const late = isDirty && isOutdated && !isPending && (asksEarly || offersComparison || state.isLate) ? { record } : undefined;
  const newer = state.theirs ?? late;
  const isOffered = newer !== undefined && offersComparison && !state.isLate && !isComparing;
  const theirs = isOffered ? undefined : newer;
  // Where nothing was typed the form follows the record.
  if (isOutdated && !isDirty && !isPending && !state.theirs && !isLoading) {
    setSeen(versionOf(record));
    act({ type: 'begun', record });
  }
  const values = asTyped(theirs ? theirs.record : state.on);

  // A restored draft stays one of its own version until the choice is made, even when more is typed into it.
  const draftVersion = isRestored && kept && state.theirs ? kept.version : versionOf(state.on);
  const forget = useFormDraft(draft, isDirty || state.theirs || isLoading ? draftOf(state.typed, draftVersion) : {});
  useEffect(() => {
    if (!isDirty || draft !== undefined) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, draft]);

  const focus = (name: F): void => {
    const find = (): HTMLElement | null | undefined => form.current?.querySelector<HTMLElement>(inputOf(name));
    const input = find();
    if (input) return input.focus();
    // After the part that holds it has been drawn.
    requestAnimationFrame(() => find()?.focus());
    return undefined;
  };
  const refuse = (found: Problems, isLate = false): void => {
    const problems = problemsOf(names, found);
    act({ type: 'refused', problems, isLate });
    reveal?.(problems, values);
    const first = names.find((name) => problems[name] !== undefined);
    if (first !== undefined) focus(first);
  };
  const begin = (next: R | undefined): void => {
    act({ type: 'begun', record: next });
    setSeen(versionOf(record));
    setFailure(null);
    setRestored(false);
    setComparing(false);
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
    if (isOffered) setComparing(true);
    else if (!theirs) void send(values, state.on);
  };
  const showing = (field: F, value: string): string => (show && value !== '' ? show(field, value) : value);
  const saved = theirs && fill(theirs.record, {});
  const retype = isRestored && kept ? kept.retype.flatMap((name) => names.filter((one) => one === name && values[one] === '')) : [];

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
    problems: state.problems,
    keptFrom: isRestored && (isDirty || retype.length > 0) ? kept?.savedAt : undefined,
    retype: retype.map((name) => labels[name]),
    focus,
    discard: () => begin(record),
    conflict: theirs &&
      saved && {
        differences: differing(names, values, saved).map((field) => ({
          label: labels[field],
          mine: showing(field, values[field]),
          saved: showSaved?.(field, theirs.record) ?? showing(field, saved[field]),
        })),
        isAsked: state.isLate || isComparing,
        keepMine: () => {
          act({ type: 'kept-mine', record: theirs.record });
          setSeen(versionOf(record));
          setComparing(false);
          void send(values, theirs.record);
        },
        useSaved: () => begin(theirs.record),
      },
    newer: isOffered ? { compare: () => setComparing(true) } : undefined,
  };
}

/** Whether a draft says anything the record does not say already. */
function saysMore(typed: Typed, saved: Typed): boolean {
  return Object.entries(typed).some(([name, text]) => text.trim() !== (saved[name] ?? '').trim());
}

/** The visible input of a field; a choice that can be searched keeps its value in a hidden one and names the visible by `data-field`. */
function inputOf(name: string): string {
  return `:is([name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]):not([type=hidden])`;
}

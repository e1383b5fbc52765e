// What a form holds, without anything of the screen: what was typed over the record it began from, what is wrong with it, and the
// version someone else saved in the meantime. Only what was touched is kept, so the rest follows the record by itself.

/** Each field as text: '' is nothing, and a checked box is 'yes'. */
export type Values<F extends string> = Readonly<Record<F, string>>;
/** By field, what was typed or chosen in it. */
export type Typed = Readonly<Record<string, string>>;
/** By field, what is wrong with it. */
export type Problems = Readonly<Record<string, string | undefined>>;

export interface FormState<R> {
  /** The record as it was when this was typed; undefined for a new one. */
  readonly on: R | undefined;
  readonly typed: Typed;
  readonly problems: Problems;
  /** Someone else's version, once a choice between it and what was typed is asked for. */
  readonly theirs: { readonly record: R | undefined } | undefined;
  /** The server refused the save because of such a version. */
  readonly isLate: boolean;
}

export type FormAction<F extends string, R> =
  | { readonly type: 'typed'; readonly field: F; readonly value: string }
  | { readonly type: 'refused'; readonly problems: Problems; readonly isLate: boolean }
  | { readonly type: 'met'; readonly record: R | undefined }
  /** What was typed is to be saved over this version. */
  | { readonly type: 'kept-mine'; readonly record: R | undefined }
  /** The form begins again: from their version, from what was just saved, or because nothing was typed. */
  | { readonly type: 'begun'; readonly record: R | undefined };

export function beginForm<R>(record: R | undefined, typed: Typed = {}): FormState<R> {
  return { on: record, typed, problems: {}, theirs: undefined, isLate: false };
}

export function changeForm<F extends string, R>(state: FormState<R>, action: FormAction<F, R>): FormState<R> {
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        typed: { ...state.typed, [action.field]: action.value },
        problems: { ...state.problems, [action.field]: undefined },
      };
    case 'refused':
      return { ...state, problems: action.problems, isLate: action.isLate };
    case 'met':
      return { ...state, theirs: { record: action.record } };
    case 'kept-mine':
      return beginForm(action.record, state.typed);
    case 'begun':
      return beginForm(action.record);
  }
}

/** The fields, in the order of `fields`, in which two forms differ. Blanks around a text are no difference. */
export function differing<F extends string>(fields: readonly F[], mine: Values<F>, other: Values<F>): readonly F[] {
  return fields.filter((field) => mine[field].trim() !== other[field].trim());
}

/** The part of `found` that belongs to fields of the form. */
export function problemsOf(fields: readonly string[], found: Problems): Problems {
  return Object.fromEntries(Object.entries(found).filter(([field, sentence]) => sentence !== undefined && fields.includes(field)));
}

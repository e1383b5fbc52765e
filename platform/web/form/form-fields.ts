// What the inputs of a form are given: `<TextInput {...form.text('title')} />`.
import type { Problems, Values } from './form-state.ts';
import { textField, type TextField } from './text-field.ts';

interface CheckOf {
  readonly currentTarget: { readonly checked: boolean };
}
export interface ChoiceField extends TextField {
  readonly data: { readonly value: string; readonly label: string }[];
}
/** For groups of radio buttons. */
export interface GroupField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}
export interface CheckField {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (event: CheckOf) => void;
}
/** A list of choices, or their words by value in the order in which they are shown. */
export type Choices = readonly { readonly value: string; readonly label: string }[] | Readonly<Record<string, string>>;

export const CHECKED = 'yes';

export interface FormFields<F extends string> {
  /** Text, days, amounts; the label is the form's own, unless another is named. */
  readonly text: (name: F) => TextField;
  /** A choice among few, with an entry for none of them where `none` says what that is called. */
  readonly choice: (name: F, choices: Choices, none?: string) => ChoiceField;
  readonly group: (name: F) => GroupField;
  readonly check: (name: F) => CheckField;
}

export function formFields<F extends string>(
  labels: Readonly<Record<F, string>>,
  values: Values<F>,
  problems: Problems,
  set: (name: F, value: string) => void,
): FormFields<F> {
  const shared = (name: F) => ({ name, label: labels[name], error: problems[name] });
  const text = (name: F): TextField => textField({ ...shared(name), value: values[name] }, (value) => set(name, value));
  return {
    text,
    choice: (name, choices, none) => ({
      ...text(name),
      data: [...(none === undefined ? [] : [{ value: '', label: none }]), ...listOf(choices)],
    }),
    group: (name) => ({ ...shared(name), value: values[name], onChange: (value) => set(name, value) }),
    check: (name) => ({
      ...shared(name),
      checked: values[name] === CHECKED,
      onChange: (event) => set(name, event.currentTarget.checked ? CHECKED : ''),
    }),
  };
}

function listOf(choices: Choices): readonly { readonly value: string; readonly label: string }[] {
  return isList(choices) ? choices : Object.entries(choices).map(([value, label]) => ({ value, label }));
}
function isList(choices: Choices): choices is Extract<Choices, readonly unknown[]> {
  return Array.isArray(choices);
}

// Apart from the other fields of forms, for pages before sign-in, which are kept light.

interface ChangeOf {
  readonly currentTarget: { readonly value: string };
}
export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: 'off';
  readonly onChange: (event: ChangeOf) => void;
}

/** What the input of a text is given. */
export function textField(shared: Pick<TextField, 'name' | 'label' | 'value' | 'error'>, set: (value: string) => void): TextField {
  return { ...shared, autoComplete: 'off', onChange: (event) => set(event.currentTarget.value) };
}

import type { ReactElement, ReactNode } from 'react';
import { useFocusFirst } from './focus-first.ts';
import type { PlainForm as Form } from './use-plain-form.ts';

interface PlainFormProps<F extends string> {
  readonly form: Form<F>;
  /** False where the page opens without being asked for, as on a phone, where the keyboard would cover it. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The form around the fields of `usePlainForm`. */
export function PlainForm<F extends string>({ form: { ref, onSubmit }, takesFocus = true, children }: PlainFormProps<F>): ReactElement {
  useFocusFirst(ref, takesFocus);
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}

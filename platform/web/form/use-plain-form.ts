// A small form without a record, such as those before sign-in: it has no draft, and its code is light because it knows nothing of the
// API. What was typed stays after a refusal. It is drawn by PlainForm.tsx.
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Problems, Typed, Values } from './form-state.ts';
import { textField, type TextField } from './text-field.ts';

/** What is wrong with the form: by field, and of the form as a whole under 'form'. */
export type PlainProblems<F extends string> = Readonly<Partial<Record<F | 'form', string>>>;

interface PlainFormOptions<F extends string> {
  /** The fields in their order on the screen, each with its label. */
  readonly labels: Readonly<Record<F, string>>;
  /** What the fields begin with; empty without it. */
  readonly start?: Readonly<Partial<Record<F, string>>>;
  /** Found before anything is sent. */
  readonly check?: (values: Values<F>) => PlainProblems<F>;
  /** Sends the form. It answers what is wrong, or rejects; undefined when it worked. */
  readonly send: (values: Values<F>) => Promise<PlainProblems<F> | undefined>;
  /** What is wrong when `send` rejects. */
  readonly explain: (error: unknown) => PlainProblems<F>;
}

export interface PlainForm<F extends string> {
  readonly text: (name: F) => TextField;
  readonly values: Values<F>;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly isPending: boolean;
  /** Of the form as a whole. */
  readonly problem: string | undefined;
  /** Shows what was found elsewhere, such as in a second step. */
  readonly show: (problems: PlainProblems<F>) => void;
}

export function usePlainForm<F extends string>({ labels, start, check, send, explain }: PlainFormOptions<F>): PlainForm<F> {
  const names = Object.keys(labels) as F[];
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({ ...start });
  const [problems, setProblems] = useState<Problems>({});
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as Values<F>;

  /** Shows what is wrong and focuses the first field it is about. Answers true when there is nothing. */
  const show = (found: PlainProblems<F> | undefined): boolean => {
    const problemsNow: Problems = found ?? {};
    setProblems(problemsNow);
    const first = names.find((name) => problemsNow[name] !== undefined);
    if (first !== undefined) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return Object.keys(problemsNow).length === 0;
  };
  const submit = async (): Promise<void> => {
    if (isSending.current || !show(check?.(values))) return;
    isSending.current = true;
    setPending(true);
    try {
      show(await send(values));
    } catch (error) {
      show(explain(error));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    text: (name) =>
      textField({ name, label: labels[name], value: values[name], error: problems[name] }, (value) => {
        setTyped((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      }),
    values,
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    isPending,
    problem: problems['form'],
    show,
  };
}

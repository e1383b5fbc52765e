// An action started on a screen: one at a time, so that the second half of a double click does nothing.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export interface Action<I, O> {
  /**
   * Rejects with what the call rejects with. While one is under way another is not begun: its promise never settles, as if the
   * second click had not been made.
   */
  readonly run: (input: I) => Promise<O>;
  /** The same for a click: why it failed is in `error` alone. */
  readonly start: (input: I, onDone?: (result: O) => void) => void;
  readonly isPending: boolean;
  /** Why the last one failed; null when it did not. */
  readonly error: Error | null;
  readonly reset: () => void;
  /** The input of the one under way, or of the last one. */
  readonly input: I | undefined;
  /** What the last one answered. */
  readonly result: O | undefined;
}

export interface ActionOptions {
  /**
   * True where each run is about another record, as with the cards of a board, so that one need not wait for the other. The same
   * input is still not sent twice at once.
   */
  readonly several?: boolean;
  /** True where the answer must not stay in memory longer than its screen. */
  readonly secret?: boolean;
}

/** For what leaves no activity, such as opening a file: `const open = useAction(openFile)`. What changes data is a `useChange`. */
export function useAction<I, O>(act: (input: I) => Promise<O>, { several = false, secret = false }: ActionOptions = {}): Action<I, O> {
  const running = useRef(new Set<string>());
  const mutation = useMutation({ mutationFn: act, ...(secret && { gcTime: 0 }) });
  const run = (input: I): Promise<O> => {
    const key = several ? JSON.stringify(input ?? null) : '';
    if (running.current.has(key)) return new Promise<O>(() => undefined);
    running.current.add(key);
    return mutation.mutateAsync(input).finally(() => {
      running.current.delete(key);
    });
  };
  return {
    run,
    start: (input, onDone) => void run(input).then(onDone, () => undefined),
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    input: mutation.variables,
    result: mutation.data,
  };
}

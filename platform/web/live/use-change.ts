// A change somebody makes on a screen: one at a time, and what it makes old is asked for again by the kind of activity it leaves.
import { useMutation } from '@tanstack/react-query';
import { use, useRef } from 'react';
import { activityOf } from './api.ts';
import { asRefusal } from './api-refusal.ts';
import { RenewalContext, type ChangeEnd } from './renewal.ts';

export interface Change<I, O> {
  /**
   * Makes the change. Settles when what is on screen has been asked for again, and rejects with what the call rejects with. While
   * one is under way another is not begun: its promise never settles, as if the second click had not been made.
   */
  readonly run: (input: I) => Promise<O>;
  /** The same for a click: why it failed is told by `error` alone. */
  readonly start: (input: I, onDone?: (result: O) => void) => void;
  readonly isPending: boolean;
  /** Why the last one failed; null when it did not. */
  readonly error: Error | null;
  readonly reset: () => void;
  /** The input of the change under way, or of the last one. */
  readonly input: I | undefined;
  /** What the last one answered. */
  readonly result: O | undefined;
}

interface ChangeOptions {
  /** True where each run is about another record, as with the cards of a board, so that one need not wait for the other. */
  readonly several?: boolean;
}

/** `const complete = useChange(api.complete)`, where `api` was made by `createApi`. */
export function useChange<I, O>(call: (input: I) => Promise<O>, { several = false }: ChangeOptions = {}): Change<I, O> {
  const renewal = use(RenewalContext);
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: async (input: I): Promise<O> => {
      const end = renewal.begin({ kind: activityOf(call), contactId: contactOf(input) });
      try {
        const result = await call(input);
        await end('made');
        return result;
      } catch (error) {
        await end(endOf(error));
        throw error;
      }
    },
  });
  const run = (input: I): Promise<O> => {
    if (running.current && !several) return new Promise<O>(() => undefined);
    running.current = true;
    return mutation.mutateAsync(input).finally(() => {
      running.current = false;
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

function contactOf(input: unknown): string | null {
  const id: unknown = typeof input === 'object' && input !== null && 'contactId' in input ? input.contactId : null;
  return typeof id === 'string' ? id : null;
}

function endOf(error: unknown): ChangeEnd {
  const { status } = asRefusal(error);
  if (status === 403 || status === 404 || status === 409 || status === 410) return 'late';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

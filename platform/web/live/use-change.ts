// A change made on a screen: one at a time. The kind of its activity says which data is loaded again.
import { use, useCallback } from 'react';
import type { ActivityKind } from '../../base/endpoint.ts';
import { activityOf } from './api.ts';
import { asRefusal } from './api-refusal.ts';
import type { LiveEvent } from './live-keys.ts';
import { RenewalContext, type ChangeEnd } from './renewal.ts';
import { useAction, type Action, type ActionOptions } from './use-action.ts';

/** Settles when what is on screen has been asked for again. */
export type Change<I, O> = Action<I, O>;

interface ChangeOptions<I, O> extends ActionOptions {
  /** Puts the answer on the screen, before what is old is asked for again. */
  readonly onMade?: (result: O, input: I) => void | Promise<void>;
}

/** `const complete = useChange(api.complete)`, where `api` was made by `createApi`, or the call is one of `leaving`. */
export function useChange<I, O>(call: (input: I) => Promise<O>, { onMade, ...options }: ChangeOptions<I, O> = {}): Change<I, O> {
  const renewal = use(RenewalContext);
  return useAction(async (input: I): Promise<O> => {
    const end = renewal.begin({ kind: activityOf(call), contactId: contactOf(input) });
    try {
      const result = await call(input);
      await onMade?.(result, input);
      await end('made');
      return result;
    } catch (error) {
      await end(endOf(error));
      throw error;
    }
  }, options);
}

/** For what was changed past the API, such as at the identity module: call it once it is, with the kind of activity that it left. */
export function useRenew(): (kind: ActivityKind) => Promise<void> {
  const renewal = use(RenewalContext);
  return useCallback((kind) => renewal.begin({ kind, contactId: null })('made'), [renewal]);
}

/**
 * For upkeep, which the live feed does not report: data that a save makes old is loaded again, but not the draft itself.
 * `const noteSaved = useUpkeep(api.saveDraft)`.
 */
export function useUpkeep(call: object): (about: Omit<LiveEvent, 'kind'>) => void {
  const renewal = use(RenewalContext);
  return useCallback((about) => renewal.hear({ ...about, kind: activityOf(call) }), [renewal, call]);
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

// For whom the running work is done, so that queues deep below a request can let people take turns. It decides nothing but turns:
// what someone may see or do is decided by scopes, never by this.
import { AsyncLocalStorage } from 'node:async_hooks';

interface Work {
  /** A person's id or the name of a job. */
  readonly owner: string;
  /** True for a request whose endpoint does not say that it is costly, in development and tests. */
  readonly isLight: boolean;
}

const current = new AsyncLocalStorage<Work>();
/** Work that names no one shares one turn. */
const NO_ONE = '';

/** Runs `work`, and everything it starts, on behalf of `owner`. */
export function onBehalfOf<T>(owner: string, work: () => T, isLight = false): T {
  return current.run({ owner, isLight }, work);
}

/** Whose turn costly work that begins now takes. @throws Error within a request whose endpoint does not say that it is costly */
export function ownerOfCostlyWork(): string {
  const work = current.getStore();
  if (work?.isLight) throw new Error('This endpoint does costly work, so its contract must say `costly: true`.');
  return work?.owner ?? NO_ONE;
}

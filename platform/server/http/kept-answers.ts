// A request that names itself (header Idempotency-Key) is made once: sent again, it gets the answer it had. The answer is kept in the
// transaction of the change, so the two are there together or not at all.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';

/** What tells a repeated request from another one under the same name. */
export interface NamedRequest {
  readonly userId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: Buffer;
}

/** Where answers are kept, for a day. A feature does, so that its tables stay its own. */
export interface KeptAnswers {
  /** The answer to this request, or that its name was used for another; waits for the same request under way. */
  readonly find: (db: Kysely<Tables>, request: NamedRequest, now: Date) => Promise<{ readonly answer: unknown } | 'another' | undefined>;
  /** Holds the same request off until the transaction ends. */
  readonly hold: (tx: Kysely<Tables>, request: NamedRequest) => Promise<void>;
  readonly keep: (tx: Kysely<Tables>, request: NamedRequest, answer: unknown, now: Date) => Promise<void>;
}

/** Ends a change that turned out to be a repetition. */
export const REPEATED = refuse('app.keyReused', 'This was already done.');
const ANOTHER = refuse('app.keyReused', 'The name of this request was used for another one. Please try again.');
const KEY = /^[\x21-\x7e]{8,100}$/;

/** The request as it named itself; undefined when it did not. */
export function nameRequest(key: unknown, userId: string, endpoint: string, input: unknown): NamedRequest | undefined {
  if (typeof key !== 'string' || !KEY.test(key)) return undefined;
  const text = JSON.stringify(input ?? null, (_name, value: unknown) =>
    value instanceof File ? { name: value.name, size: value.size } : value,
  );
  return { userId, key, endpoint, inputHash: createHash('sha256').update(text).digest() };
}

/** The answer or refusal of a repeated request; undefined for a new one. */
export function answerOf(found: Awaited<ReturnType<KeptAnswers['find']>>): { readonly value: unknown } | undefined {
  if (found === undefined) return undefined;
  return { value: found === 'another' ? (ANOTHER satisfies Refusal) : found.answer };
}

// The token in a download address: it opens one generation of one object for a quarter of an hour, for the session it was
// issued to, and only while that session still may read it.
import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { StoredObject } from './store.ts';

const LIFE_MS = 15 * 60 * 1000;
const FORM = /^([0-9a-z]{6,12})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

export function issueDownloadToken(sealer: Sealer, object: Pick<StoredObject, 'id' | 'generation'>, sessionId: string, now: Date): string {
  const expires = now.getTime() + LIFE_MS;
  return `${expires.toString(36)}.${sessionId}.${sign(sealer, object, sessionId, expires)}`;
}

/** The session the token was issued to, undefined when it is not ours, has expired, or belongs to another object or generation. */
export function readDownloadToken(
  sealer: Sealer,
  object: Pick<StoredObject, 'id' | 'generation'>,
  token: string,
  now: Date,
): string | undefined {
  const [, until = '', sessionId = '', mark = ''] = FORM.exec(token) ?? [];
  const expires = Number.parseInt(until, 36);
  if (!(expires > now.getTime())) return undefined;
  return timingSafeEqual(Buffer.from(sign(sealer, object, sessionId, expires)), Buffer.from(mark)) ? sessionId : undefined;
}

function sign(sealer: Sealer, object: Pick<StoredObject, 'id' | 'generation'>, sessionId: string, expires: number): string {
  return sealer.blindIndex('files.downloadToken', `${object.id}:${object.generation}:${sessionId}:${expires}`).toString('base64url');
}

// Tokens by which a page of the office proves to file calls that it is one: each is for one session and ends after an hour.
import { z } from 'zod';
import type { Place, Sealer } from '../../../platform/server/seal.ts';

const PLACE: Place = 'access:app-check:token';
const content = z.object({ sessionId: z.string(), until: z.number() });
const LIFETIME_MS = 60 * 60_000;

/** A token for this session, and until when it holds. */
export function issueAppCheck(sealer: Sealer, sessionId: string, now: Date): { readonly token: string; readonly until: string } {
  const until = now.getTime() + LIFETIME_MS;
  return {
    token: sealer.sealText(PLACE, JSON.stringify({ sessionId, until })).toString('base64url'),
    until: new Date(until).toISOString(),
  };
}

/** Whose session a token of ours is for, and until when in ms; undefined when it is not ours. */
export function readAppCheck(sealer: Sealer, token: string): z.output<typeof content> | undefined {
  try {
    return content.parse(JSON.parse(sealer.openText(PLACE, Buffer.from(token, 'base64url'))));
  } catch {
    return undefined;
  }
}

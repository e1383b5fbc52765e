// Clients that keep writing while the database stops and returns, and the answer to each request.
import { COMPLETE_CONTACT } from './people.ts';

export interface RefusedWrite {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}
export interface Written {
  /** Ids of the contacts whose creation was acknowledged. */
  readonly acknowledged: readonly string[];
  readonly refused: readonly RefusedWrite[];
}

const WRITERS = 4;
const WRITES_BEFORE = 20;
const WRITES_AFTER = 5;
const LONGEST_OUTAGE_MS = 60_000;

/** Lets four writers add contacts, calls `breakIt` while they do, and ends when each has written again after a refusal. */
export async function writeThroughOutage(url: string, token: string, breakIt: () => unknown): Promise<Written> {
  const acknowledged: string[] = [];
  const refused: RefusedWrite[] = [];
  let brokenAt = Infinity;
  const write = async (lastName: string): Promise<boolean> => {
    const answer = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...COMPLETE_CONTACT, ssn: null, lastName }),
    });
    const body: unknown = await answer.json();
    if (answer.ok) acknowledged.push((body as { id: string }).id);
    else refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body });
    return answer.ok;
  };
  const writer = async (w: number): Promise<void> => {
    let after = 0;
    for (let i = 0; after < WRITES_AFTER; i += 1) {
      if (performance.now() - brokenAt > LONGEST_OUTAGE_MS) throw new Error('The database did not come back, or never went away.');
      if (!(await write(`Writer${w}x${i}`))) continue;
      // A request that was not refused may have run before the outage.
      if (refused.length > 0) after += 1;
      if (acknowledged.length >= WRITES_BEFORE && brokenAt === Infinity) {
        brokenAt = performance.now();
        await breakIt();
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, w) => writer(w)));
  return { acknowledged, refused };
}

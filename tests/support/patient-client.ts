// A person whose browser sends a request again until it is answered, under the same name, as the client of the API does. Every request that adds
// something is sent under a name of its own, so it may be made once whatever dies on the way.
import { randomUUID } from 'node:crypto';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { OWNER } from './first-owner.ts';

export interface PatientClient {
  /** Makes one change, once. */
  once<T>(ask: (api: ApiClient) => Promise<T>): Promise<T>;
  /** Sends what is no call of the API until it is answered; `send` throws while it is not. */
  send<T>(send: (url: string, token: string) => Promise<T>): Promise<T>;
  /** Reads until `check` answers something. @throws Error after `LONGEST_MS` */
  wait<T>(check: (api: ApiClient) => Promise<T | undefined>): Promise<T>;
  /** Requests that were answered, those that had to be sent again, and jobs that were given another try. */
  readonly counts: { readonly answered: number; readonly again: number; readonly retried: number };
}

const PAUSE_MS = 100;
/** Long, because a job may be cut short by many kills in a row before it has its turn. */
const LONGEST_MS = 1_200_000;
const LOOK_MS = 10_000;
/** What the list says of a job that was held by so many processes that died that it is counted as failed (platform/server/abandoned-jobs.ts). */
export const HELD_BY_THE_DEAD = 'The process ended while this job ran.';

/** `urls` are the servers of the office, some of which may be down at any moment. */
export function patientClient(urls: () => readonly string[], firstToken: string): PatientClient {
  let token = firstToken;
  let turn = 0;
  const counts = { answered: 0, again: 0, retried: 0 };
  const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

  async function ask<T>(run: (url: string, token: string) => Promise<T>): Promise<T> {
    const end = performance.now() + LONGEST_MS;
    for (;;) {
      const all = urls();
      const url = all[(turn += 1) % all.length];
      try {
        if (url === undefined) throw Object.assign(new Error('No server runs.'), { status: 503 });
        const answer = await run(url, token);
        counts.answered += 1;
        return answer;
      } catch (error) {
        const { status } = error as { status?: number };
        if (performance.now() > end) throw new Error('The office did not answer for twenty minutes.', { cause: error });
        // What was answered for good is no matter of patience: a refusal, or a fault.
        if (status !== undefined && status !== 503 && status !== 401) throw error;
        counts.again += 1;
        await pause();
        if (status === 401 && url !== undefined) token = await fetchIdToken(url, OWNER.email, OWNER.password).catch(() => token);
      }
    }
  }
  /** What an owner does who finds such jobs in the list. Any other job that was given up stays there, and is damage. */
  async function retryHeld(): Promise<void> {
    const { rows } = await ask((url, now) => connectApi(url, now).backgroundJobs.list({}));
    for (const { id } of rows.filter(({ problem }) => problem === HELD_BY_THE_DEAD)) {
      await ask((url, now) =>
        connectApi(url, now)
          .backgroundJobs.retry({ id })
          .catch(() => undefined),
      );
      counts.retried += 1;
    }
  }
  return {
    once: (run) => {
      const name = randomUUID();
      return ask((url, token) => run(connectApi(url, token, name)));
    },
    send: (send) => ask(send),
    async wait(check) {
      const end = performance.now() + LONGEST_MS;
      let looked = performance.now();
      for (;;) {
        const value = await ask((url, token) => check(connectApi(url, token)));
        if (value !== undefined) return value;
        if (performance.now() > looked + LOOK_MS) {
          looked = performance.now();
          await retryHeld();
        }
        if (performance.now() > end) throw new Error('It did not happen within twenty minutes.');
        await pause();
      }
    },
    counts,
  };
}

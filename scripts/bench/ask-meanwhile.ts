// A thread that asks for /healthz and a list of contacts, one after the other, until it is told to stop, and says how long each answer took.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Asking {
  readonly url: string;
  readonly token: string;
}
/** In milliseconds. */
export interface Waits {
  readonly health: readonly number[];
  readonly list: readonly number[];
}

const { url, token } = workerData as Asking;
const port = parentPort;
const over = new AbortController();
port?.once('message', () => over.abort());

async function ask(path: string, headers: Record<string, string>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  do {
    const begun = performance.now();
    await new Promise<void>((done, fail) => {
      get(`${url}${path}`, { agent, headers }, (answer) => answer.resume().on('end', done)).on('error', fail);
    });
    times.push(performance.now() - begun);
    await new Promise((done) => setTimeout(done, 50));
  } while (!over.signal.aborted);
  agent.destroy();
  return times;
}

const [health, list] = await Promise.all([
  ask('/healthz', {}),
  ask('/api/contacts?category=client&sort=name', { authorization: `Bearer ${token}` }),
]);
port?.postMessage({ health, list } satisfies Waits);

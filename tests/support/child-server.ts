// The program as people run it: a process of its own, to be asked, stopped and killed.
import { spawn, type ChildProcess } from 'node:child_process';
import serverEnvironment from '../../scripts/server-env.json' with { type: 'json' };
import serverFlags from '../../scripts/server-flags.json' with { type: 'json' };

export interface ChildServer {
  readonly url: string;
  readonly pid: number;
  readonly ownerCode: string | undefined;
  /** What it was started with, to start it again. */
  readonly settings: Readonly<Record<string, string>>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** How it ended, once it has, and all it said. */
  readonly over: Promise<Ended>;
}
export interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Starts the server and waits until it is ready, or says how it failed to. */
export async function spawnServer(env: Record<string, string>, file = 'apps/server/main.ts'): Promise<ChildServer | Ended> {
  const child = spawn(process.execPath, [...serverFlags, file], {
    env: { ...serverEnvironment, ...cleanEnv(), PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const over = new Promise<Ended>((done) => child.once('close', (exitCode) => done({ exitCode, output })));
  const url = await new Promise<string | undefined>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // The line about the owner, if there is one, comes right after; both are printed before the process is asked anything.
      const ready = /ready at (\S+)\n/.exec(output)?.[1];
      if (ready !== undefined) setImmediate(() => done(ready));
    });
    child.on('exit', () => done(undefined));
  });
  if (url === undefined) return over;
  // A public name resolves only in a browser that was given its address.
  const code = await ownerCode(env['PUBLIC_URL'] === undefined ? url : `http://127.0.0.1:${env['PORT']}`, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    ownerCode: code,
    settings: env,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    over,
  };
}

/** Like `spawnServer`. @throws Error when it does not start */
export async function startChild(env: Record<string, string>, file?: string): Promise<ChildServer> {
  const server = await spawnServer(env, file);
  if ('output' in server) throw new Error(`The server did not start: ${server.output}`);
  return server;
}

async function ownerCode(url: string, output: () => string): Promise<string | undefined> {
  const { ownerExists } = (await (await fetch(`${url}/api/access/owner-status`)).json()) as { ownerExists: boolean };
  if (ownerExists) return undefined;
  for (let i = 0; i < 200; i += 1) {
    const code = /one-time code: (\S+)/.exec(output())?.[1];
    if (code !== undefined) return code;
    await new Promise((done) => setTimeout(done, 25));
  }
  return undefined;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill(signal);
  await ended;
}

/** The machine's environment without settings of ours that a developer may have set. */
function cleanEnv(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _db,
    DATA_DIR: _dir,
    PUBLIC_URL: _url,
    SEAL_KEY: _key,
    HOST: _host,
    NODE_OPTIONS: _options,
    VITEST: _vitest,
    ...rest
  } = process.env;
  return rest;
}

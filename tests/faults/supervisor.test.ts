// `npm start` keeps its program running: what it does when that ends, and when it is told to stop.
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a program that logs each start on stdout under the supervisor, with no pauses but for those given. */
async function superviseScript(
  script: string,
  { pausesMs = [1, 1, 1], onOutput }: { pausesMs?: number[]; onOutput?: (text: string, pid: number) => void } = {},
) {
  const outer = `
    import { supervise } from './scripts/supervise.mjs';
    process.exit(await supervise(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' }, { pausesMs: ${JSON.stringify(pausesMs)} }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    onOutput?.(out, child.pid ?? 0);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    onOutput?.(errors, child.pid ?? 0);
  });
  const exitCode = await new Promise<number | null>((done) => child.once('close', done));
  return { exitCode, starts: out.split('started').length - 1, out, errors };
}

test.each([
  ['a good end', 'console.log("started")', 0],
  ['a start that failed with a sentence', 'console.log("started"); process.exit(78)', 78],
])('%s is the end', async (_name, script, exitCode) => {
  expect(await superviseScript(script)).toMatchObject({ exitCode, starts: 1, errors: '' });
});

test.each([
  ['a fault nobody caught', 'console.log("started"); setTimeout(() => { throw new Error("fault") }, 1)'],
  ['a rejection nobody handled', 'console.log("started"); setTimeout(() => void Promise.reject(new Error("fault")), 1)'],
  ['a kill', 'console.log("started"); process.kill(process.pid, "SIGKILL")'],
])('after %s it is started again, and given up after several quick deaths', async (_name, script) => {
  const { exitCode, starts, errors } = await superviseScript(script);
  expect({ exitCode, starts }).toEqual({ exitCode: 1, starts: 4 });
  expect(errors).toMatch(/It is started again in 0\.001 s\.[^]*4 times in a row\. It is not started again\./);
});

test('signals reach the program, whose end is then the end of all, however it ends', async () => {
  let sent = false;
  const result = await superviseScript(
    'process.on("SIGTERM", () => { console.log("asked to stop"); process.exit(3) }); setInterval(() => {}, 1000); console.log("started")',
    {
      onOutput: (text, pid) => {
        if (!sent && text.includes('started')) sent = process.kill(pid, 'SIGTERM');
      },
    },
  );
  expect(result).toMatchObject({ exitCode: 3, starts: 1, out: 'started\nasked to stop\n', errors: '' });
});

test('a signal during a pause ends it', async () => {
  let sent = false;
  const result = await superviseScript('console.log("started"); process.exit(1)', {
    pausesMs: [3_600_000],
    onOutput: (text, pid) => {
      if (!sent && text.includes('It is started again')) sent = process.kill(pid, 'SIGTERM');
    },
  });
  expect(result).toMatchObject({ exitCode: 0, starts: 1 });
});

// Memory of the program, its document processes included, while one person does the most that is allowed of everything and some of what
// is not: before, at most and after; and how long /healthz and another person's list of contacts take in the meantime.
// BENCH_CONTACTS asks for another office than one of 100,000 contacts, BENCH_SETTLE_S for another time until memory counts as returned.
import { Worker } from 'node:worker_threads';
import { isRefusal } from '../../platform/base/refusal.ts';
import { openTypstRenderer } from '../../platform/server/pdf/typst-renderer.ts';
import { DocumentTooHeavy } from '../../platform/server/pdf/document-too-heavy.ts';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { renderBatch, renderLetter } from '../../features/letters/server/render-letter.ts';
import { USUAL_COLUMNS } from '../../features/exports/rules/export-columns.ts';
import { partition, trade, trueLink, wrapped } from '../../features/report-files/rules/testing.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { letWorkThrough } from '../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../tests/support/people.ts';
import { EMAIL, openOffice, PASSWORD } from './contacts-office.ts';
import type { Asking, Waits } from './ask-meanwhile.ts';
import { makeList } from './import-contacts.ts';
import { sampleLetter } from './letters.ts';
import { treeMb, watchTree } from './process-tree.ts';
import type { BenchRow } from './row.ts';

const CONTACTS = Number(process.env['BENCH_CONTACTS'] ?? 100_000);
const SETTLE_MS = Number(process.env['BENCH_SETTLE_S'] ?? 20) * 1000;
/** Memory after the work, against before it. */
const RETURNED = 1.5;
const HEALTHZ_MS = 100;
const LIST_MS = 1_000;
const FLOOD = 20;

interface Step {
  readonly name: string;
  readonly run: () => Promise<string>;
}

export async function benchMemory(): Promise<readonly BenchRow[]> {
  const rows = await measureDocuments();
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; the memory of the server is not measured.');
    return rows;
  }
  const office = await openOffice(CONTACTS, postgres.url);
  const server = await startChild(office.env);
  try {
    const api = connectApi(server.url, await fetchIdToken(server.url, EMAIL, PASSWORD));
    const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
    const steps = await stepsOf(server.url, api, token);
    await api.contactLists.list({});
    await api.letterLibrary.preview(SAMPLE);
    for (const step of steps) {
      const idle = treeMb(server.pid);
      const most = watchTree(server.pid);
      const answers = askMeanwhile(server.url, token);
      const begun = performance.now();
      const note = await step.run();
      const seconds = (performance.now() - begun) / 1000;
      const { health, list } = await answers.stop();
      const peak = most();
      const after = await settled(() => treeMb(server.pid), idle * RETURNED);
      rows.push(
        returned(step.name, { idle, peak, after }, `${note}, ${seconds.toFixed(1)} s`),
        slow(`/healthz meanwhile: ${step.name}`, health, HEALTHZ_MS),
        slow(`a list of contacts meanwhile: ${step.name}`, list, LIST_MS),
      );
    }
  } finally {
    await server.stop();
    await office.close();
    await postgres.stop();
  }
  return rows;
}

/** Documents alone, made by a renderer of this process. */
async function measureDocuments(): Promise<BenchRow[]> {
  const renderer = openTypstRenderer();
  const one = sampleLetter(1);
  await renderLetter(one, { renderer });
  const [item] = one.items;
  if (!item) throw new Error('The sample letter has no item.');
  const facts = Array.from({ length: 10 }, (_, at) => `${at} `.padEnd(996, 'a fact of many words '));
  const letters = Array.from({ length: 500 }, (_, at) => sampleLetter(at));
  const steps: Step[] = [
    {
      name: 'a print batch of 500 letters',
      run: async () => {
        const made = await renderBatch(letters, { renderer, duplex: true });
        if (isRefusal(made)) throw new Error(made.message);
        return `${made.pages} pages`;
      },
    },
    {
      name: 'a letter of 186 items with ten facts of 996 letters (S12)',
      run: () =>
        renderLetter({ ...one, items: Array.from({ length: 186 }, () => ({ ...item, facts })) }, { renderer }).then(
          ({ pages }) => `${pages} pages`,
          (error: unknown) => {
            if (error instanceof DocumentTooHeavy) return 'refused as too heavy';
            throw error;
          },
        ),
    },
  ];
  const rows: BenchRow[] = [];
  try {
    for (const { name, run } of steps) {
      const idle = treeMb(process.pid);
      const most = watchTree(process.pid);
      const note = await run();
      const peak = most();
      rows.push(returned(name, { idle, peak, after: await settled(() => treeMb(process.pid), idle * RETURNED) }, note));
    }
  } finally {
    await renderer.close();
  }
  return rows;
}

const SAMPLE = { kind: 'ground', code: 'not-mine', bureau: 'EQ' } as const;

async function stepsOf(url: string, api: ApiClient, token: string): Promise<readonly Step[]> {
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, email: 'memory@example.test' });
  await letWorkThrough(api, contactId);
  const report = largestReport();
  const until = async <T>(look: () => Promise<T>, over: (seen: T) => boolean): Promise<T> => {
    for (;;) {
      const seen = await look();
      if (over(seen)) return seen;
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  return [
    {
      name: 'reports of the largest size, three of them',
      run: async () => {
        const states: string[] = [];
        for (let at = 0; at < 3; at += 1) {
          const { id } = await api.creditReports.upload({ contactId, file: new File([report, ' '.repeat(at)], 'report.json') });
          states.push(
            (
              await until(
                () => api.creditReports.get({ id }),
                ({ state }) => state !== 'reading',
              )
            ).state,
          );
        }
        return `${(report.length / 1e6).toFixed(1)} MB each, ${states.join(', ')}`;
      },
    },
    { name: '300 previews of letters, twenty at once', run: () => flood(300, () => api.letterLibrary.preview(SAMPLE)) },
    {
      name: '100 report tables and figures, twenty at once',
      run: () => flood(100, (at) => (at % 2 === 0 ? api.duplicates.list({}) : api.dashboard.getCharts({}))),
    },
    {
      name: `export of ${CONTACTS.toLocaleString('en-US')} contacts, download included`,
      run: async () => {
        const { id } = await api.exports.create({ dataset: 'contacts', filter: {}, columns: [...USUAL_COLUMNS] });
        const one = await until(
          () => api.exports.get({ id }),
          ({ state }) => state !== 'writing',
        );
        const answer = await fetch(`${url}${(await api.exports.openLink({ id })).path}`);
        let bytes = 0;
        for await (const chunk of answer.body ?? []) bytes += chunk.length;
        return `${one.rowsWritten} rows, ${(bytes / 1e6).toFixed(0)} MB`;
      },
    },
    {
      name: 'import of 100,000 rows',
      run: async () => {
        const { id, version, columns, options } = await api.imports.upload({ file: new File([makeList(100_000)], 'bench.csv') });
        await api.imports.check({ id, version, columns, options });
        const checked = await until(
          () => api.imports.get({ id }),
          ({ state }) => state !== 'checking',
        );
        await api.imports.write({ id, version: checked.version });
        const done = await until(
          () => api.imports.get({ id }),
          ({ state }) => state !== 'writing',
        );
        return `${done.rows.written} written`;
      },
    },
    {
      name: 'six forms at once whose part has a name of 15.9 MB (S11)',
      run: async () => {
        const body = `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(15_900_000)}"\r\n\r\n1\r\n--x--\r\n`;
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
        const statuses = await Promise.all(
          Array.from({ length: 6 }, () =>
            fetch(`${url}/api/contacts/${contactId}/credit-reports`, { method: 'POST', headers, body }).then(
              ({ status }) => status,
              () => 'cut',
            ),
          ),
        );
        return statuses.join(' ');
      },
    },
  ];
}

/** Makes so many requests, some at once; those refused for being too many count as refused. */
async function flood(count: number, ask: (at: number) => Promise<unknown>): Promise<string> {
  let [left, refused] = [count, 0];
  await Promise.all(
    Array.from({ length: FLOOD }, async () => {
      while (left > 0) {
        left -= 1;
        await ask(left).catch((error: { readonly status?: number }) => {
          if (error.status !== 429) throw error;
          refused += 1;
        });
      }
    }),
  );
  return `${refused} of ${count} refused`;
}

/** A report of nearly the 16 MB that may be uploaded. */
function largestReport(): string {
  const line = (at: number) =>
    partition(
      'R',
      ...(['TUC', 'EXP', 'EQF'] as const).map((bureau) =>
        trade(bureau, { accountNumber: `5500${String(at).padStart(8, '0')}1234`, creditorName: `LENDER ${at}` }),
      ),
    );
  const size = JSON.stringify(line(1)).length;
  return JSON.stringify(wrapped(trueLink(Array.from({ length: Math.floor(15_000_000 / size) }, (_, at) => line(at)))));
}

/** How long others wait meanwhile, in milliseconds. They ask from a thread of their own: the work of this one must not count as theirs. */
function askMeanwhile(url: string, token: string): { stop(): Promise<Waits> } {
  const worker = new Worker(new URL('./ask-meanwhile.ts', import.meta.url), { workerData: { url, token } satisfies Asking });
  const answered = new Promise<Waits>((done, fail) => {
    worker.once('message', done).once('error', fail);
  });
  return {
    stop: () => {
      worker.postMessage('stop');
      return answered;
    },
  };
}

/** What `look` says once it is at most `enough`, or when the time for that is over. */
async function settled(look: () => number, enough: number): Promise<number> {
  const end = performance.now() + SETTLE_MS;
  while (look() > enough && performance.now() < end) await new Promise((done) => setTimeout(done, 250));
  return look();
}

function returned(name: string, { idle, peak, after }: { idle: number; peak: number; after: number }, note: string): BenchRow {
  return {
    name: `memory after ${name}, against before`,
    bare: idle,
    ours: after,
    unit: 'MB',
    ratio: after / idle,
    limit: { atMost: RETURNED },
    note: `${peak.toFixed(0)} MB at most (${(peak / idle).toFixed(2)}); ${note}`,
  };
}

function slow(name: string, times: readonly number[], most: number): BenchRow {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
  return {
    name,
    bare: most,
    ours: p95,
    unit: 'ms (p95)',
    ratio: p95 / most,
    limit: { atMost: 1 },
    note: `longest ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms of ${times.length} answers`,
  };
}

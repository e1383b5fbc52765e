// 200 reports imported while the office works on: the p95 of a contact list, asked for ten times a second, while the server takes the
// files, reads and compares them in its two threads (reading, comparing), against the same list asked for in quiet.
// Half of the reports are a second pull a month later, so that there is something to compare. Another thread uploads them, one after the
// other at the pace of an office's line; server, threads, database and client share the same cores.
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { readCreditReport } from '../../features/report-files/rules/read-credit-report.ts';
import { partition, trade, trueLink, wrapped } from '../../features/report-files/rules/testing.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { COMPLETE_CONTACT } from '../../tests/support/people.ts';
import { letWorkThrough } from '../../tests/support/let-work.ts';
import { EMAIL, openOffice, PASSWORD, send, type Ask, type Office } from './contacts-office.ts';
import { median, type BenchRow } from './row.ts';

const CONTACTS = 10_000;
const REPORTS = 200;
const EVERY_MS = 100;
const QUIET_MS = 20_000;
/** What an office's line carries upwards; files come no faster, BENCH_LINE_MBIT asks for another. */
const LINE_MBIT = Number(process.env['BENCH_LINE_MBIT'] ?? 50);
const PATH = 'category=client&sort=name';
const SAMPLE = join(
  process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../shared/samples'),
  'truelink-json/mfsn_3b_report_full_deidentified.json',
);

interface Uploads {
  readonly url: string;
  readonly token: string;
  readonly contactIds: readonly string[];
  readonly pulls: readonly string[];
}

export async function benchReportImport(): Promise<readonly BenchRow[]> {
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; the import of reports is not measured.');
    return [];
  }
  const office = await openOffice(CONTACTS, postgres.url);
  try {
    return await measure(office);
  } finally {
    await office.close();
    await postgres.stop();
  }
}

async function measure(office: Office): Promise<BenchRow[]> {
  const pulls = twoPulls();
  const server = await startChild(office.env);
  const database = await openDatabase(office.env);
  try {
    const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
    const contactIds = await addPeople(connectApi(server.url, token), pulls[0] ?? '', REPORTS / pulls.length);
    const list: Ask = { url: `${server.url}/api/contacts?${PATH}`, token };
    await listUntil(list, past(5_000));
    const quiet = await listUntil(list, past(QUIET_MS / 2));

    const before = residentMb(server.pid);
    const cpuBefore = cpuSeconds(server.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMb(server.pid))), 50);
    const begun = performance.now();
    let uploaded = Number.NaN;
    const work: Uploads = { url: server.url, token, contactIds, pulls };
    const uploader = new Worker(new URL(import.meta.url), { workerData: work });
    let settled = false;
    const settling = (async () => {
      await new Promise<void>((done, fail) => {
        uploader.once('message', () => done());
        uploader.once('error', fail);
      });
      uploaded = (performance.now() - begun) / 1000;
      while (!(await allCompared(database))) await new Promise((done) => setTimeout(done, 250));
    })().finally(() => (settled = true));
    const busy = await listUntil(list, () => settled);
    await settling;
    clearInterval(watch);
    const seconds = (performance.now() - begun) / 1000;
    const cpu = (cpuSeconds(server.pid) - cpuBefore) / REPORTS;
    // Quiet before and quiet after, so that what else the machine does falls on both.
    quiet.push(...(await listUntil(list, past(QUIET_MS / 2))));
    const [bare, ours] = [percentile95(quiet), percentile95(busy)];
    return [
      {
        name: `p95 of a contact list while ${REPORTS} reports of ${((pulls[0]?.length ?? 0) / 1e6).toFixed(1)} MB are imported, against quiet`,
        bare,
        ours,
        unit: 'ms',
        ratio: ours / bare,
        limit: { atMost: 2 },
        note:
          `over a line of ${LINE_MBIT} Mbit/s, imported in ${seconds.toFixed(1)} s (the last file taken after ${uploaded.toFixed(1)} s), ${(cpu * 1000).toFixed(0)} ms of the server's CPU a report; ` +
          `medians ${median(quiet).toFixed(1)} and ${median(busy).toFixed(1)} ms, longest ${Math.max(...busy).toFixed(0)} ms; server memory ${before} MB, ${most} MB at most`,
      },
    ];
  } finally {
    await database.close();
    await server.stop();
  }
}

/** The report of one person as two pulls a month apart: the large sample, or one of our own. */
function twoPulls(): readonly string[] {
  const text = existsSync(SAMPLE)
    ? readFileSync(SAMPLE, 'utf8')
    : JSON.stringify(
        wrapped(
          trueLink(
            Array.from({ length: 120 }, (_, at) => {
              const line = (bureau: 'TUC' | 'EXP' | 'EQF') =>
                trade(bureau, { accountNumber: `5500${String(at).padStart(8, '0')}1234`, creditorName: `LENDER ${at}` });
              return partition('R', line('TUC'), line('EXP'), line('EQF'));
            }),
          ),
        ),
      );
  const date = read(text).reportDate?.iso ?? '';
  const [year = 0, month = 1] = date.split('-').map(Number);
  return [
    text,
    text.replaceAll(date, month === 12 ? `${year + 1}-01${date.slice(7)}` : `${date.slice(0, 5)}${String(month + 1).padStart(2, '0')}-28`),
  ];
}

function read(text: string) {
  const report = readCreditReport(new TextEncoder().encode(text));
  if (isRefusal(report)) throw new Error(`The report was refused: ${report.code}`);
  return report;
}

/** People whom the report is about, or it would be stopped and asked about. */
async function addPeople(api: ReturnType<typeof connectApi>, text: string, count: number): Promise<string[]> {
  const identity = read(text).bureaus.map((bureau) => bureau.identity);
  const [firstName = 'Pat', ...last] = (
    identity.flatMap(({ names }) => names).find(({ kind }) => kind === 'primary')?.full ?? 'Pat Sample'
  ).split(' ');
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await api.contacts.create({
      ...COMPLETE_CONTACT,
      firstName,
      lastName: last.at(-1) ?? 'Sample',
      ssn: null,
      dateOfBirth: null,
      email: `report${at}@example.test`,
      phone: null,
    });
    await letWorkThrough(api, id);
    ids.push(id);
  }
  return ids;
}

/** Milliseconds of each answer, asked for at a steady pace until it is `over`. */
async function listUntil(ask: Ask, over: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let next = performance.now(); !over(); next += EVERY_MS) {
    const asked = performance.now();
    await send(ask, agent);
    times.push(performance.now() - asked);
    await new Promise((done) => setTimeout(done, Math.max(0, next + EVERY_MS - performance.now())));
  }
  agent.destroy();
  return times;
}

/** True when every report is ready and no comparison waits. @throws Error when one was refused or is asked about */
async function allCompared(database: Awaited<ReturnType<typeof openDatabase>>): Promise<boolean> {
  const {
    rows: [row],
  } = await database.pool.query<{ ready: number; waiting: number; stuck: number }>(`select
    (select count(*)::int from credit_reports where state = 'ready') as ready, (select count(*)::int from credit_reports where state not in ('ready', 'reading')) as stuck,
    (select count(*)::int from jobs.job where name like 'creditReports.%' and state in ('created', 'retry', 'active')) as waiting`);
  if (row && row.stuck > 0) throw new Error(`${row.stuck} reports were not read.`);
  return row?.ready === REPORTS && row.waiting === 0;
}

/** True once so much time has gone by. */
const past = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
};

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb ?? 0) / 1024);
}

/** User and system time of the process with all its threads; the kernel counts in hundredths. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

if (!isMainThread && parentPort) {
  const { url, token, contactIds, pulls } = workerData as Uploads;
  const api = connectApi(url, token);
  for (const pull of pulls) {
    for (const contactId of contactIds) {
      const next = performance.now() + (pull.length * 8) / (LINE_MBIT * 1000);
      await api.creditReports.upload({ contactId, file: new File([pull], 'report.json') });
      await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
    }
  }
  parentPort.postMessage('taken');
}

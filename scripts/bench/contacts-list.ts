// Contacts at a million: pages, totals, searches, creation, and two processes on one database; the embedded database is shown with
// a tenth of that, as making a million there takes minutes. Ours and the bare limit take turns, on the same two cores as the client.
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { startChild, type ChildServer } from '../../tests/support/child-server.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { captureSearch, PLAIN_INSERT, plainPage, plainTotal, startBare, type Statement } from './contacts-bare.ts';
import { EMAIL, openOffice, PASSWORD, rateOf, send, timesOf, type Ask, type Office } from './contacts-office.ts';
import { COMBINATIONS, TYPED } from './contacts-questions.ts';
import { median, type BenchRow } from './row.ts';

const MILLION = 1_000_000;
const FEW = 10_000;
const EMBEDDED = 100_000;
const ROUNDS = 5;
/** The embedded engine has one thread, and writing JSON is work it does while node waits; with PostgreSQL that is the faster way round. */
const EMBEDDED_LIMIT = 0.4;
/** Milliseconds a list may take (shared/field/pages.md, section 5). */
const LIST_MS = 300;

const FILTERED = 'category=lead&state=OH&sort=name';
const PAGE_OF = "c.category = 'lead' and c.state = 'OH'";
const QUESTIONS = [
  { name: 'page with filter and sort', path: `${FILTERED}&after=`, count: 300, limit: 0.7 },
  { name: 'list with its total', path: 'category=lead&sort=name', count: 200, limit: 0.7 },
  { name: '"contains" search with its total', path: 'search=zimmerman&sort=newest', count: 100, limit: 0.5 },
] as const;

export async function benchContactsList(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  const postgres = await findPostgres();
  if (postgres) {
    const offices = [await openOffice(MILLION, postgres.url), await openOffice(FEW, postgres.url)] as const;
    try {
      rows.push(...(await onPostgres(...offices)));
    } finally {
      for (const office of offices) await office.close();
      await postgres.stop();
    }
  } else console.log('No PostgreSQL here; only the embedded database was measured.');
  const embedded = await openOffice(EMBEDDED);
  try {
    rows.push(...(await onEmbedded(embedded)));
  } finally {
    await embedded.close();
  }
  return rows;
}

async function onPostgres(big: Office, small: Office): Promise<BenchRow[]> {
  const [server, twin, few] = [await startChild(big.env), await startChild(big.env), await startChild(small.env)];
  const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
  const fewToken = await fetchIdToken(few.url, EMAIL, PASSWORD);
  const searches = Object.fromEntries(
    await Promise.all(
      TYPED.map(async (q): Promise<[string, Statement[]]> => [`/search?q=${encodeURIComponent(q)}`, await captureSearch(big, q, 8)]),
    ),
  );
  const bare = await startBare(big, token, { ...(await plainPaths(server, token)), ...searches, '/create': [PLAIN_INSERT] });
  try {
    const ours = (path: string): Ask => ({ url: `${server.url}/api/contacts?${path}`, token });
    const rows: BenchRow[] = [];
    for (const { name, path, count, limit } of QUESTIONS) {
      const full = path.endsWith('after=') ? path + (await cursorOf(server, token)) : path;
      const rates = await inTurns([ours(full), { url: `${bare.url}/${name}`.replaceAll(' ', '-').replaceAll('"', ''), token }], count);
      rows.push({
        name: `${name}, ${MILLION.toLocaleString('en-US')} contacts, postgres`,
        ours: rates[0] ?? 0,
        bare: rates[1] ?? 0,
        unit: 'requests/s',
        ratio: (rates[0] ?? 0) / (rates[1] ?? 1),
        limit: { atLeast: limit },
      });
    }
    const page = ours(`${FILTERED}&after=${await cursorOf(server, token)}`);
    const [bigRate = 0, fewRate = 0] = await inTurns(
      [page, { url: `${few.url}/api/contacts?${FILTERED}&after=${await cursorOf(few, fewToken)}`, token: fewToken }],
      300,
    );
    rows.push({
      name: `time of that page at ${MILLION.toLocaleString('en-US')} against ${FEW.toLocaleString('en-US')}`,
      bare: 1000 / fewRate,
      ours: 1000 / bigRate,
      unit: 'ms a request',
      ratio: fewRate / bigRate,
      limit: { atMost: 1.2 },
    });
    rows.push(
      await worstOf(server, token),
      await typing(server, bare.url, token),
      await same([server, twin]),
      await creation(server, bare.url, token),
    );
    return rows;
  } finally {
    await bare.stop();
    for (const child of [server, twin, few]) await child.stop();
  }
}

async function onEmbedded(office: Office): Promise<BenchRow[]> {
  const rates = QUESTIONS.map(() => ({ ours: [] as number[], bare: [] as number[] }));
  for (let round = 0; round < 3; round += 1) {
    const server = await startChild(office.env);
    const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
    const marker = await cursorOf(server, token);
    const paths = await plainPaths(server, token);
    for (const [i, { path, count }] of QUESTIONS.entries()) {
      const ask = { url: `${server.url}/api/contacts?${path.endsWith('after=') ? path + marker : path}`, token };
      await rateOf(ask, 30);
      rates[i]?.ours.push(await rateOf(ask, count / 2));
    }
    await server.stop();
    const bare = await startBare(office, token, paths);
    for (const [i, { name, count }] of QUESTIONS.entries()) {
      const ask = { url: `${bare.url}/${name}`.replaceAll(' ', '-').replaceAll('"', ''), token };
      await rateOf(ask, 30);
      rates[i]?.bare.push(await rateOf(ask, count / 2));
    }
    await bare.stop();
  }
  return QUESTIONS.map(({ name }, i) => {
    const [ours, bare] = [median(rates[i]?.ours ?? []), median(rates[i]?.bare ?? [])];
    return {
      name: `${name}, ${EMBEDDED.toLocaleString('en-US')} contacts, embedded`,
      ours,
      bare,
      unit: 'requests/s',
      ratio: ours / bare,
      limit: { atLeast: EMBEDDED_LIMIT },
    };
  });
}

/** The marker of the first page of the filtered list. */
async function cursorOf(server: ChildServer, token: string): Promise<string> {
  return (JSON.parse(await send({ url: `${server.url}/api/contacts?${FILTERED}`, token })) as { next: string }).next;
}

async function plainPaths(server: ChildServer, token: string): Promise<Record<string, Statement[]>> {
  const [, key, id] = JSON.parse(Buffer.from(await cursorOf(server, token), 'base64url').toString()) as [string, string, string];
  const contains = "c.search_text like '%zimmerman%'";
  return {
    '/page-with-filter-and-sort': [plainPage(`${PAGE_OF} and (c.sort_name, c.id) > ($1, $2::uuid)`, 'c.sort_name, c.id', [key, id])],
    '/list-with-its-total': [plainPage("c.category = 'lead'", 'c.sort_name, c.id'), plainTotal("c.category = 'lead'")],
    '/contains-search-with-its-total': [plainPage(contains, 'c.created_at desc, c.id desc'), plainTotal(contains)],
  };
}

/** Median rates of these questions, asked in turns so that what else the machine does falls on all of them. */
async function inTurns(asks: readonly Ask[], count: number): Promise<number[]> {
  const rates = asks.map(() => [] as number[]);
  for (const ask of asks) await rateOf(ask, Math.ceil(count / 4));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, ask] of asks.entries()) rates[i]?.push(await rateOf(ask, count));
  }
  return rates.map(median);
}

async function worstOf(server: ChildServer, token: string): Promise<BenchRow> {
  const times: { path: string; ms: number }[] = [];
  for (const path of COMBINATIONS)
    times.push({
      path,
      ms: median(await timesOf(Array.from({ length: 5 }, () => ({ url: `${server.url}/api/contacts?${path}`, token })))),
    });
  const sorted = times.toSorted((a, b) => b.ms - a.ms);
  return {
    name: `slowest of ${COMBINATIONS.length} filters, orders and searches with their totals, ${MILLION.toLocaleString('en-US')} contacts`,
    bare: LIST_MS,
    ours: sorted[0]?.ms ?? Number.NaN,
    unit: 'ms',
    ratio: (sorted[0]?.ms ?? Number.NaN) / LIST_MS,
    limit: { atMost: 1 },
    note: `${sorted
      .slice(0, 3)
      .map(({ path, ms }) => `${path} ${ms.toFixed(0)} ms`)
      .join(', ')}; median of all ${median(times.map(({ ms }) => ms)).toFixed(1)} ms`,
  };
}

async function typing(server: ChildServer, bareUrl: string, token: string): Promise<BenchRow> {
  const asks = (url: string): Ask[] => TYPED.map((q) => ({ url: `${url}/search?q=${encodeURIComponent(q)}`, token }));
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(...(await timesOf(asks(`${server.url}/api/contacts`))));
    bare.push(...(await timesOf(asks(bareUrl))));
  }
  const [a, b] = [percentile95(ours), percentile95(bare)];
  return {
    name: `search as you type, p95 over ${TYPED.length} inputs, ${MILLION.toLocaleString('en-US')} contacts`,
    bare: b,
    ours: a,
    unit: 'ms',
    ratio: a / b,
    limit: { atMost: 3 },
    note: `bare is the same statements; median ${median(ours).toFixed(1)} ms`,
  };
}

async function same(servers: readonly ChildServer[]): Promise<BenchRow> {
  const paths = [
    ...COMBINATIONS.map((path) => `/api/contacts?${path}`),
    ...TYPED.map((q) => `/api/contacts/search?q=${encodeURIComponent(q)}`),
  ];
  // A token holds under the address it was given out at.
  const signedIn = await Promise.all(servers.map(async ({ url }) => ({ url, token: await fetchIdToken(url, EMAIL, PASSWORD) })));
  let alike = 0;
  for (const path of paths) {
    const answers = await Promise.all(signedIn.map(({ url, token }) => send({ url: `${url}${path}`, token })));
    if (new Set(answers).size === 1) alike += 1;
  }
  return {
    name: 'same answers of two processes on one PostgreSQL',
    bare: paths.length,
    ours: alike,
    unit: 'answers',
    ratio: alike / paths.length,
    limit: { atLeast: 1 },
  };
}

async function creation(server: ChildServer, bareUrl: string, token: string): Promise<BenchRow> {
  let n = 0;
  const body = (): string => {
    n += 1;
    return JSON.stringify({
      firstName: 'Maria',
      lastName: 'Delgado',
      category: 'lead',
      email: `made${n}@example.test`,
      phone: '(419) 555-0142',
      addressLine1: '412 Alder St',
      city: 'Toledo',
      state: 'OH',
      zip: '43604',
      tags: ['VIP'],
    });
  };
  const [ours = 0, bare = 0] = await inTurns(
    [
      { url: `${server.url}/api/contacts`, token, body },
      { url: `${bareUrl}/create`, token, body },
    ],
    200,
  );
  return {
    name: 'creating a contact with its activity row, against a bare insert into the same table',
    bare,
    ours,
    unit: 'contacts/s',
    ratio: ours / bare,
    limit: { atLeast: 0.3 },
  };
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

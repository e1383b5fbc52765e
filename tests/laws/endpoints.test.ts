// Every endpoint is complete and named by the law of names; the endpoint × role matrix in docs/PERMISSIONS.md and the refusal
// catalogue in docs/ERRORS.md are what the contracts say, so a change of either shows in review.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { APP_REFUSALS, type Endpoint } from '../../platform/base/endpoint.ts';
import { kindOfActivity } from '../../platform/base/upkeep.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { grants } from '../../features/identity/rules/permissions.ts';
import { BUILT_IN_ROLES } from '../../features/accounts/rules/roles.ts';
import { ACCESS_KINDS } from '../../features/reports/rules/definitions/work.ts';

const endpoints = listEndpoints(FEATURES);
const metaOf = (e: Endpoint) => e['~orpc'].meta;

test.each(endpoints)('$name is complete', ({ name, endpoint }) => {
  const { meta, route, inputSchema, outputSchema } = endpoint['~orpc'];
  const feature = name.split('.')[0] ?? '';
  // What is stored under the name a feature had before it was cut keeps that name.
  const names = [feature, FEATURES.find((f) => f.name === feature)?.formerly ?? feature];
  const kebab = (camel: string): string => camel.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  expect(names.map(kebab), `permission ${meta.permission}`).toContain(meta.permission.split(':')[0]);
  const kind = kindOfActivity(meta.activity);
  if (kind !== null) expect(names, `activity ${kind}`).toContain(kind.split('.')[0]);
  expect(route.summary).toMatch(/^[A-Z]/);
  expect(inputSchema && outputSchema).toBeDefined();
  expect(meta.activity === null).toBe(route.method === 'GET');
  for (const code of Object.keys(meta.refusals)) expect(code).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/);
});

/** Saves that a screen makes by itself every second or so; each with the row that says it was begun. */
const UPKEEP: Readonly<Record<string, string>> = {
  'creditReports.saveManual': 'creditReports.manualBegun says that someone began to type the report in.',
  'disputes.saveDraft': 'The first save of a round leaves its row.',
};

test('only saves of what is still being written leave no row of their own', () => {
  const upkeep = endpoints.filter(({ endpoint }) => typeof metaOf(endpoint).activity === 'object' && metaOf(endpoint).activity !== null);
  expect(upkeep.map(({ name }) => name).sort()).toEqual(Object.keys(UPKEEP).sort());
});

const LOOKS_DANGEROUS =
  /^(reveal|export|delete|purge|send|invite|charge|refund|disable|enable|impersonate|end[A-Z].*Session)|Original|^(create|resend)\w*Invite$|SecondFactor$|Role/;

/** Others of the kind, whose verb does not show it. */
const ALSO_DANGEROUS: ReadonlySet<string> = new Set([
  'accounts.createClientLogin',
  'accounts.saveSettings',
  'agreements.remove',
  'agreements.restore',
  'agreements.undoCancel',
  'cases.resume',
  'creditReports.confirmPerson',
  'disputes.listOverrides',
  'exports.create',
  'exports.openLink',
  'findings.ask',
  'imports.getProblemsFile',
  'roles.endSession',
]);

test('what reveals, exports, sends, charges, deletes or changes rights says so in its contract', () => {
  const silent = endpoints.filter(
    ({ name, endpoint }) =>
      metaOf(endpoint).danger === null &&
      metaOf(endpoint).audience === 'staff' &&
      (ALSO_DANGEROUS.has(name) || LOOKS_DANGEROUS.test(name.slice(name.indexOf('.') + 1))),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const dangerous = FEATURES.flatMap((f) => f.wire ?? []).filter(({ method, permission }) => method === 'DELETE' && permission !== null);
  expect(dangerous.filter(({ danger }) => danger === undefined)).toEqual([]);
});

/** A link alone shows nothing; its download is recorded as exports.fetched. */
const SHOWS_NOTHING = ['exports.linkOpened'];

test('/permissions and the report on reveals and exports list every activity that such an endpoint or route leaves', () => {
  const all = [
    ...endpoints.map(({ endpoint }) => ({
      danger: metaOf(endpoint).danger,
      leaves: [kindOfActivity(metaOf(endpoint).activity) ?? []].flat(),
    })),
    ...FEATURES.flatMap((f) => f.wire ?? []).map(({ danger, activity }) => ({ danger, leaves: [activity ?? []].flat() })),
  ];
  const kinds = all.flatMap(({ danger, leaves }) => (danger === 'reveals' || danger === 'exports' ? leaves : []));
  expect(Object.keys(ACCESS_KINDS).toSorted()).toEqual([...new Set(kinds)].filter((kind) => !SHOWS_NOTHING.includes(kind)).toSorted());
});

test('a page of a list begins at a cursor, which another list does not take', () => {
  const paged = endpoints.filter(({ endpoint }) => {
    const { inputSchema, route } = endpoint['~orpc'];
    const asks = (input: unknown): boolean => inputSchema?.safeParse(input).error?.issues.every((i) => i.path[0] !== undefined) ?? true;
    const takes = (name: string): boolean => asks({ [name]: 'x' });
    return route.method === 'GET' && (takes('after') || takes('before'));
  });
  expect(paged.length).toBeGreaterThan(30);
  const others = paged.filter(({ endpoint }) => !('app.cursorUnknown' in metaOf(endpoint).refusals));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('no two endpoints share a method and path', () => {
  const places = endpoints.map(
    ({
      endpoint: {
        '~orpc': { route },
      },
    }) => `${route.method} ${route.path?.replaceAll(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(places).size).toBe(places.length);
});

test('every operation exists and no other', () => {
  for (const f of FEATURES) expect(Object.keys(f.operations).sort()).toEqual(Object.keys(f.contract).sort());
});

test('docs/PERMISSIONS.md is the matrix of endpoints and roles', () => {
  const roles = Object.entries(BUILT_IN_ROLES);
  const lines = endpoints.map(({ name, endpoint }) => {
    const { audience, permission } = metaOf(endpoint);
    const cells = roles.map(([, role]) =>
      audience === 'public' || ((audience === 'person' || role.kind === audience) && grants(role.permissions, permission)) ? 'yes' : '·',
    );
    return `| ${name} | ${audience} | ${permission} | ${cells.join(' | ')} |`;
  });
  const wire = FEATURES.flatMap((f) => f.wire ?? []).map(({ method, url, audience, permission, clientPermission, activity, summary }) => {
    const needed = (kind: string) => (kind === 'client' ? (clientPermission ?? permission) : permission);
    const cells = roles.map(([, role]) => (grants(role.permissions, needed(role.kind) ?? '') ? 'yes' : '·'));
    const rights = [permission, clientPermission].filter((p) => p !== undefined && p !== null).join(', ');
    return `| ${method} ${url.replaceAll('::', ':')} | ${audience} | ${rights || '·'} | ${(permission === null ? roles.map(() => 'yes') : cells).join(' | ')} | ${[activity ?? '·'].flat().join(', ')} | ${summary} |`;
  });
  expectFile('docs/PERMISSIONS.md', [
    '# Who may call what',
    '',
    'Made from the contracts and the built-in roles by `tests/laws/endpoints.test.ts`; `UPDATE_DOCS=1 npm run check` writes it again.',
    '',
    `| endpoint | audience | permission | ${roles.map(([name]) => name).join(' | ')} |`,
    `|${' --- |'.repeat(3 + roles.length)}`,
    ...lines,
    '',
    '## Changes that leave no row of their own',
    '',
    'Saves of what is still being written. They are one transaction each like any other change.',
    '',
    '| endpoint | what is recorded |',
    '| --- | --- |',
    ...Object.entries(UPKEEP).map(([name, reason]) => `| ${name} | ${reason} |`),
    '',
    '## Routes of the identity and file protocols',
    '',
    'A call of audience "session" proves itself by the token, code or cookie it carries. Files: each object is judged by itself as well; clients reach their own.',
    '',
    `| route | audience | permission | ${roles.map(([name]) => name).join(' | ')} | activity | what it does |`,
    `|${' --- |'.repeat(5 + roles.length)}`,
    ...wire,
    '',
  ]);
});

test('docs/ERRORS.md is the catalogue of refusals', () => {
  const all = new Map<string, { status: number; when: string; by: string[] }>(
    Object.entries(APP_REFUSALS).map(([code, r]) => [code, { ...r, by: ['any endpoint'] }]),
  );
  for (const { name, endpoint } of endpoints) {
    for (const [code, r] of Object.entries(metaOf(endpoint).refusals)) {
      const known = all.get(code);
      if (known) known.by.push(name);
      else all.set(code, { ...r, by: [name] });
    }
  }
  expectFile('docs/ERRORS.md', [
    '# What the program may refuse',
    '',
    'Made from the contracts by `tests/laws/endpoints.test.ts`. A fault of ours answers 500 `app.fault` with a reference that the log holds.',
    '',
    '| code | status | when | given by |',
    '| --- | --- | --- | --- |',
    ...[...all].sort(([a], [b]) => a.localeCompare(b)).map(([code, r]) => `| \`${code}\` | ${r.status} | ${r.when} | ${r.by.join(', ')} |`),
    '',
  ]);
});

function expectFile(path: string, lines: readonly string[]): void {
  const text = lines.join('\n');
  if (process.env.UPDATE_DOCS === '1') writeFileSync(path, text);
  expect(readFileSync(path, 'utf8'), `${path} is out of date; UPDATE_DOCS=1 npm run check writes it again`).toBe(text);
}

// Every endpoint is complete and named by the law of names; the endpoint × role matrix in docs/PERMISSIONS.md and the refusal
// catalogue in docs/ERRORS.md are what the contracts say, so a change of either shows in review.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '../../apps/server/features.ts';
import { APP_REFUSALS, type Endpoint } from '../../platform/base/endpoint.ts';
import { kindOfActivity } from '../../platform/base/upkeep.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { grants } from '../../features/identity/rules/permissions.ts';
import { BUILT_IN_ROLES } from '../../features/accounts/rules/roles.ts';
import { ACCESS_KINDS as LOGGED_KINDS } from '../../features/access-log/rules/access-kinds.ts';
import { ACCESS_KINDS } from '../../features/reports/rules/definitions/work.ts';

const endpoints = listEndpoints(FEATURES);
const metaOf = (e: Endpoint) => e['~orpc'].meta;

/** Reads whose question does not fit into an address. */
const READ_BY_POST: Readonly<Record<string, string>> = {
  'mailServices.quote': 'It names up to 500 letters.',
};

test.each(endpoints)('$name is complete', ({ name, endpoint }) => {
  const { meta, route, inputSchema, outputSchema } = endpoint['~orpc'];
  const feature = name.split('.')[0] ?? '';
  // What is stored under the name a feature had before it was cut keeps that name.
  const manifest = FEATURES.find((f) => f.name === feature);
  const names = [feature, manifest?.formerly ?? feature];
  const kebab = (camel: string): string => camel.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  expect([...names, manifest?.rightsOf ?? feature].map(kebab), `permission ${meta.permission}`).toContain(meta.permission.split(':')[0]);
  const kind = kindOfActivity(meta.activity);
  if (kind !== null) expect(names, `activity ${kind}`).toContain(kind.split('.')[0]);
  expect(route.summary).toMatch(/^[A-Z]/);
  expect(inputSchema && outputSchema).toBeDefined();
  expect(meta.activity === null).toBe(route.method === 'GET' || name in READ_BY_POST);
  for (const code of Object.keys(meta.refusals)) expect(code).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/);
});

/** Saves that a screen makes by itself; each with the row that says it was begun, or why none is needed. */
const UPKEEP: Readonly<Record<string, string>> = {
  'agreementTemplates.saveDraft': 'agreementTemplates.draftBegun says that someone began to change the text.',
  'creditReports.saveManual': 'creditReports.manualBegun says that someone began to type the report in.',
  'disputes.saveDraft': 'The first save of a round leaves its row.',
  'letterLibrary.saveDraft': 'letterLibrary.draftBegun says that someone began to change the text.',
  'messages.read': 'The screen marks what is on it as read; who was shown it is in the access log.',
  'messages.readMine': 'The screen marks what is on it as read.',
};

test('only saves of what is still being written leave no row of their own', () => {
  const upkeep = endpoints.filter(({ endpoint }) => typeof metaOf(endpoint).activity === 'object' && metaOf(endpoint).activity !== null);
  expect(upkeep.map(({ name }) => name).sort()).toEqual(Object.keys(UPKEEP).sort());
});

test('what staff are shown of a person is of a kind that the access log names, and every kind has what shows it', () => {
  const seen = endpoints.flatMap(({ endpoint }) => metaOf(endpoint).sees ?? []);
  const files = ['identity-proof', 'document'];
  expect([...new Set([...seen, ...files])].toSorted()).toEqual(Object.keys(LOGGED_KINDS).toSorted());
  for (const { name, endpoint } of endpoints) if (metaOf(endpoint).sees !== null) expect(metaOf(endpoint).audience, name).toBe('staff');
});

/** Reads of staff about one contact or one record of it that leave no entry in the access log, each with the reason. */
const NOT_LOGGED: Readonly<Record<string, string>> = {
  'agreementTemplates.get': 'A text of the office, about no one.',
  'agreementTemplates.listVersions': 'Texts of the office, about no one.',
  'agreementTemplates.compare': 'Texts of the office, about no one.',
  'contacts.listConsents': 'How someone may be reached is no secret of theirs, and their record is in the log.',
  'accounts.findClientLogin': 'It shows the login of the portal, not what is kept of the client.',
  'files.listDocuments': 'It shows names and marks of files; opening one is in the log.',
  'files.listOpenings': 'It shows who of the office opened a file.',
  'files.listVersions': 'It shows days and sizes of earlier versions; opening one is in the log.',
  'agreements.list': 'It shows days and states of agreements.',
  'agreements.listVerdicts': 'It shows days, states and hashes that rules looked at.',
  'offers.list': 'It shows what was offered and when it was signed; opening the papers is in the log.',
  'retention.holdOf': 'It shows whether a hold stands, and why.',
  'retention.ofContact': 'It shows kinds of records and days; handing them over is in the log.',
  'tasks.get': 'A task is work of the office; tasks are in lists of many contacts.',
  'imports.get': 'It is about a file, whose people are no contacts yet.',
  'imports.listProblems': 'It is about a file, whose people are no contacts yet.',
  'imports.getProblemsFile': 'It is about a file, whose people are no contacts yet; its endpoint is an export.',
  'exports.get': 'It shows how far an export is; the export is an activity.',
  'creditReports.list': 'It shows days and states of reports; opening one is in the log.',
  'monitoring.listPulls': 'It shows days and states of pulls.',
  'billing.list': 'It shows notes of payments, which are not sealed.',
  'letterLibrary.getLetter': 'A letter of the library is about no contact.',
  'letterLibrary.listVersions': 'A letter of the library is about no contact.',
  'letterLibrary.compare': 'A letter of the library is about no contact.',
  'letterLibrary.listUses': 'It shows names, recipients and days, as lists of letters do.',
  'letterLibrary.sampleLetter': 'It is about an invented person.',
  'letters.getPrintBatch': 'It shows how far a batch is; opening its PDF is in the log.',
  'duplicates.forContact': 'It shows names of others, as lists do.',
  'mailServices.getBatch': 'It shows how far letters are; their PDFs are in the log.',
  'cases.getOffer': 'It says whether a stage is offered.',
  'bulk.get': 'It shows how far a run is.',
  'bulk.listRows': 'It shows names, as lists do.',
  'calendar.get': 'An appointment is work of the office.',
  'calendar.ofContact': 'Appointments are work of the office.',
  'automation.get': 'A rule is about no contact.',
  'recipients.get': 'A recipient is about no contact.',
  'reports.getFile': 'It shows how far a file is; asking for it is an activity.',
  'accessLog.listForContact': 'It is the log.',
};

test('a read of what is kept of one contact is in the access log, or says why not', () => {
  const silent = endpoints.filter(({ endpoint }) => {
    const { route, meta } = endpoint['~orpc'];
    return (
      meta.audience === 'staff' && route.method === 'GET' && meta.sees === null && /\{(contactId|reportId|id)\}/.test(route.path ?? '')
    );
  });
  expect(silent.map(({ name }) => name).toSorted()).toEqual(Object.keys(NOT_LOGGED).toSorted());
});

const LOOKS_DANGEROUS =
  /^(reveal|export|delete|purge|send|invite|charge|refund|disable|enable|impersonate|end[A-Z].*Session)|Original|^(create|resend)\w*Invite$|SecondFactor$|Role/;

/** Others of the kind, whose verb does not show it. */
const ALSO_DANGEROUS: ReadonlySet<string> = new Set([
  'accounts.saveSettings',
  'agreements.remove',
  'agreements.restore',
  'agreements.undoCancel',
  'cases.resume',
  'creditReports.confirmPerson',
  'disputes.askDetails',
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

/** Dangerous endpoints that ask for no recent sign-in, each with its reason. */
const WITHOUT_RECENT: Readonly<Record<string, string>> = {
  'accounts.endSecondStepExemption': 'It takes a waiver away, and must work at once.',
  'accounts.disableUser': 'It takes rights away, and must work at once when someone is to be kept out.',
  'roles.endSession': 'It takes a session away, and must work at once.',
  'exports.openLink': 'The link is for what the same session asked for a short time ago, and works once.',
};

test('what shows, exports or gives rights asks for a recent sign-in, or says why not', () => {
  const old = endpoints.filter(({ endpoint }) => {
    const { danger, recent, activity } = metaOf(endpoint);
    const kinds = [kindOfActivity(activity) ?? []].flat();
    return !recent && (danger === 'reveals' || danger === 'exports' || danger === 'rights' || kinds.some((kind) => kind in ACCESS_KINDS));
  });
  expect(old.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT_RECENT).toSorted());
});

/** Takes or gives a file, writes one, or counts in advance what a change of many would do. */
const LOOKS_COSTLY = /\.preview$|dryRun|pdf$|exports\.create|export[A-Z]|createPrintBatch|upload|createFile|findNow|backup\.(make|test)/;
const ONE_MB = 1024 * 1024;

/** Endpoints that look costly and are not, each with its reason. */
const NOT_COSTLY: Readonly<Record<string, string>> = {
  'agreementTemplates.preview': 'Values are put into a text of a few pages; the PDF of it is marked.',
  'creditReports.saveManual': 'What is typed is saved every second or so and only checked; it must not wait.',
  'disputes.saveDraft': 'What is chosen is saved every second or so and only checked; it must not wait.',
};

test('what takes much time or memory says so in its contract, so that one person cannot starve the office', () => {
  const others = endpoints.filter(({ name, endpoint }) => {
    const { meta, outputSchema } = endpoint['~orpc'];
    return !meta.costly && (outputSchema instanceof z.ZodFile || meta.maxBody > ONE_MB || LOOKS_COSTLY.test(name));
  });
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(NOT_COSTLY).toSorted());
  const forAnyone = endpoints.filter(({ endpoint }) => metaOf(endpoint).costly && metaOf(endpoint).audience === 'public');
  // A tablet of the office, which shows its handover before anything is made; until then its places are counted by address.
  expect(forAnyone.map(({ name }) => name)).toEqual(['offers.getTabletWord', 'offers.signOnTablet']);
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

// The settings of the environment are declared once, in platform/server/env.ts, and named by the feature they belong to; what the program
// reads is on the page /features.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { describeSettings, readEnv } from '../../platform/server/env.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';

/** Read by what starts, builds or tests the program, not by the program. */
const TOOLS: Readonly<Record<string, string>> = {
  npm_execpath: 'npm sets it for what it starts.',
  INIT_CWD: 'npm sets it to the folder a command was typed in.',
  REDRESS_SAMPLES: 'Where tests find sample reports.',
};
const FILES = globSync([
  'apps/**/*.ts',
  'apps/**/*.tsx',
  'features/**/*.ts',
  'features/**/*.tsx',
  'platform/**/*.ts',
  'platform/**/*.tsx',
  'scripts/*.{ts,mjs,cjs}',
]);
const settings = describeSettings(readEnv({}));

test('every variable of the environment that the program reads is a declared setting', () => {
  const read = FILES.filter((file) => !file.includes('.test.')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g)].map(([, one, other]) => one ?? other ?? ''),
  );
  const known = new Set<string>([...settings.map(({ name }) => name), ...Object.keys(TOOLS)]);
  expect(new Set(read).size).toBeGreaterThan(3);
  expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([]);
});

test('every setting is the platform’s own or named by the one feature it belongs to', () => {
  const { settings: ofFeatures } = gatherCatalog(FEATURES);
  expect(ofFeatures.size).toBeGreaterThan(15);
  const ownerless = settings.filter(({ name, group }) => (group === null) !== ofFeatures.has(name));
  expect(ownerless.map(({ name }) => name)).toEqual([]);
  expect([...ofFeatures].filter(([, about]) => !/^[A-Z][\w -]+$/.test(about))).toEqual([]);
});

/** Settings that a feature reads though they belong to a later one, and why. */
const READ_BEFORE: Readonly<Record<string, string>> = {
  'identity APP_CHECK_JWKS': 'Pages learn whether file calls ask for a token with the rest of what they must know before anyone signs in.',
  'identity FILES_BUCKET': 'Client modules learn the names of the project and of its bucket together.',
};

test('a feature reads its own settings, those of features before it and those of the platform; its parts name no others', () => {
  const later = (at: number) => FEATURES.slice(at + 1).flatMap(({ settings: theirs }) => theirs?.names ?? []);
  const wrong = FEATURES.flatMap(({ name, parts = [], settings: own }, at) => {
    const folder = `features/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
    const files = FILES.filter((file) => file.startsWith(folder) && !/\.test\.tsx?$|\/testing/.test(file));
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const read = later(at).filter((setting) => new RegExp(`\\b${setting}\\b`).test(text));
    const platform = settings.filter(({ group }) => group !== null).map((one) => one.name);
    const switches = parts.flatMap((part) => [...part.settings]).filter((one) => !own?.names.includes(one) && !platform.includes(one));
    return [...new Set([...read, ...switches])].map((setting) => `${name} ${setting}`);
  });
  expect(wrong.toSorted()).toEqual(Object.keys(READ_BEFORE).toSorted());
});

test('secrets are marked, and none of their values is ever described', () => {
  const PUBLIC = ['API_KEY', 'ID_TOKEN_MINUTES', 'TOKEN_SYNC_URL', 'APP_CHECK_JWKS'];
  const silent = settings.filter(({ name, secret }) => !secret && /KEY|SECRET|TOKEN|PASSWORD|JWKS/.test(name) && !PUBLIC.includes(name));
  expect(silent.map(({ name }) => name)).toEqual([]);
  const key = Buffer.alloc(32, 7).toString('base64');
  const former = Buffer.alloc(32, 8).toString('base64');
  const secrets = {
    DATABASE_URL: 'postgres://redress:hidden-1@db/redress',
    SEAL_KEY: key,
    SEAL_KEY_FORMER: former,
    SMTP_URL: 'smtp://office:hidden-2@mail.example.test',
    OIDC_CLIENT_SECRET: 'hidden-3',
    FILES_S3_URL: 'https://key:hidden-4@bucket.example.test/files',
    MONITORING_PARTNER_TOKEN: 'hidden-5',
    MAIL_SERVICE_URL: 'https://mail.example.test',
    MAIL_SERVICE_KEY: 'hidden-9',
    MAIL_SERVICE_WEBHOOK_SECRET: 'hidden-a0',
    BACKUP_PASSPHRASE: 'hidden-7 and long enough',
    BACKUP_S3_URL: 'https://key:hidden-8@bucket.example.test/backups',
    // No secret, but someone may put a password into an address.
    OIDC_ISSUER: 'https://someone:hidden-6@issuer.example.test/',
  };
  const described = describeSettings(readEnv(secrets));
  expect(JSON.stringify(described)).not.toMatch(/hidden-|BwcHBwcH|CAgICAgI/);
  for (const { name, secret, value, state } of described) if (secret) expect([name, value, state]).toEqual([name, null, 'set']);
});

test('what is in effect is told apart from defaults and from what is not set', () => {
  const of = (env: Record<string, string>, name: string) => describeSettings(readEnv(env)).find((one) => one.name === name);
  expect(of({}, 'PORT')).toMatchObject({ state: 'default', value: '3000' });
  expect(of({ PORT: '4000' }, 'PORT')).toMatchObject({ state: 'set', value: '4000' });
  expect(of({}, 'SMTP_URL')).toMatchObject({ state: 'notSet', value: null });
  expect(of({}, 'TRUSTED_PROXIES')).toMatchObject({ state: 'notSet', value: null });
});

test('every setting that switches something is named by a part, and texts are sentences', () => {
  const { parts, maintenance } = gatherCatalog(FEATURES);
  expect(parts.length).toBeGreaterThan(8);
  for (const { about, needs, without } of parts) for (const text of [about, needs, without]) expect(text).toMatch(/^[A-Z].*\.$/);
  for (const { name, about } of maintenance) expect(`${name}. ${about}`).toMatch(/^[A-Z].*\.$/);
  const switched = new Set(parts.flatMap((part) => [...part.settings]));
  const optional = settings.filter(({ state }) => state === 'notSet').map(({ name }) => name);
  const withoutPart = ['AUTHORIZED_DOMAINS', 'SEAL_KEY_FORMER'];
  expect(optional.filter((name) => !switched.has(name) && !withoutPart.includes(name))).toEqual([]);
});

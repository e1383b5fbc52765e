// Names, sizes and shapes of files: the vocabulary of docs/ARCHITECTURE.md, kept without a list of exceptions.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((f) => f !== '' && existsSync(f));
const code = files.filter((f) => /\.(ts|tsx)$/.test(f));
const features = readdirSync('features');
const BANNED = /(^|\/)(index|utils?|helpers?|common|types|misc|manager)\.(ts|tsx)$/;
// Characters, because the formatter decides where lines end. Tests are tables and may be longer.
const LONGEST = 21_000;
const LONGEST_TEST = 27_000;

test('files are named for what they are', () => {
  expect(code.filter((f) => BANNED.test(f))).toEqual([]);
  // A component's file bears the component's name; all others are kebab-case.
  const odd = code.filter((f) => {
    const name = f.split('/').at(-1) ?? '';
    return f.endsWith('.tsx') && /^[A-Z]/.test(name)
      ? !/^[A-Z][A-Za-z0-9]+\.tsx$/.test(name)
      : !/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|fixture|config))?\.tsx?$/.test(name);
  });
  expect(odd).toEqual([]);
});

test('no file is too long, and the median is small', () => {
  const sizes = code.map((f) => ({ f, n: readFileSync(f, 'utf8').length }));
  const isTest = (f: string): boolean => f.includes('.test.') || /^(tests|db\/demo)\//.test(f);
  // What is generated is as long as what it describes.
  const written = sizes.filter(({ f }) => f !== 'db/tables.ts');
  expect(written.filter(({ f, n }) => n > (isTest(f) ? LONGEST_TEST : LONGEST)).map(({ f, n }) => `${f} ${n}`)).toEqual([]);
  const sorted = sizes.map(({ n }) => n).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(4000);
});

test('only the top rooms stand at the top', () => {
  const rooms = new Set(files.filter((f) => f.includes('/')).map((f) => f.split('/')[0]));
  expect([...rooms].sort()).toEqual(['.ci', 'apps', 'db', 'docs', 'features', 'platform', 'scripts', 'tests']);
});

test.each(features)('%s keeps the vocabulary of a feature', (name) => {
  const inside = readdirSync(`features/${name}`);
  const allowed = [
    'README.md',
    'contract.ts',
    // Its endpoints in groups, where they are too many for one file.
    'contract',
    'activities.ts',
    'rules.ts',
    'rules.test.ts',
    'rules',
    'help',
    'server',
    'staff',
    'portal',
  ];
  expect(inside.filter((f) => !allowed.includes(f))).toEqual([]);
  // A feature of rules alone has nothing to call: no contract, no server, no screens.
  if (['server', 'staff', 'portal'].some((room) => inside.includes(room))) expect(inside).toContain('contract.ts');
  else expect(inside).toContain('rules');
  const readme = readFileSync(`features/${name}/README.md`, 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(60);
});

test('nobody silences the compiler or the linter, and settings are read in one place', () => {
  const SILENCERS = new RegExp(['@ts-' + 'ignore', '@ts-' + 'expect-error', 'oxlint-' + 'disable', 'eslint-' + 'disable'].join('|'));
  const sources = code.map((f) => ({ f, text: readFileSync(f, 'utf8') }));
  expect(sources.filter(({ text }) => SILENCERS.test(text)).map(({ f }) => f)).toEqual([]);
  const readers = sources
    .filter(({ f, text }) => /^(features|platform)\//.test(f) && !f.includes('.test.') && /process\.env/.test(text))
    .map(({ f }) => f);
  expect(readers).toEqual([]);
});

test('the zone of an office that chose none counts for nothing but the start and the choice', () => {
  const users = code.filter(
    (f) => /^(apps|features|platform)\//.test(f) && !/\.test\.tsx?$/.test(f) && readFileSync(f, 'utf8').includes('OFFICE_ZONE'),
  );
  expect(users.sort()).toEqual([
    // The command line and the demo office have no setting to read.
    'apps/cli/usage.ts',
    'apps/server/seed-demo.ts',
    'apps/server/tell-story.ts',
    'features/office/server/look/look-store.ts',
    'platform/base/office-zone.ts',
    'platform/web/identity/public-config.ts',
  ]);
});

test('migrations are numbered without gaps and name their feature', () => {
  const names = readdirSync('db/migrations').sort();
  names.forEach((name, i) => expect(name).toMatch(new RegExp(`^${String(i + 1).padStart(4, '0')}_[a-z][a-z_]+\\.sql$`)));
  const words = [...features, ...FEATURES.flatMap((f) => f.formerly ?? [])].map((f) => f.replaceAll('-', '_'));
  expect(names.filter((n) => !words.some((w) => n.slice(5).startsWith(`${w}_`)))).toEqual([]);
});

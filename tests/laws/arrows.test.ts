// The arrows of .dependency-cruiser.cjs hold in the app, and each rule bites: a toy app with one wrong import per rule must
// break them all. (A tool that cannot parse what it reads would otherwise find nothing wrong for ever.)
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
  options: ICruiseOptions;
};

async function inspect(baseDir?: string): Promise<ICruiseResult> {
  const { tsConfig: _tsConfig, ...rest } = options;
  const { output } = await cruise(['apps', 'features', 'platform'], {
    ...rest,
    ruleSet: { forbidden: forbidden as never },
    validate: true,
    ...(baseDir && { baseDir }),
  });
  return output as ICruiseResult;
}

test('the app keeps its arrows', async () => {
  const { summary } = await inspect();
  expect(summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`)).toEqual([]);
  expect(summary.totalDependenciesCruised).toBeGreaterThan(500);
});

const WRONG: Readonly<Record<string, string>> = {
  'platform/base/a.ts': "import '../server/b.ts';",
  'platform/server/b.ts': "import '../../features/contacts/contract.ts';",
  'features/contacts/contract.ts': "import 'node:fs';",
  'features/contacts/server/store.ts': 'export const s = 1;',
  'features/contacts/server/operations/list.ts':
    "import 'kysely'; import '../../../../apps/server/main.ts'; import '../../staff/Page.ts'; import '../one.ts';",
  'features/contacts/server/one.ts': "import type { Row } from './operations/list.ts'; import '../../letters/contract.ts';",
  'features/contacts/staff/Page.ts': "import '../server/store.ts';",
  'features/contacts/portal/Page.ts': "import '../staff/Page.ts';",
  'features/letters/contract.ts': "import '../contacts/contract.ts';",
  'features/letters/server/jobs.ts': "import '../../contacts/server/store.ts';",
  'apps/server/main.ts': 'export const m = 1;',
  'node_modules/kysely/package.json': '{"name":"kysely","version":"1.0.0","main":"main.js"}',
  'node_modules/kysely/main.js': '',
};

test('each rule bites', async () => {
  const toy = mkdtempSync(join(tmpdir(), 'redress-arrows-'));
  try {
    for (const [path, text] of Object.entries(WRONG)) {
      mkdirSync(dirname(join(toy, path)), { recursive: true });
      writeFileSync(join(toy, path), text);
    }
    const { summary } = await inspect(toy);
    const broken = new Set(summary.violations.map((v) => v.rule.name));
    const expected = forbidden.map((r) => r.name).filter((name) => !name.startsWith('tiers-') || name === 'tiers-contacts');
    expect([...broken].sort()).toEqual(expect.arrayContaining(expected.sort()));
  } finally {
    rmSync(toy, { recursive: true, force: true });
  }
});

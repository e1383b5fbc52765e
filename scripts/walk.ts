// `npm run walk`: every page of the demo office is used by a person of each role, in light, in dark and at phone width.
// Usage: node scripts/walk.ts [path of a page file …] [vitest options, such as -t 'sales > phone']
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from '../tests/support/find-chromium.ts';
import { findPostgres } from '../tests/support/find-postgres.ts';

const chromium = await findChromium();
if (!chromium) {
  console.error('No browser was found. Set CHROME_PATH to a Chromium.');
  process.exit(1);
}
const postgres = await findPostgres();
const env = { ...process.env, CHROME_PATH: chromium, TEST_DATABASE_URL: postgres?.url };
const walk = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'walk', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
walk.on('close', (code) => {
  void Promise.resolve(postgres?.stop()).then(() => process.exit(code ?? 1));
});

// What every npm command goes through. It runs on the Node that npm came with (20 or newer), installs and builds what is
// missing or changed, and hands over to the project's own Node 24.
// Usage: node scripts/bootstrap.mjs start|dev|demo|bench|test|check|walk [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supervise } from './supervise.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Runs `make` unless the stamp says it was done for this very content. */
function once(stamp, content, make) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === content) return;
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, content);
}

function sha(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function run(command, args, why) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', process.stderr, 'inherit'] });
  if (status === 0) return;
  console.error(`${why} did not work${error ? `: ${error.message}` : '.'}`);
  process.exit(status ?? 1);
}

export function install() {
  const files = ['package.json', 'package-lock.json'].filter((f) => existsSync(f));
  once('node_modules/.redress-installed', sha(files.map((f) => readFileSync(f))), () => {
    console.error('Installing packages (about a minute the first time) …');
    // Not `npm ci`: lock files miss packages for platforms other than the one they were made on.
    const npm = process.env.npm_execpath;
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
    if (npm && /\.c?js$/.test(npm)) run(process.execPath, [npm, ...args], 'Installing packages');
    else run('npm', args, 'Installing packages');
  });
}

export function findNode() {
  const own = [`node_modules/node-linux-${process.arch}/bin/node`, 'node_modules/.bin/node']
    .map((p) => join(root, p))
    .find((p) => existsSync(p));
  if (own) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error('Redress runs on Node 24. No packaged Node exists for this system; please install Node 24 and try again.');
  process.exit(1);
}

function* walk(folder, accept) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path, accept);
    else if (accept(path)) yield path;
  }
}

function build(node) {
  const isWeb = (path) => !/(^|\/)server\//.test(path) && !/\.test\.tsx?$/.test(path);
  const files = ['apps/staff', 'apps/login', 'apps/portal', 'features', 'platform/base', 'platform/web'].flatMap((f) => [
    ...walk(f, isWeb),
  ]);
  const marks = [...files, 'vite.config.ts', 'package-lock.json']
    .filter((f) => existsSync(f))
    .sort()
    .map((f) => {
      const { size, mtimeMs } = statSync(f);
      return `${f} ${size} ${mtimeMs}`;
    });
  once('dist/web/.built', sha(marks), () => {
    console.error('Building the web pages …');
    run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'Building the web pages');
  });
}

/** Young objects get 24 MB instead of 130: lists and exports make many, and none of them lives long. */
const serverFlags = () => JSON.parse(readFileSync(join(root, 'scripts', 'server-flags.json'), 'utf8'));

/** Large buffers go back to the machine when they are freed. By itself glibc keeps more of them the larger they were (mallopt(3)). */
const serverEnvironment = () => JSON.parse(readFileSync(join(root, 'scripts', 'server-env.json'), 'utf8'));

const environment = (env) => ({ NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, ...env });

function handOver(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: environment({}) });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Like `handOver`, for programs that are to run for months. */
async function keepRunning(node, args, env = {}) {
  process.exit(await supervise(node, args, { stdio: 'inherit', env: { ...serverEnvironment(), ...environment(env) } }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...rest] = process.argv.slice(2);
  install();
  const node = findNode();
  switch (command) {
    case 'start':
      build(node);
      await keepRunning(node, [...serverFlags(), 'apps/server/main.ts', ...rest]);
      break;
    case 'demo':
      build(node);
      await keepRunning(node, [...serverFlags(), 'apps/server/demo.ts', ...rest], { DATA_DIR: process.env.DATA_DIR ?? 'data-demo' });
      break;
    case 'dev':
      handOver(node, ['scripts/dev.ts', ...rest]);
      break;
    case 'bench':
      handOver(node, ['--expose-gc', 'scripts/bench/run.ts', ...rest]);
      break;
    case 'check':
      handOver(node, ['scripts/test.ts', '--quick', ...rest]);
      break;
    case 'test':
      build(node);
      handOver(node, ['scripts/test.ts', ...rest]);
      break;
    case 'walk':
      build(node);
      handOver(node, ['scripts/walk.ts', ...rest]);
      break;
    default:
      console.error('Usage: npm start | npm test | npm run dev|demo|bench|check|walk');
      process.exit(2);
  }
}

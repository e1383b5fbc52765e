#!/usr/bin/env node
// The command line for offices that script: `npm run -s redress -- report read FILE`, or `redress …` where it is installed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Taken before bootstrap.mjs makes the repository the current folder; the files named on the command line are the caller's.
const caller = process.env.INIT_CWD ?? process.cwd();
const { findNode, install } = await import('./bootstrap.mjs');
install();
const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps', 'cli', 'main.ts');
const { status } = spawnSync(findNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit', cwd: caller });
process.exit(status ?? 1);

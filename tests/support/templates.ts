// Makes the template databases once per run (vitest global setup).
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../platform/server/database/migrate.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { openJobQueue } from '../../platform/server/jobs.ts';
import { createLogger } from '../../platform/server/log.ts';
import { FEATURES } from '../../apps/server/features.ts';
import { MIGRATIONS } from '../../apps/server/start-server.ts';
import { databaseUrl, onServer } from './databases.ts';
import { demoFolder } from './demo-office-copy.ts';

export async function makeEmbeddedTemplate(): Promise<() => void> {
  const folder = join(process.cwd(), '.cache', `test-template-${process.pid}`);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  await prepare({ DATABASE_URL: undefined, DATA_DIR: folder });
  rmSync(join(folder, 'run'), { recursive: true, force: true });
  process.env.REDRESS_TEST_TEMPLATE_DIR = folder;
  rmSync(demoFolder(), { recursive: true, force: true });
  return () => [folder, demoFolder()].forEach((one) => rmSync(one, { recursive: true, force: true }));
}

export async function makePostgresTemplate(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  // Runs at the same time must not take each other's.
  const name = `redress_test_template_${process.pid}`;
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  await prepare({ DATABASE_URL: databaseUrl(server, name), DATA_DIR: '' });
  process.env.REDRESS_TEST_TEMPLATE_NAME = name;
  return () => onServer(server, `drop database if exists ${name} with (force)`);
}

async function prepare(env: { DATABASE_URL: string | undefined; DATA_DIR: string }): Promise<void> {
  const database = await openDatabase(env);
  await migrate(database.db, MIGRATIONS);
  const jobs = await openJobQueue(
    database,
    FEATURES.flatMap((f) => f.jobs ?? []),
    createLogger('silent'),
  );
  await jobs.stop();
  await database.close();
}

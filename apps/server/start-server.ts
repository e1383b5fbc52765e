// Builds the whole program from its parts, in the order they need each other, and takes it down in reverse.
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };
import { isBeingRestored } from '../../platform/server/backup/restore-backup.ts';
import { createBlobStore } from '../../platform/server/blobs.ts';
import { createS3BlobStore } from '../../platform/server/blobs-s3.ts';
import { checkActivity } from '../../platform/server/check-activity.ts';
import { runChange, runChangeFor, runSystemChange, type ChangeContext } from '../../platform/server/change.ts';
import { watchClock } from '../../platform/server/clock-watch.ts';
import { migrate } from '../../platform/server/database/migrate.ts';
import { bindAs, mintPublicDb, mintStaffDb, readAsPerson } from '../../platform/server/database/handles.ts';
import { preparePortalRole } from '../../platform/server/database/portal-role.ts';
import { waitForDatabase } from '../../platform/server/database/wait-for-database.ts';
import { openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import { createCostlyWork } from '../../platform/server/costly-work.ts';
import { readDisk, watchDisk } from '../../platform/server/disk.ts';
import { openFaultNotes } from '../../platform/server/faults.ts';
import type { Env } from '../../platform/server/env.ts';
import { mountApi } from '../../platform/server/http/api.ts';
import { describeApi } from '../../platform/server/http/openapi.ts';
import { closeWithin } from '../../platform/server/http/close-within.ts';
import { createWebServer, mountPages } from '../../platform/server/http/web-server.ts';
import { openJobQueue } from '../../platform/server/jobs.ts';
import { openCommitSignal } from '../../platform/server/live/commit-signal.ts';
import { createLogger, type Logger } from '../../platform/server/log.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';
import { openOfficeZone } from '../../platform/server/office-zone.ts';
import { openTypstRenderer } from '../../platform/server/pdf/typst-renderer.ts';
import { createSealer, type Sealer } from '../../platform/server/seal.ts';
import { gatherRights } from '../../platform/server/rights.ts';
import type { Services } from '../../platform/server/services.ts';
import { authenticate, findLiveSessions } from '../../features/identity/server/public.ts';
import { openBackupDoor } from '../../features/backup/server/public.ts';
import { findPreviewer } from '../../features/progress-portal/server/public.ts';
import { findStaff } from '../../features/accounts/server/public.ts';
import { findLocationNames, findOfficeZone, officeOnPages } from '../../features/office/server/public.ts';
import { openAccessLog } from '../../features/access-log/server/public.ts';
import { opensEntries, writeActivity } from '../../features/activity/server/public.ts';
import { writeVerdicts } from '../../features/agreements/server/public.ts';
import { keepFault, keptAnswers, loadFittingKeys, noteKeys, rateLimits, startReseal } from '../../features/system/server/public.ts';
import { FEATURES } from './features.ts';
import { isKnownPage } from './page-paths.ts';

/** The description names every endpoint, which strangers need not read. */
const SIGN_IN_FIRST = { code: 'app.signInRequired', status: 401, message: 'Please sign in.' };

export const VERSION = packageFile.version;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const MIGRATIONS = join(ROOT, 'db', 'migrations');
const CATALOG = gatherCatalog(FEATURES);
const RIGHTS = gatherRights(FEATURES);
const WEB = join(ROOT, 'dist', 'web');
/** Time that requests in progress get after the stop signal. */
const CLOSING_MS = 10_000;

export interface RunningServer {
  readonly url: string;
  /** Every route as 'GET /path', those of the built pages among them. */
  readonly routes: readonly string[];
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly services: Services;
  readonly context: ChangeContext;
  close(): Promise<void>;
}

/** For the person at the machine; the log is for programs. */
const sayOnStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/** Brings schema and stored rows to what this version expects. */
export async function bringUpToDate(database: Database, sealer: Sealer, log: Pick<Logger, 'info'>): Promise<void> {
  await migrate(database.db, MIGRATIONS, { steps: FEATURES.flatMap((f) => f.dataSteps ?? []), sealer, log });
}

/** Starts everything and listens; a PostgreSQL that cannot be reached is waited for. @throws FolderInUse when another process holds the data folder. */
export async function startServer(
  env: Env,
  clock: () => Date = () => new Date(),
  open: typeof openDatabase = openDatabase,
): Promise<RunningServer> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  // A folder that was there before may be open to everyone, and so would be the engine's files in it.
  chmodSync(env.DATA_DIR, 0o700);
  const log = createLogger(env.LOG_LEVEL);
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const database = await open(env, log);
    undo.push(() => database.close());
    if (database.kind === 'postgres') await waitForDatabase(() => database.pool.query('select 1'), { say: sayOnStderr });
    if (await isBeingRestored(database.db))
      throw new Error('A restore into this database was not finished. Run it again, or set DATABASE_URL to another database.');
    const keys = await loadFittingKeys(database.db, env);
    const sealer = createSealer(keys.current, keys.former);
    await bringUpToDate(database, sealer, log);
    await noteKeys(database.db, keys, (those) => opensEntries(database.db, those));
    const guarded = await preparePortalRole(database.db, log);

    const typst = openTypstRenderer();
    undo.push(() => typst.close());
    let address = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
    const blobs =
      env.FILES_S3_URL === undefined ? createBlobStore(join(env.DATA_DIR, 'files'), sealer) : createS3BlobStore(env.FILES_S3_URL, sealer);

    const jobDefinitions = FEATURES.flatMap((f) => f.jobs ?? []);
    const jobs = await openJobQueue(database, jobDefinitions, log);
    undo.push(() => jobs.stop());
    const clockWatch = watchClock(log);
    undo.push(async () => clockWatch.stop());
    const services: Services = {
      catalog: CATALOG,
      rights: RIGHTS,
      env,
      publicUrl: () => address,
      sealer,
      blobs,
      typst,
      log,
      givenUpJobs: jobs.givenUp,
      program: {
        version: VERSION,
        startedAt: new Date(),
        database: database.kind,
        rowSecurity: guarded,
        sealKeys: [...keys.former, keys.current].map((_key, at) => at + 1),
        lastClockStep: clockWatch.last,
        readDisk: () => readDisk(env.DATA_DIR),
      },
      noteFault: openFaultNotes((fault) => keepFault(database.db, fault), clock, log),
      noteAccess: openAccessLog(database),
      jobHistory: jobs.history,
      rateLimits,
      findStaff,
      findLocations: findLocationNames,
      findOffice: officeOnPages,
    };
    if (database.kind === 'embedded') {
      const door = await openBackupDoor({ db: database.db, services });
      undo.push(() => door.close());
    }
    const commits = openCommitSignal(database, log);
    undo.push(() => commits.close());
    const zone = await openOfficeZone({
      read: () => findOfficeZone(database.db),
      setBy: 'office.zoneSet',
      // The embedded database serves one process only.
      onCommit: database.kind === 'postgres' ? commits.onCommit : undefined,
      log,
    });
    undo.push(async () => zone.close());
    const context: ChangeContext = {
      database,
      guarded,
      services,
      jobs,
      reactions: FEATURES.flatMap((f) => f.reactions ?? []),
      writeActivity,
      writeVerdicts,
      checkActivity: env.CHECK_RESPONSES ? checkActivity(CATALOG.activities) : undefined,
      afterCommit: commits.announce,
      clock,
      zone,
    };
    await jobs.work(() => ({
      db: database.db,
      now: clock(),
      zone: zone.current(),
      services,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
      changeFor: (who, kind, make) => runChangeFor(context, who, kind, make),
    }));

    await startReseal(context);

    const web = { log, noteFault: services.noteFault };
    const app = await createWebServer(env, web, {
      version: VERSION,
      database: database.kind,
      rowSecurity: guarded,
      askDatabase: () => database.pool.query('select 1'),
    });
    undo.push(() => closeWithin(app, CLOSING_MS));
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((m) => `${m} ${url}`)));
    const disk = watchDisk(env.DATA_DIR, env.DISK_RESERVE_MB);
    const access = { db: database.db, services, clock };
    const recognise = (idToken: string) => authenticate(access, idToken);
    mountApi(app, FEATURES, {
      ...context,
      disk,
      checkResponses: env.CHECK_RESPONSES,
      authenticate: recognise,
      findPreviewer: (staff, pass) => findPreviewer(access, staff, pass),
      keptAnswers: keptAnswers(services.sealer),
      costlyWork: { staff: createCostlyWork(), clients: createCostlyWork() },
    });
    for (const feature of FEATURES) {
      feature.routes?.(app, {
        db: mintPublicDb(database.db),
        readAs: (person, read) => readAsPerson({ db: database.db, guarded }, person, read),
        readAsStaff: (_scope, read) => read(mintStaffDb(database.db)),
        transaction: (run) => database.db.transaction().execute((tx) => run(mintPublicDb(tx))),
        services,
        clock,
        zone: zone.current,
        authenticate: recognise,
        findPreviewer: (staff, pass) => findPreviewer(access, staff, pass),
        hasRoom: disk.hasRoom,
        findLiveSessions: (ids) => findLiveSessions(access, ids),
        onCommit: commits.onCommit,
        change: (actor, kind, make) => runChange(context, { actor, requestId: null, binding: bindAs(mintPublicDb) }, kind, make),
      });
    }
    const description = await describeApi(FEATURES, VERSION);
    app.get('/api/openapi.json', async (request, reply) => {
      const person = await recognise(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
      return person?.kind === 'staff' && !person.needsSecondFactor ? description : reply.status(401).send(SIGN_IN_FIRST);
    });
    await mountPages(app, WEB, isKnownPage);
    const listening = await app.listen({ port: env.PORT, host: env.HOST });
    address = env.PUBLIC_URL ?? listening;
    return { url: address, routes, app, database, services, context, close };
  } catch (error) {
    await close();
    throw error;
  }
}

// The program: reads its settings, starts, says where it is, and stops in good order when asked to.
import { FolderInUse } from '../../platform/server/database/lock.ts';
import { readEnv } from '../../platform/server/env.ts';
import { ensureOwnerCode } from '../../features/identity/server/public.ts';
import { exitCodeOf, runUntilStopped } from './run-until-stopped.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(readEnv(process.env));
  console.log(`Redress is ready at ${server.url}`);
  const code = await ensureOwnerCode({ db: server.database.db, services: server.services, clock: () => new Date() });
  if (code !== undefined) console.log(`There is no owner yet. Open the address above and enter this one-time code: ${code}`);
  runUntilStopped({ close: server.close, lost: server.database.lost });
} catch (error) {
  // Settings, a folder in use, data of a newer version: things the person can mend need a sentence, not a stack.
  console.error(error instanceof Error ? error.message : String(error));
  if (!(error instanceof FolderInUse) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(exitCodeOf(error));
}

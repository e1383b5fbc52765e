// `npm run demo`: the demo office in a data folder of its own. The first start fills it through the same API the screens use.
import { readEnv } from '../../platform/server/env.ts';
import { seedDemo } from './seed-demo.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(readEnv({ LOG_LEVEL: 'warn', ...process.env }));
  const logins = await seedDemo(server);
  console.log(`The demo office is ready at ${server.url}`);
  for (const login of logins) console.log(`  ${login.who.padEnd(8)} ${login.email}  password ${login.password}  ${server.url}${login.path}`);
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

// `npm run demo`: the demo office in a data folder of its own. The first start fills it through the same API the screens use.
import { readEnv } from '../../platform/server/env.ts';
import { startLoopbackProvider } from './loopback-provider.ts';
import { exitCodeOf, runUntilStopped } from './run-until-stopped.ts';
import { DEMO_OWNER, seedDemo } from './seed-demo.ts';
import { startServer } from './start-server.ts';
import { createStoryClock } from './story-clock.ts';

const STRANGER = { email: 'stranger@demo.redress.test', name: 'Sam Stranger' };
const CLIENT = { clientId: 'redress-demo', clientSecret: 'for the demo only' };

try {
  const provider =
    process.env['OIDC_CLIENT_ID'] === undefined
      ? await startLoopbackProvider({
          ...CLIENT,
          accounts: [DEMO_OWNER, STRANGER],
          ...(process.env['PUBLIC_URL'] !== undefined && { hosts: [new URL(process.env['PUBLIC_URL']).hostname] }),
        })
      : undefined;
  const google = provider && { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.clientId, OIDC_CLIENT_SECRET: CLIENT.clientSecret };
  const clock = createStoryClock();
  const server = await startServer(readEnv({ LOG_LEVEL: 'warn', ...google, ...process.env }), clock.now);
  const logins = await seedDemo(server, clock);
  console.log(`The demo office is ready at ${server.url}`);
  for (const login of logins)
    console.log(`  ${login.who.padEnd(8)} ${login.email}  password ${login.password}  ${server.url}${login.path}`);
  if (server.services.env.SMTP_URL === undefined) console.log(` Emails stay in the outbox at ${server.url}/communications`);
  if (provider) console.log(`  Google   is a stand-in at ${provider.issuer}, where you choose who you are`);
  runUntilStopped({ close: () => Promise.all([server.close(), provider?.close()]), lost: server.database.lost });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(exitCodeOf(error));
}

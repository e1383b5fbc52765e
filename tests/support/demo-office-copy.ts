// The demo office, filled once for all journeys of a run: telling its stories takes longer than many of them.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type ChildServer } from './child-server.ts';

const DEMO = 'apps/server/demo.ts';

/** Where the demo office of this run is filled; removed when the run ends. */
const demoFolder = (): string => join(process.env.REDRESS_TEST_RUN_DIR ?? '', 'demo');

/** Starts the demo office in `folder`, which has to be empty, as its first start left it. @throws Error when it does not start */
export async function startDemo(folder: string, env: Record<string, string> = {}): Promise<ChildServer> {
  cpSync(await filledOnce(), folder, { recursive: true });
  return startChild({ DATA_DIR: folder, ...env }, DEMO);
}

/** The data folder of the run's first start. The first caller fills it, the others wait. */
async function filledOnce(): Promise<string> {
  const place = demoFolder();
  const [folder, filled] = [join(place, 'data'), join(place, 'filled')];
  try {
    mkdirSync(place);
  } catch {
    for (const end = Date.now() + 280_000; !existsSync(filled);) {
      if (Date.now() > end) throw new Error('The demo office was not filled in time.');
      await new Promise((next) => setTimeout(next, 100));
    }
    return folder;
  }
  await (await startChild({ DATA_DIR: folder }, DEMO)).stop();
  rmSync(join(folder, 'run'), { recursive: true, force: true });
  writeFileSync(filled, '');
  return folder;
}

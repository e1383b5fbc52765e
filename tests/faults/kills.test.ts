// kill -9 of the server and of the process of its database, again and again, while all kinds of work go on. By hand with more:
// KILLS=300 DATABASE_KILLS=100 npm test -- tests/faults/kills
import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openKilledOffice, type KilledOffice } from '../support/killed-office.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

const KILLS = Number(process.env.KILLS ?? 2);
const DATABASE_KILLS = Number(process.env.DATABASE_KILLS ?? 1);
/** Requests that are answered between two kills: another number each time, so that kills come at other moments. */
const between = (n: number): number => 5 + ((n * 7) % 23);
/** The embedded database is given up when it dies more often in a minute. */
const DEATHS_A_MINUTE = 5;

const folder = migratedFolder('kills');
let office: KilledOffice | undefined;
afterEach(async () => {
  await office?.close();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'nothing acknowledged is lost, nothing is done twice, the chain is whole',
  async () => {
    office = await openKilledOffice({ DATA_DIR: folder }, 1);
    let deaths = 0;
    for (let n = 0; n < Math.max(KILLS, DATABASE_KILLS); n += 1) {
      if (n < DATABASE_KILLS) {
        await office.work(between(n));
        if (deaths < DEATHS_A_MINUTE - 1) office.killDatabase();
        deaths += 1;
      }
      if (n < KILLS) {
        await office.work(between(n + 3));
        await office.killServer(0);
        deaths = 0;
      }
    }
    const left = await office.end();
    console.log(
      `${KILLS} kills of the server, ${DATABASE_KILLS} of its database: ${JSON.stringify({ ...left, damage: left.damage.length })}`,
    );
    expect(left.damage).toEqual([]);
  },
  Math.max(600_000, (KILLS + DATABASE_KILLS) * 60_000),
);

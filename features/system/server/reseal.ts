// After a rotation of the sealing key: everything an older key sealed is sealed again with the current one, in the background. What a
// former key sealed opens meanwhile as before, so nobody waits for it.
import { z } from 'zod';
import type { MaintenanceTask } from '../../../platform/server/maintenance.ts';
import { listSealedColumns, type SealedColumn } from '../../../platform/server/sealed-columns.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { countSealed, replaceSealed, takeFormer } from './store/sealed-values.ts';

export const RESEAL = 'system.reseal';

/** Files lie on 256 shelves, by the first two digits of their keys. */
const SHELVES = 256;

/** Where a run is: behind a row of a column, or at a shelf; and what it could not open. */
const stored = z.object({
  column: z.string().optional(),
  after: z.array(z.string()).optional(),
  shelf: z.number().optional(),
  unopened: z.number(),
  /** The first of them, for the sentence. */
  first: z.string().optional(),
});
type RunPlace = z.output<typeof stored>;

const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;

export const SEAL_AGAIN: MaintenanceTask = {
  key: RESEAL,
  name: 'Seal with the current key',
  about:
    'After the sealing key was rotated, values and files that a former key sealed are sealed again with the current one. This starts by itself after a rotation.',
  count: async (db, { sealedAs }) => {
    let all = 0;
    for (const column of await listSealedColumns(db, sealedAs)) all += await countSealed(db, column);
    return all;
  },
  step: async ({ db, sealer, blobs, sealedAs }, text) => {
    const place: RunPlace = text === undefined ? { unopened: 0 } : stored.parse(JSON.parse(text));
    if (place.shelf !== undefined) {
      const { seen, changed, unopened } = await blobs.sealAgain(place.shelf.toString(16).padStart(2, '0'));
      const noted = noteUnopened(
        place,
        unopened.map((key) => `file ${key}`),
      );
      const next = place.shelf + 1;
      if (next < SHELVES) return { rows: seen, corrected: changed, place: JSON.stringify({ ...noted, shelf: next }) };
      return { rows: seen, corrected: changed, place: undefined, ...(noted.unopened > 0 && { finding: sayUnopened(noted) }) };
    }
    const columns = await listSealedColumns(db, sealedAs);
    const column = place.column === undefined ? columns[0] : columns.find((c) => nameOf(c) === place.column);
    if (column === undefined)
      return { rows: 0, corrected: 0, place: JSON.stringify({ unopened: place.unopened, first: place.first, shelf: 0 }) };
    const { values, seen, last } = await takeFormer(db, column, sealer.currentHead, place.after);
    const opened = values.map((value) => ({ ...value, again: openOne(sealer, column, value) }));
    const changed = opened.flatMap(({ at, again }) => (again === undefined ? [] : [{ at, again }]));
    await replaceSealed(db, column, changed);
    const noted = noteUnopened(
      { unopened: place.unopened, first: place.first },
      opened.flatMap(({ key, again }) => (again === undefined ? [`${nameOf(column)} of ${key.join('/')}`] : [])),
    );
    const following = columns[columns.indexOf(column) + 1];
    const next: RunPlace =
      last !== undefined
        ? { ...noted, column: nameOf(column), after: [...last] }
        : following !== undefined
          ? { ...noted, column: nameOf(following) }
          : { ...noted, shelf: 0 };
    return { rows: seen, corrected: changed.length, place: JSON.stringify(next) };
  },
};

function openOne(
  sealer: Sealer,
  column: SealedColumn,
  value: { readonly key: readonly string[]; readonly sealed: Buffer },
): Buffer | undefined {
  const place = column.placeOf(value.key);
  try {
    return sealer.seal(place, sealer.open(place, value.sealed));
  } catch {
    return undefined;
  }
}

function noteUnopened(place: RunPlace, found: readonly string[]): RunPlace {
  return { ...place, unopened: place.unopened + found.length, first: place.first ?? found[0] };
}

function sayUnopened({ unopened, first = '' }: RunPlace): { ok: false; sentence: string } {
  const many = unopened === 1 ? 'One value' : `${unopened.toLocaleString('en-US')} values`;
  return {
    ok: false,
    sentence: `${many} did not open and stayed as before, among them ${first}. Keep the former keys and bring the data back from a backup.`,
  };
}

import type { Operation } from '../../../../platform/server/feature.ts';
import { mayRead } from '../../../reports/server/public.ts';
import type { analyticsContract } from '../../contract.ts';
import { FIGURE_KEYS, FIGURE_TABLES } from '../../rules/figure-tables.ts';
import { readTable } from '../read-table.ts';

export const getFigures: Operation<typeof analyticsContract.getFigures> = async ({ db, scope, services, now, zone, input }) => {
  const shown = FIGURE_KEYS.filter((key) => FIGURE_TABLES[key].part === input.part && mayRead(scope, FIGURE_TABLES[key].report));
  const tables = [];
  for (const key of shown)
    tables.push({ key, ...(await readTable({ db, sealer: services.sealer, now, zone }, FIGURE_TABLES[key], input)) });
  return { tables };
};

import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { viewRow } from '../import-view.ts';
import { listImports } from '../store.ts';

export const list: Operation<typeof importsContract.list> = async ({ db, input, now }) => {
  const found = await listImports(db, input);
  return { rows: found.map((one) => viewRow(one, now)), next: found.length === input.limit ? (found.at(-1)?.id ?? null) : null };
};

import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { listLetters } from '../store.ts';

export const list: Operation<typeof lettersContract.list> = async ({ db, input }) => {
  const rows = await listLetters(db, input);
  return { rows, next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null };
};

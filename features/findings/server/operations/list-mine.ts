import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { viewQuestion } from '../finding-view.ts';
import { listQuestions } from '../store/answers.ts';

export const listMine: Operation<typeof findingsContract.listMine> = async ({ db, scope, input, services }) => {
  const { rows, more } = await listQuestions(db, services.sealer, scope, { after: input.after, limit: input.limit });
  return { rows: rows.map(viewQuestion), next: more ? (rows.at(-1)?.id ?? null) : null };
};

// Statements and answers from before those about the whole file counted against reasons that contradict them.
import type { DataStep } from '../../../../platform/server/database/data-step.ts';
import { countAnswerOfFile, countOfFile } from '../statement-claims.ts';
import { pageOfCode } from './answers.ts';
import { pageOfKinds } from './statements.ts';
import { FILE_STATEMENT_KINDS } from '../../../disputes/rules/file-statements.ts';

const BATCH = 500;

export const COUNT_FILE_STATEMENTS: DataStep = {
  name: '0090_file_statements',
  table: 'client_statements',
  move: async (tx, sealer, after) => {
    const rows = await pageOfKinds(tx, sealer, FILE_STATEMENT_KINDS, { after, limit: BATCH });
    for (const row of rows) await countOfFile(tx, sealer, row);
    const last = rows.at(-1)?.id;
    return last === undefined ? undefined : { count: rows.length, last };
  },
  finish: async () => undefined,
};

/** The analysis that asks whether the client was ever in bankruptcy. */
const EVER_BANKRUPT = 'A29';

export const COUNT_FILE_ANSWERS: DataStep = {
  name: '0090_file_statements_of_answers',
  table: 'finding_answers',
  move: async (tx, sealer, after) => {
    const rows = await pageOfCode(tx, sealer, EVER_BANKRUPT, { after, limit: BATCH });
    for (const row of rows) await countAnswerOfFile(tx, sealer, row, row.answeredAt ?? new Date(0));
    const last = rows.at(-1)?.id;
    return last === undefined ? undefined : { count: rows.length, last };
  },
  finish: async () => undefined,
};

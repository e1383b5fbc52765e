import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { aboutStatement, statementNotFound, viewStatement } from '../statement-view.ts';
import { findStatement, setStatementRemoved } from '../store/statements.ts';

export const restoreStatement: Operation<typeof findingsContract.restoreStatement> = async ({ db, input, record }) => {
  const statement = await findStatement(db, input.id);
  if (!statement?.removed || !(await setStatementRemoved(db, statement.id, null))) return statementNotFound();
  record({ ...aboutStatement(statement, 'put back'), before: { removed: true }, after: { removed: false } });
  return viewStatement(statement);
};

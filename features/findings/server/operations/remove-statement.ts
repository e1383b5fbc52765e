import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { aboutStatement, statementNotFound, viewStatement } from '../statement-view.ts';
import { findStatement, setStatementRemoved } from '../store/statements.ts';

export const removeStatement: Operation<typeof findingsContract.removeStatement> = async ({ db, input, now, record }) => {
  const statement = await findStatement(db, input.id);
  if (!statement || statement.removed || !(await setStatementRemoved(db, statement.id, now))) return statementNotFound();
  record({ ...aboutStatement(statement, 'taken out'), before: { removed: false }, after: { removed: true } });
  return viewStatement(statement);
};

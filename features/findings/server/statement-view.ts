// A client's statement as screens see it.
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { RemovableKind } from '../../contacts/server/public.ts';
import type { ClientStatementRow } from '../contract.ts';
import { countStatement } from './statement-claims.ts';
import { findStatement, setStatementRemoved, type StoredStatement } from './store/statements.ts';

export const STATEMENTS: RemovableKind<StoredStatement, ClientStatementRow> = {
  find: (db, id, sealer) => findStatement(db, sealer, id),
  isRemoved: ({ removed }) => removed,
  notFound: () => refuse('findings.notFound', 'There is no such statement.'),
  view: viewStatement,
  setRemoved: async (db, one, at, sealer) => {
    if (!(await setStatementRemoved(db, one.id, at))) return undefined;
    const changed = { ...one, removed: at !== null };
    await countStatement(db, sealer, changed);
    return changed;
  },
  describe: describeStatement,
};

export function viewStatement({ contactId: _contact, removed: _removed, addedAt, ...same }: StoredStatement): ClientStatementRow {
  return { ...same, addedAt: addedAt.toISOString() };
}

export function describeStatement(
  { id, contactId, kind }: Pick<StoredStatement, 'id' | 'contactId' | 'kind'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'client-statement', id }, summary: `Client statement ${what}: ${kind.replaceAll('-', ' ')}` };
}

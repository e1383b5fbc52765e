// A client's statement as screens see it.
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { ClientStatementRow } from '../contract.ts';
import type { StoredStatement } from './store/statements.ts';

export const statementNotFound = () => refuse('findings.notFound', 'There is no such statement.');

export function viewStatement({ contactId: _contact, removed: _removed, addedAt, ...same }: StoredStatement): ClientStatementRow {
  return { ...same, addedAt: addedAt.toISOString() };
}

export function aboutStatement(
  { id, contactId, kind }: Pick<StoredStatement, 'id' | 'contactId' | 'kind'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'client-statement', id }, summary: `Client statement ${what}: ${kind.replaceAll('-', ' ')}` };
}

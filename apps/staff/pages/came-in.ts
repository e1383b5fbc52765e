import type { ActivityRow } from '../../../features/activity/contract.ts';
import type { ContactView } from '../../../features/contacts/contract.ts';

/** People of an imported list have no line of their own in the record: the import has one for all of them. */
export function cameIn({ id, importId, createdAt }: ContactView): ActivityRow | undefined {
  if (importId === null) return undefined;
  return {
    id: 0,
    at: createdAt,
    kind: 'imports.rowsWritten',
    summary: 'Came with an imported list',
    actor: { kind: 'system', name: 'Redress' },
    contactId: id,
    subject: { type: 'import', id: importId },
    changes: [],
  };
}

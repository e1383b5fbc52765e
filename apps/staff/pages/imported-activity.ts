import type { ActivityRow } from '../../../features/activity/contract.ts';
import type { ContactView } from '../../../features/contacts/contract.ts';

/** The first entry of an imported contact's timeline. An import leaves one activity for all its contacts, so this one is made here. */
export function importedActivity({ id, importId, createdAt }: ContactView): ActivityRow | undefined {
  if (importId === null) return undefined;
  return {
    id: 0,
    at: createdAt,
    kind: 'imports.rowsWritten',
    summary: 'Imported from a list',
    actor: { kind: 'system', name: 'Redress' },
    contactId: id,
    subject: { type: 'import', id: importId },
    changes: [],
  };
}

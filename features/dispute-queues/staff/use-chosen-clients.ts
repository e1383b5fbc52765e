import { useCallback, useMemo, useState } from 'react';
import type { RowSelection } from '../../../platform/web/table/data-table-types.ts';
import type { QueueRow } from '../contract.ts';

export interface ChosenClients {
  readonly table: RowSelection<QueueRow>;
  /** Each client once, in the version that is on screen; a client may have several rows. */
  readonly contacts: readonly { readonly id: string; readonly version: number }[];
  readonly clear: () => void;
}

/** Clients that are selected through their rows. They stay selected while other rows are loaded. */
export function useChosenClients(shown: readonly QueueRow[]): ChosenClients {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const onSelect = useCallback((rows: readonly QueueRow[], selected: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const { contactId, contactVersion } of rows) {
        if (selected) after.set(contactId, contactVersion);
        else after.delete(contactId);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  const table = useMemo<RowSelection<QueueRow>>(
    () => ({ isSelected: ({ contactId }) => chosen.has(contactId), onSelect, nameOf: ({ contactName }) => contactName }),
    [chosen, onSelect],
  );
  const contacts = useMemo(() => {
    const versions = new Map(shown.map(({ contactId, contactVersion }) => [contactId, contactVersion]));
    return [...chosen].map(([id, version]) => ({ id, version: versions.get(id) ?? version }));
  }, [chosen, shown]);
  return { table, contacts, clear };
}

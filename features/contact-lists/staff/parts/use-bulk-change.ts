// A bulk change from the click to its end: done (with Undo), or what prevents it and the choices then.
import { useState } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import type { ContactView } from '../../../contacts/contract.ts';
import type { ContactRow } from '../../contract.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { api, fetchContact, fetchTotal, type BulkChange } from '../queries.ts';
import type { Selection, Total } from './list-state.ts';

type Action = BulkChange['action'];
/** A selected contact that someone changed since it was read. `now` is undefined when the contact is gone. */
export interface ChangedContact {
  readonly id: string;
  readonly seen: ContactRow | undefined;
  readonly now: ContactView | undefined;
}

export type BulkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'done'; readonly id: string; readonly changed: number; readonly unchanged: number }
  | { readonly kind: 'undone'; readonly restored: number; readonly left: number }
  | {
      readonly kind: 'changedMeanwhile';
      readonly contacts: readonly ChangedContact[];
      readonly action: Action;
      readonly selection: Selection;
    }
  | { readonly kind: 'recounted'; readonly total: Total; readonly action: Action; readonly selection: Selection };

/** The number of requests in parallel that load the changed contacts. */
const AT_ONCE = 8;

export interface BulkChangeControl {
  readonly state: BulkState;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly run: (selection: Selection, action: Action) => void;
  readonly leaveOut: () => void;
  readonly applyAnyway: () => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

export function useBulkChange(): BulkChangeControl {
  const [state, setState] = useState<BulkState>({ kind: 'idle' });
  const [reading, setReading] = useState(false);
  const update = useChange(api.bulkUpdate);
  const undo = useChange(api.undoBulk);

  const send = async (selection: Selection, input: BulkChange['selection'], action: Action): Promise<void> => {
    try {
      const done = await update.run({ selection: input, action });
      setState({ kind: 'done', ...done });
      selection.clear();
    } catch (error) {
      const { code, fields } = asRefusal(error);
      setReading(true);
      if (code === 'app.changedMeanwhile')
        setState({ kind: 'changedMeanwhile', contacts: await readChanged(Object.keys(fields), selection), action, selection });
      if (code === 'contacts.selectionChanged' && 'filter' in input)
        setState({ kind: 'recounted', total: await fetchTotal(input.filter), action, selection });
    }
  };
  const start = (selection: Selection, input: BulkChange['selection'], action: Action): void => {
    setState({ kind: 'idle' });
    undo.reset();
    send(selection, input, action)
      .catch(() => setState({ kind: 'idle' }))
      .finally(() => setReading(false));
  };
  const withContacts = (
    change: (
      contacts: readonly { id: string; version: number }[],
      found: ReadonlyMap<string, ChangedContact>,
    ) => { id: string; version: number }[],
  ): void => {
    if (state.kind !== 'changedMeanwhile' || !('contacts' in state.selection.input)) return;
    const contacts = change(state.selection.input.contacts, new Map(state.contacts.map((contact) => [contact.id, contact])));
    if (contacts.length === 0) dismiss();
    else start(state.selection, { contacts }, state.action);
  };
  const dismiss = (): void => {
    setState({ kind: 'idle' });
    update.reset();
    undo.reset();
  };

  return {
    state,
    isPending: update.isPending || undo.isPending || reading,
    error: state.kind === 'idle' || state.kind === 'done' ? (undo.error ?? update.error) : undefined,
    dismiss,
    run: (selection, action) => start(selection, selection.input, action),
    leaveOut: () => withContacts((contacts, found) => contacts.filter(({ id }) => !found.has(id))),
    applyAnyway: () => {
      if (state.kind === 'recounted' && 'filter' in state.selection.input)
        start(state.selection, { ...state.selection.input, expected: state.total.count }, state.action);
      else
        withContacts((contacts, found) =>
          contacts.flatMap((contact) => {
            const changed = found.get(contact.id);
            return changed ? (changed.now ? [{ id: contact.id, version: changed.now.version }] : []) : [contact];
          }),
        );
    },
    undo: () => {
      if (state.kind === 'done') undo.start({ id: state.id }, (result) => setState({ kind: 'undone', ...result }));
    },
  };
}

async function readChanged(ids: readonly string[], selection: Selection): Promise<readonly ChangedContact[]> {
  const seen = new Map(selection.rows.map((row) => [row.id, row]));
  const contacts: ChangedContact[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async (id) => ({ id, seen: seen.get(id), now: await fetchContact(id).catch(() => undefined) })),
    );
    contacts.push(...some);
  }
  return contacts;
}

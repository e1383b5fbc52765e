import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedGuard } from '../../../../platform/web/form/use-unsaved-guard.ts';
import { useUpkeep } from '../../../../platform/web/live/use-change.ts';
import { api, judgeSave, loadManual, manualOptions, saveManual } from './manual-queries.ts';
import { createEntryAutosave, type Kept, type EntryAutosave, type EntryView } from './entry-autosave.ts';

/** Autosave of manual entry. Saves when the form is left; leaving the page with unsaved work asks first. */
export function useEntryAutosave(
  reportId: string,
  kept: Kept & { readonly hasFile: boolean },
): { readonly autosave: EntryAutosave; readonly view: EntryView } {
  const queryClient = useQueryClient();
  const noteSaved = useUpkeep(api.saveManual);
  const [autosave] = useState(() =>
    createEntryAutosave(
      {
        save: ({ version, typed }) => saveManual(reportId, version, typed),
        load: () => loadManual(reportId),
        judge: judgeSave,
        onSaved: ({ version, typed }) => {
          const { queryKey } = manualOptions(reportId);
          // A response requested before this save would restore the old value.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, { version, typed, hasFile: kept.hasFile });
          // Lists show the version, which others of this page send along.
          noteSaved({ contactId: null, subject: { type: 'credit-report', id: reportId } });
        },
      },
      kept,
    ),
  );
  const view = useSyncExternalStore(autosave.observe, autosave.current);
  useEffect(() => {
    autosave.refresh(kept);
  }, [autosave, kept]);
  useUnsavedGuard(autosave);
  return { autosave, view };
}

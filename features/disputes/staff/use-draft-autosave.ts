import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedGuard } from '../../../platform/web/form/use-unsaved-guard.ts';
import { useUpkeep } from '../../../platform/web/live/use-change.ts';
import type { Draft } from '../contract.ts';
import { createDraftAutosave, type DraftAutosave, type DraftView } from './draft-autosave.ts';
import { api, draftOptions, judgeSave, loadDraft, saveDraft } from './queries.ts';

/** The draft of a contact as it is being worked on. Saved when the page is left; leaving with unsaved work asks first. */
export function useDraftAutosave(
  contactId: string,
  draft: Draft | null,
  newestReportId: string,
): { readonly autosave: DraftAutosave; readonly view: DraftView } {
  const queryClient = useQueryClient();
  const noteSaved = useUpkeep(api.saveDraft);
  const [autosave] = useState(() =>
    createDraftAutosave(
      {
        save: (input) => saveDraft({ contactId, ...input }),
        load: () => loadDraft(contactId),
        judge: judgeSave,
        onSaved: (saved) => {
          const { queryKey } = draftOptions(contactId);
          // An answer asked for before this save would restore what was there then.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, { draft: saved });
          noteSaved({ contactId, subject: { type: 'dispute-round', id: saved.roundId } });
        },
      },
      draft,
      newestReportId,
    ),
  );
  const view = useSyncExternalStore(autosave.observe, autosave.current);
  useEffect(() => {
    autosave.refresh(draft);
  }, [autosave, draft]);
  useUnsavedGuard(autosave);
  return { autosave, view };
}

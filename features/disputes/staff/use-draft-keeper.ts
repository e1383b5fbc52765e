import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedGuard } from '../../../platform/web/form/use-unsaved-guard.ts';
import type { Draft } from '../contract.ts';
import { createDraftKeeper, type DraftKeeper, type DraftView } from './draft-keeper.ts';
import { draftOptions, judgeSave, loadDraft, saveDraft } from './queries.ts';

/** The draft of a contact as it is being worked on. Saved when the page is left; leaving with unsaved work asks first. */
export function useDraftKeeper(
  contactId: string,
  draft: Draft | null,
  newestReportId: string,
): { readonly keeper: DraftKeeper; readonly view: DraftView } {
  const queryClient = useQueryClient();
  const [keeper] = useState(() =>
    createDraftKeeper(
      {
        save: (input) => saveDraft({ contactId, ...input }),
        load: () => loadDraft(contactId),
        judge: judgeSave,
        onSaved: (saved) => {
          const { queryKey } = draftOptions(contactId);
          // An answer asked for before this save would bring back what was there then.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, { draft: saved });
        },
      },
      draft,
      newestReportId,
    ),
  );
  const view = useSyncExternalStore(keeper.observe, keeper.current);
  useEffect(() => {
    keeper.refresh(draft);
  }, [keeper, draft]);
  useUnsavedGuard(keeper);
  return { keeper, view };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsavedGuard } from '../../../../platform/web/form/use-unsaved-guard.ts';
import { judgeSave, loadManual, manualOptions, saveManual } from './manual-queries.ts';
import { createTypedKeeper, type Kept, type TypedKeeper, type TypedView } from './typed-keeper.ts';

/** What is typed in for a report. Saved when the form is left; leaving the page with unsaved work asks first. */
export function useTypedKeeper(
  reportId: string,
  kept: Kept & { readonly hasFile: boolean },
): { readonly keeper: TypedKeeper; readonly view: TypedView } {
  const queryClient = useQueryClient();
  const [keeper] = useState(() =>
    createTypedKeeper(
      {
        save: ({ version, typed }) => saveManual(reportId, version, typed),
        load: () => loadManual(reportId),
        judge: judgeSave,
        onSaved: ({ version, typed }) => {
          const { queryKey } = manualOptions(reportId);
          // An answer asked for before this save would bring back what was there then.
          void queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, { version, typed, hasFile: kept.hasFile });
        },
      },
      kept,
    ),
  );
  const view = useSyncExternalStore(keeper.observe, keeper.current);
  useEffect(() => {
    keeper.refresh(kept);
  }, [keeper, kept]);
  useUnsavedGuard(keeper);
  return { keeper, view };
}

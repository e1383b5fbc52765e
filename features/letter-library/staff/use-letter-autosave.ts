// The text of a letter as it is being written. It is saved by itself; a version someone else saved is never overwritten unseen.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import { isSameJson } from '../../../platform/base/same-json.ts';
import { createAutosave, type Autosave, type AutosaveView, type Stored } from '../../../platform/web/form/autosave.ts';
import { useUnsavedGuard } from '../../../platform/web/form/use-unsaved-guard.ts';
import { useUpkeep } from '../../../platform/web/live/use-change.ts';
import type { LibraryLetterDetail } from '../contract.ts';
import { api, judgeSave, letterOptions } from './queries.ts';

export interface Written {
  readonly name: string;
  readonly purpose: string;
  readonly subject: FieldDocument;
  readonly document: FieldDocument;
}

const SAVE_AFTER_MS = 800;

export const storedOf = ({ name, purpose, subject, document, version }: LibraryLetterDetail): Stored<Written, number> => ({
  value: { name, purpose, subject, document },
  version,
});

export function useLetterAutosave(letter: LibraryLetterDetail): {
  readonly autosave: Autosave<Written, number, never>;
  readonly view: AutosaveView<Written, number, never>;
} {
  const cache = useQueryClient();
  const noteSaved = useUpkeep(api.saveDraft);
  const { id } = letter;
  const [autosave] = useState(() =>
    createAutosave<Written, number>({
      start: storedOf(letter),
      delay: SAVE_AFTER_MS,
      save: async (written, version) => {
        const saved = await api.saveDraft({ id, version, ...written });
        const { queryKey } = letterOptions(id);
        // An answer asked for before this save would restore what was there then.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, saved);
        noteSaved({ contactId: null, subject: { type: 'library-letter', id } });
        return storedOf(saved);
      },
      load: async () => storedOf(await cache.fetchQuery({ ...letterOptions(id), staleTime: 0 })),
      judge: judgeSave,
      same: (a, b) => isSameJson(keptOf(a), keptOf(b)),
      isNewer: (version, than) => version > than,
      onConflict: 'ask',
      // An empty name is not saved, and leaving asks.
      holdsBack: ({ name }) => name.trim() === '',
    }),
  );
  const view = useSyncExternalStore(autosave.observe, autosave.current);
  useEffect(() => {
    autosave.refresh(storedOf(letter));
  }, [autosave, letter]);
  useUnsavedGuard(autosave);
  return { autosave, view };
}

/** What the server would keep of it. */
const keptOf = ({ name, purpose, ...rest }: Written): Written => ({ ...rest, name: name.trim(), purpose: purpose.trim() });

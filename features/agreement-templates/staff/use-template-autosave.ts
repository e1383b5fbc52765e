// The text of a template as it is being written. It is saved by itself; a version someone else saved is never overwritten unseen.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import { createAutosave, type Autosave, type AutosaveView, type Stored } from '../../../platform/web/form/autosave.ts';
import { isSameJson } from '../../../platform/base/same-json.ts';
import { useUnsavedGuard } from '../../../platform/web/form/use-unsaved-guard.ts';
import { useUpkeep } from '../../../platform/web/live/use-change.ts';
import type { AgreementTemplateDetail } from '../contract.ts';
import { api, judgeSave, templateOptions } from './queries.ts';

export interface Written {
  readonly name: string;
  readonly states: readonly string[];
  readonly content: FieldDocument;
}
export type TemplateAutosave = Autosave<Written, number, never>;
export type TemplateView = AutosaveView<Written, number, never>;

const SAVE_AFTER_MS = 800;

export const storedOf = ({ name, states, content, version }: AgreementTemplateDetail): Stored<Written, number> => ({
  value: { name, states, content },
  version,
});

export function useTemplateAutosave(template: AgreementTemplateDetail): {
  readonly autosave: TemplateAutosave;
  readonly view: TemplateView;
} {
  const cache = useQueryClient();
  const noteSaved = useUpkeep(api.saveDraft);
  const { id } = template;
  const [autosave] = useState(() =>
    createAutosave<Written, number>({
      start: storedOf(template),
      delay: SAVE_AFTER_MS,
      save: async ({ name, states, content }, version) => {
        const saved = await api.saveDraft({ id, version, name, states: [...states], content });
        const { queryKey } = templateOptions(id);
        // An answer asked for before this save would restore what was there then.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, saved);
        noteSaved({ contactId: null, subject: { type: 'agreement-template', id } });
        return storedOf(saved);
      },
      load: async () => storedOf(await cache.fetchQuery({ ...templateOptions(id), staleTime: 0 })),
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
    autosave.refresh(storedOf(template));
  }, [autosave, template]);
  useUnsavedGuard(autosave);
  return { autosave, view };
}

/** What the server would keep of it. */
const keptOf = ({ name, ...rest }: Written): Written => ({ ...rest, name: name.trim() });

// One letter of the library: its text in the editor, findings, preview, versions and uses.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { LibraryLetterDetail } from '../contract.ts';
import { BackLink } from './BackLink.tsx';
import { LetterWorkspace } from './LetterWorkspace.tsx';
import type { PickPerson } from './pick-person.ts';
import { api, letterOptions } from './queries.ts';

export function LetterPage({ id, pickPerson }: { readonly id: string; readonly pickPerson: PickPerson | undefined }): ReactElement {
  const [removed, setRemoved] = useState<LibraryLetterDetail>();
  const { data: letter, error } = useQuery({ ...letterOptions(id), enabled: removed === undefined });
  const go = useGo();
  // At once, so that what is gone is not asked for again.
  const remove = useChange(api.removeLetter, { onMade: () => flushSync(() => setRemoved(letter)) });
  const restore = useChange(api.restoreLetter);
  if (removed)
    return (
      <Stack gap="md">
        <PageHeader title={removed.name}>
          <BackLink />
        </PageHeader>
        <UndoNote
          sentence={`Letter removed: ${removed.name}. Letters that were written with it stay as they are.`}
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => restore.start({ id }, () => setRemoved(undefined))}
          onClose={() => go('/letters')}
        />
      </Stack>
    );
  if (!letter)
    return (
      <Stack gap="md">
        <PageHeader title="Letter">
          <BackLink />
        </PageHeader>
        {error ? <RefusalNote error={error} /> : <LoadingLines />}
      </Stack>
    );
  return (
    <LetterWorkspace
      letter={letter}
      pickPerson={pickPerson}
      removal={{ start: (version) => remove.start({ id, version }), isPending: remove.isPending, error: remove.error }}
    />
  );
}

// One template: its text in the editor, what is missing, the preview and the versions.
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
import type { AgreementTemplateDetail } from '../contract.ts';
import { BackLink } from './BackLink.tsx';
import type { PickPerson } from './pick-person.ts';
import { api, templateOptions } from './queries.ts';
import { TemplateWorkspace } from './TemplateWorkspace.tsx';

export function TemplatePage({ id, pickPerson }: { readonly id: string; readonly pickPerson: PickPerson | undefined }): ReactElement {
  const [removed, setRemoved] = useState<AgreementTemplateDetail>();
  const { data: template, error } = useQuery({ ...templateOptions(id), enabled: removed === undefined });
  const go = useGo();
  // At once, so that what is gone is not asked for again.
  const remove = useChange(api.remove, { onMade: () => flushSync(() => setRemoved(template)) });
  const restore = useChange(api.restore);
  if (removed)
    return (
      <Stack gap="md">
        <PageHeader title={removed.name}>
          <BackLink />
        </PageHeader>
        <UndoNote
          sentence={`Template removed: ${removed.name}. Agreements that were made of it stay as they are.`}
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => restore.start({ id }, () => setRemoved(undefined))}
          onClose={() => go('/agreement-templates')}
        />
      </Stack>
    );
  if (!template)
    return (
      <Stack gap="md">
        <PageHeader title="Template">
          <BackLink />
        </PageHeader>
        {error ? <RefusalNote error={error} /> : <LoadingLines />}
      </Stack>
    );
  return (
    <TemplateWorkspace
      template={template}
      pickPerson={pickPerson}
      removal={{ start: (version) => remove.start({ id, version }), isPending: remove.isPending, error: remove.error }}
    />
  );
}

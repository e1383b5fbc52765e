// Earlier versions of a document that the office changed: listed for everyone, opened by those who may.
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatSize } from '../rules/file-words.ts';
import { api, versionsOptions } from './queries.ts';

/** Nothing while the document was never changed. */
export function Versions({ id }: { readonly id: string }): ReactElement | null {
  const mayOpen = useMay()('files:open-originals');
  const { data } = useQuery(versionsOptions(id));
  const open = useChange(api.openVersion);
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby={`versions-${id}`}>
      <Title order={3} size="h5" id={`versions-${id}`}>
        Earlier versions
      </Title>
      <Text c="dimmed" size="sm">
        {mayOpen ? 'They stay sealed. Opening one is recorded.' : 'They stay sealed. You do not have permission to open them.'}
      </Text>
      {data.rows.map((version) => (
        <Group key={version.id} gap="sm" mt={6} justify="space-between" wrap="nowrap">
          <Text size="sm">
            <DateText at={version.madeAt} distance={false} /> · {formatSize(version.sizeBytes)} · then {version.change.join(', ')} by{' '}
            <bdi>{version.replacedBy}</bdi>
          </Text>
          {mayOpen && (
            <Button
              variant="default"
              size="compact-sm"
              loading={open.isPending && open.input?.id === version.id}
              onClick={() => open.start({ id: version.id }, (file) => saveFile(file, `Before ${file.name}`))}
            >
              Download
            </Button>
          )}
        </Group>
      ))}
      <RefusalNote error={open.error} />
    </section>
  );
}

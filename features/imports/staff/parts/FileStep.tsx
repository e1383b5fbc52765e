// The first step: which file.
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ImportView } from '../../contract.ts';
import { MAX_IMPORT_BYTES } from '../../rules/file-format.ts';
import { useUpload } from '../queries.ts';
import zone from '../../../../platform/web/files/drop-zone.module.css';

export function FileStep({ onUploaded }: { readonly onUploaded: (one: ImportView) => void }): ReactElement {
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const upload = useUpload();
  const take = (file: File | null | undefined): void => {
    if (!file) return;
    setProblem(
      file.size > MAX_IMPORT_BYTES ? 'This file is larger than 64 MB. Split the list and import the parts one after the other.' : '',
    );
    if (file.size <= MAX_IMPORT_BYTES) upload.start({ file }, onUploaded);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const before = upload.error && asRefusal(upload.error).code === 'imports.alreadyImported' ? upload.input : undefined;
  return (
    <Stack gap="sm">
      <section aria-label="File to import">
        <div
          className={zone['zone']}
          data-large
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Group gap="sm" wrap="nowrap">
            <IconFileUpload size={20} stroke={1.6} aria-hidden="true" />
            <div>
              <Text fw={500}>Drop a list of people here</Text>
              <Text c="dimmed" size="xs">
                CSV from a spreadsheet or another program, up to 64 MB. Nothing is added until you have reviewed it.
              </Text>
            </div>
          </Group>
          <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={take}>
            {(props) => (
              <Button {...props} loading={upload.isPending}>
                Choose file
              </Button>
            )}
          </FileButton>
        </div>
      </section>
      {problem !== '' && <ProblemNote>{problem}</ProblemNote>}
      <RefusalNote error={upload.error} />
      {before && (
        <div>
          <Button variant="default" onClick={() => upload.start({ file: before.file, again: 'yes' }, onUploaded)}>
            Import it again
          </Button>
        </div>
      )}
    </Stack>
  );
}

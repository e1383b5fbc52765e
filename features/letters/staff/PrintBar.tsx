import { Button, Group, Loader, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { openPdf } from '../../../platform/web/api.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/save-file.ts';
import type { LetterRow } from '../contract.ts';
import classes from './PrintBar.module.css';
import { batchOptions, createPrintBatch, getBatchPdf, lettersKey } from './queries.ts';

interface PrintBarProps {
  readonly letters: readonly LetterRow[];
  readonly onClear: () => void;
}

/** Marked letters become one PDF: made in the background, then opened or saved from here. */
export function PrintBar({ letters, onClear }: PrintBarProps): ReactElement | null {
  const queryClient = useQueryClient();
  const [batchId, setBatchId] = useState<string>();
  const create = useMutation({
    mutationFn: () => createPrintBatch(letters.map((letter) => letter.id)),
    onSuccess: ({ id }) => {
      setBatchId(id);
      onClear();
    },
  });
  const batch = useQuery(batchOptions(batchId));
  const open = useMutation({ mutationFn: (id: string) => openPdf(getBatchPdf(id)) });
  const save = useMutation({ mutationFn: async (id: string) => saveFile(await getBatchPdf(id), 'dispute-letters.pdf') });
  const state = batch.data?.state;
  useEffect(() => {
    // Letters count as printed once their batch is made.
    if (state === 'ready') void queryClient.invalidateQueries({ queryKey: lettersKey() });
  }, [state, queryClient]);

  const error = create.error ?? batch.error ?? open.error ?? save.error;
  if (letters.length === 0 && batchId === undefined && !error) return null;
  const pages = letters.reduce((sum, letter) => sum + (letter.pages ?? 0), 0);
  return (
    <div className={classes['bar']} role="region" aria-label="Print">
      {letters.length > 0 && (
        <Group gap="sm">
          <Text fw={500}>{letters.length} {letters.length === 1 ? 'letter' : 'letters'} marked{pages > 0 && `, ${pages} ${pages === 1 ? 'page' : 'pages'}`}</Text>
          <Button leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />} loading={create.isPending} onClick={() => create.mutate()}>Make one PDF to print</Button>
          <Button variant="subtle" color="gray" onClick={onClear}>Clear marks</Button>
        </Group>
      )}
      {batchId !== undefined && (
        <Group gap="sm" role="status">
          {batch.data?.state === 'ready' ? (
            <>
              <Text>Print batch ready: {batch.data.letters} {batch.data.letters === 1 ? 'letter' : 'letters'}{batch.data.pages !== null && `, ${batch.data.pages} pages`}.</Text>
              <Button variant={letters.length > 0 ? 'default' : 'filled'} loading={open.isPending} onClick={() => open.mutate(batchId)}>Open the PDF</Button>
              <Button variant="default" loading={save.isPending} onClick={() => save.mutate(batchId)}>Download</Button>
              <Button variant="subtle" color="gray" onClick={() => setBatchId(undefined)}>Close</Button>
            </>
          ) : batch.data?.state === 'failed' ? (
            <>
              <Text c="error">The print batch could not be made. The letters are unchanged; please try again.</Text>
              <Button variant="subtle" color="gray" onClick={() => setBatchId(undefined)}>Close</Button>
            </>
          ) : (
            <>
              <Loader size={16} aria-hidden="true" />
              <Text>Making the print batch{batch.data && ` of ${batch.data.letters} ${batch.data.letters === 1 ? 'letter' : 'letters'}`}</Text>
            </>
          )}
        </Group>
      )}
      <RefusalNote error={error} />
    </div>
  );
}

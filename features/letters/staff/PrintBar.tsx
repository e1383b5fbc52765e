import { Button, Group, List, Loader, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import type { LetterRow } from '../contract.ts';
import classes from './PrintBar.module.css';
import { batchOptions, createPrintBatch, getBatchPdf, lettersKey } from './queries.ts';

interface PrintBarProps {
  readonly letters: readonly LetterRow[];
  readonly onUnmark: (letters: readonly LetterRow[]) => void;
}
/** Clients for whom nothing is printed, a sentence each by contact id. */
interface Stops {
  readonly sentences: Readonly<Record<string, string>>;
  readonly citation?: string | undefined;
}
const NO_STOPS: Stops = { sentences: {} };

/** Marked letters become one PDF: made in the background, then opened or saved from here. */
export function PrintBar({ letters, onUnmark }: PrintBarProps): ReactElement | null {
  const queryClient = useQueryClient();
  const [batchId, setBatchId] = useState<string>();
  // Kept until everything is asked for anew: those of an earlier attempt are still stopped when the next one meets others.
  const [stops, setStops] = useState(NO_STOPS);
  const create = useMutation({
    mutationFn: (chosen: readonly LetterRow[]) => createPrintBatch(chosen.map((letter) => letter.id)),
    onSuccess: ({ id }, chosen) => {
      setBatchId(id);
      onUnmark(chosen);
    },
    onError: (error, chosen) => {
      const { fields, citation } = asRefusal(error);
      const named = Object.entries(fields).filter(([id]) => chosen.some(({ contactId }) => contactId === id));
      setStops((before) => ({ sentences: { ...before.sentences, ...Object.fromEntries(named) }, citation: citation ?? before.citation }));
    },
  });
  const createAll = (): void => {
    setStops(NO_STOPS);
    create.mutate(letters);
  };
  const batch = useQuery(batchOptions(batchId));
  const open = useMutation({ mutationFn: (id: string) => openPdf(getBatchPdf(id)) });
  const save = useMutation({ mutationFn: async (id: string) => saveFile(await getBatchPdf(id), 'dispute-letters.pdf') });
  const state = batch.data?.state;
  useEffect(() => {
    // Letters count as printed once their batch is made.
    if (state === 'ready') void queryClient.invalidateQueries({ queryKey: lettersKey() });
  }, [state, queryClient]);

  const isStop = create.error !== null && Object.keys(asRefusal(create.error).fields).some((id) => stops.sentences[id] !== undefined);
  const error = (isStop ? null : create.error) ?? batch.error ?? open.error ?? save.error;
  if (letters.length === 0 && batchId === undefined && !error) return null;
  const others = letters.filter(({ contactId }) => stops.sentences[contactId] === undefined);
  const sentences = new Set(letters.flatMap(({ contactId }) => stops.sentences[contactId] ?? []));
  const pages = letters.reduce((sum, letter) => sum + (letter.pages ?? 0), 0);
  return (
    <div className={classes['bar']} role="region" aria-label="Print">
      {letters.length > 0 && (
        <Group gap="sm">
          <Text fw={500}>
            {letters.length} {letters.length === 1 ? 'letter' : 'letters'} marked
            {pages > 0 && `, ${pages} ${pages === 1 ? 'page' : 'pages'}`}
          </Text>
          <Button leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />} loading={create.isPending} onClick={createAll}>
            Make one PDF to print
          </Button>
          <Button variant="subtle" color="gray" onClick={() => onUnmark(letters)}>
            Clear marks
          </Button>
        </Group>
      )}
      {batchId !== undefined && (
        <Group gap="sm" role="status">
          {batch.data?.state === 'ready' ? (
            <>
              <Text>
                Print batch ready: {batch.data.letters} {batch.data.letters === 1 ? 'letter' : 'letters'}
                {batch.data.pages !== null && `, ${batch.data.pages} pages`}.
              </Text>
              <Button variant={letters.length > 0 ? 'default' : 'filled'} loading={open.isPending} onClick={() => open.mutate(batchId)}>
                Open the PDF
              </Button>
              <Button variant="default" loading={save.isPending} onClick={() => save.mutate(batchId)}>
                Download
              </Button>
              <Button variant="subtle" color="gray" onClick={() => setBatchId(undefined)}>
                Close
              </Button>
            </>
          ) : batch.data?.state === 'failed' ? (
            <>
              <Text c="error">The print batch could not be made. The letters are unchanged; please try again.</Text>
              <Button variant="subtle" color="gray" onClick={() => setBatchId(undefined)}>
                Close
              </Button>
            </>
          ) : (
            <>
              <Loader size={16} aria-hidden="true" />
              <Text>
                Making the print batch{batch.data && ` of ${batch.data.letters} ${batch.data.letters === 1 ? 'letter' : 'letters'}`}
              </Text>
            </>
          )}
        </Group>
      )}
      <RefusalNote error={error} />
      {sentences.size > 0 && <StoppedNote sentences={[...sentences]} citation={stops.citation} />}
      {others.length > 0 && others.length < letters.length && (
        <Button w="fit-content" variant="default" loading={create.isPending} onClick={() => create.mutate(others)}>
          Print the other {others.length === 1 ? 'letter' : `${others.length} letters`}
        </Button>
      )}
    </div>
  );
}

function StoppedNote({
  sentences,
  citation,
}: {
  readonly sentences: readonly string[];
  readonly citation: string | undefined;
}): ReactElement {
  return (
    <ProblemNote>
      {sentences.length === 1 ? (
        <Text fw={500}>{sentences[0]}</Text>
      ) : (
        <>
          <Text fw={500}>The letters of {sentences.length} clients cannot be printed.</Text>
          <List mt={4} size="sm" withPadding>
            {sentences.map((sentence) => (
              <List.Item key={sentence}>{sentence}</List.Item>
            ))}
          </List>
        </>
      )}
      {citation !== undefined && (
        <Text size="xs" mt={4}>
          {citation}
        </Text>
      )}
    </ProblemNote>
  );
}

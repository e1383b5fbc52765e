import { Button, Group, List, Loader, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import type { LetterRow } from '../contract.ts';
import { MailingDialog } from './MailingDialog.tsx';
import classes from './PrintBar.module.css';
import { api, batchOptions, getBatchEnvelopes, getBatchPdf } from './queries.ts';
import { ENVELOPE_SIZES, ENVELOPE_WORDS, type EnvelopeSize } from '../rules/envelope-sizes.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';

const MailLogDialog = lazy(() => loadPart(async () => ({ default: (await import('./MailLogDialog.tsx')).MailLogDialog })));

/** What other features do with the marked letters, as buttons; `done` takes the marks off. */
export type LetterActions = (letters: readonly LetterRow[], done: () => void) => ReactNode;

interface PrintBarProps {
  readonly letters: readonly LetterRow[];
  readonly onUnmark: (letters: readonly LetterRow[]) => void;
  readonly actions?: LetterActions | undefined;
}
/** Clients for whom nothing is printed, a sentence each by contact id. */
interface Stops {
  readonly sentences: Readonly<Record<string, string>>;
  readonly citation?: string | undefined;
}
const NO_STOPS: Stops = { sentences: {} };

/** Marked letters become one PDF: made in the background, then opened or saved from here. */
export function PrintBar({ letters, onUnmark, actions }: PrintBarProps): ReactElement | null {
  const [batchId, setBatchId] = useState<string>();
  // The letters of the batch, for recording when they were mailed.
  const [batched, setBatched] = useState<readonly LetterRow[]>([]);
  const [mailing, setMailing] = useState<readonly LetterRow[]>();
  // Kept until all letters are asked for again: those of an earlier attempt are still stopped when the next one meets others.
  const [stops, setStops] = useState(NO_STOPS);
  const create = useChange(api.createPrintBatch);
  const print = async (chosen: readonly LetterRow[]): Promise<void> => {
    try {
      const { id } = await create.run({ letterIds: chosen.map((letter) => letter.id) });
      setBatchId(id);
      setBatched(chosen.filter((letter) => letter.mailing === null));
      onUnmark(chosen);
    } catch (error) {
      const { fields, citation } = asRefusal(error);
      const named = Object.entries(fields).filter(([id]) => chosen.some(({ contactId }) => contactId === id));
      setStops((before) => ({ sentences: { ...before.sentences, ...Object.fromEntries(named) }, citation: citation ?? before.citation }));
    }
  };
  const printAll = (): void => {
    setStops(NO_STOPS);
    void print(letters);
  };
  const batch = useQuery(batchOptions(batchId));
  const open = useAction((id: string) => openPdf(getBatchPdf(id)));
  const envelopes = useAction(({ id, size }: { readonly id: string; readonly size: EnvelopeSize }) => openPdf(getBatchEnvelopes(id, size)));
  const [logOf, setLogOf] = useState<string>();
  const save = useAction(async (id: string) => saveFile(await getBatchPdf(id), 'letters.pdf'));

  const isStop = create.error !== null && Object.keys(asRefusal(create.error).fields).some((id) => stops.sentences[id] !== undefined);
  const error = (isStop ? null : create.error) ?? batch.error ?? open.error ?? save.error ?? envelopes.error;
  if (letters.length === 0 && batchId === undefined && !error) return null;
  const others = letters.filter(({ contactId }) => stops.sentences[contactId] === undefined);
  const sentences = new Set(letters.flatMap(({ contactId }) => stops.sentences[contactId] ?? []));
  const unmailed = letters.filter(({ printedAt, mailing: known }) => printedAt !== null && known === null);
  const pages = letters.reduce((sum, letter) => sum + (letter.pages ?? 0), 0);
  return (
    <div className={classes['bar']} role="region" aria-label="Print">
      {letters.length > 0 && (
        <Group gap="sm">
          <Text fw={500}>
            {letters.length} {letters.length === 1 ? 'letter' : 'letters'} marked
            {pages > 0 && `, ${pages} ${pages === 1 ? 'page' : 'pages'}`}
          </Text>
          <Button leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />} loading={create.isPending} onClick={printAll}>
            Make one PDF to print
          </Button>
          {unmailed.length > 0 && (
            <Button variant="default" onClick={() => setMailing(unmailed)}>
              Record mailing
            </Button>
          )}
          {actions?.(letters, () => onUnmark(letters))}
          <Button variant="subtle" color="gray" onClick={() => onUnmark(letters)}>
            Clear selection
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
              <Button variant={letters.length > 0 ? 'default' : 'filled'} loading={open.isPending} onClick={() => open.start(batchId)}>
                Open the PDF
              </Button>
              <Button variant="default" loading={save.isPending} onClick={() => save.start(batchId)}>
                Download
              </Button>
              <Button variant="default" onClick={() => setLogOf(batchId)}>
                Mail log
              </Button>
              {ENVELOPE_SIZES.map((size) => (
                <Button
                  key={size}
                  variant="default"
                  loading={envelopes.isPending && envelopes.input?.size === size}
                  onClick={() => envelopes.start({ id: batchId, size })}
                >
                  Envelopes: {ENVELOPE_WORDS[size]}
                </Button>
              ))}
              {batched.length > 0 && (
                <Button variant="default" onClick={() => setMailing(batched)}>
                  Record mailing
                </Button>
              )}
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
      {logOf !== undefined && (
        <Suspense>
          <MailLogDialog batchId={logOf} onClose={() => setLogOf(undefined)} />
        </Suspense>
      )}
      {mailing && (
        <MailingDialog
          letters={mailing}
          onClose={() => setMailing(undefined)}
          onRecorded={() => {
            setMailing(undefined);
            setBatched([]);
            onUnmark(mailing);
          }}
        />
      )}
      <RefusalNote error={error} />
      {sentences.size > 0 && <StoppedNote sentences={[...sentences]} citation={stops.citation} />}
      {others.length > 0 && others.length < letters.length && (
        <Button w="fit-content" variant="default" loading={create.isPending} onClick={() => void print(others)}>
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

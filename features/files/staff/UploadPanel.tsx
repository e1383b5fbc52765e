import { Button, FileButton, Group, NativeSelect, Progress, Text } from '@mantine/core';
import { useRef, useState, type DragEvent, type ReactElement, type ReactNode } from 'react';
import zone from '../../../platform/web/files/drop-zone.module.css';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { ACCEPTED } from '../rules/file-types.ts';
import { FILE_KINDS, FILE_KIND_WORDS, type FileKind } from '../rules/file-kinds.ts';
import classes from './UploadPanel.module.css';
import type { QueuedFile, UploadQueue } from './use-upload-queue.ts';

interface UploadPanelProps {
  readonly queue: UploadQueue;
  /** Whose files they are; '' while no one is chosen. */
  readonly contactId: string;
  /** Chooses the contact, where it is not given by the page. */
  readonly chooser?: ReactNode;
}

/** Where files for a contact are dropped or chosen, and what became of each. */
export function UploadPanel({ queue, contactId, chooser }: UploadPanelProps): ReactElement {
  const [kind, setKind] = useState<FileKind | ''>('');
  const [over, setOver] = useState(false);
  // Entering a child of the panel fires a leave of the panel; counting keeps the highlight steady.
  const depth = useRef(0);
  const isReady = contactId !== '';
  const add = (files: readonly File[]): void => {
    if (isReady && files.length > 0) queue.add(files, { contactId, kind });
  };
  const enter = (event: DragEvent): void => {
    event.preventDefault();
    depth.current += 1;
    setOver(isReady);
  };
  const leave = (): void => {
    depth.current -= 1;
    if (depth.current <= 0) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section aria-label="Upload documents">
      <Group gap="sm" align="flex-end" mb="sm">
        {chooser}
        <NativeSelect
          label="What it is"
          w={{ base: '100%', xs: 260 }}
          value={kind}
          onChange={(event) => setKind(FILE_KINDS.find((one) => one === event.currentTarget.value) ?? '')}
          data={[{ value: '', label: 'Decide later' }, ...FILE_KINDS.map((value) => ({ value, label: FILE_KIND_WORDS[value] }))]}
        />
      </Group>
      <div
        className={zone['zone']}
        data-over={over || undefined}
        onDragEnter={enter}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={leave}
        onDrop={drop}
      >
        <div>
          <Text fw={500}>{isReady ? 'Drop files here' : 'Choose the contact first'}</Text>
          <Text c="dimmed" size="xs">
            PDF, photo (JPEG, PNG, WebP, GIF, TIFF) or text. Several at once are fine.
          </Text>
        </div>
        <FileButton multiple accept={ACCEPTED} onChange={(files: File[]) => add(files)}>
          {(props) => (
            <Button {...props} variant="default" disabled={!isReady}>
              Choose files
            </Button>
          )}
        </FileButton>
      </div>
      <Queue queue={queue} />
    </section>
  );
}

function Queue({ queue: { files, stop, stopAll, clear } }: { readonly queue: UploadQueue }): ReactElement | null {
  if (files.length === 0) return null;
  const open = files.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const sent = files.filter(({ state }) => state === 'sent').length;
  return (
    <>
      <Group justify="space-between" mt="sm" gap="xs">
        <Text size="sm" role="status">
          {sent} of {files.length} uploaded
        </Text>
        {open > 1 ? (
          <Button variant="subtle" size="compact-sm" onClick={stopAll}>
            Stop all
          </Button>
        ) : (
          open === 0 && (
            <Button variant="subtle" size="compact-sm" onClick={clear}>
              Clear list
            </Button>
          )
        )}
      </Group>
      <ul className={classes['files']} aria-label="Uploads">
        {files.map((one) => (
          <li key={one.key} className={classes['file']}>
            <span className={classes['name']}>
              {one.name}
              {one.problem !== undefined && (
                <Text size="xs" role="alert">
                  {one.problem}
                </Text>
              )}
            </span>
            <State one={one} />
            {one.state === 'waiting' || one.state === 'sending' ? (
              <Button variant="subtle" size="compact-xs" aria-label={`Stop ${one.name}`} onClick={() => stop(one.key)}>
                Stop
              </Button>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function State({ one: { state, percent, name } }: { readonly one: QueuedFile }): ReactElement {
  if (state === 'sending') return <Progress value={percent} aria-label={`Uploading ${name}`} />;
  if (state === 'sent') return <ToneText tone="good">Uploaded</ToneText>;
  if (state === 'refused') return <ToneText tone="late">Not taken</ToneText>;
  return <Text size="sm">{state === 'waiting' ? 'Waiting' : 'Stopped'}</Text>;
}

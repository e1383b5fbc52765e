import { ActionIcon, Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileUpload, IconX } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { EnterPaperReport } from './manual/StartEntry.tsx';
import type { PendingUpload } from './use-report-upload.ts';
import zone from '../../../platform/web/files/drop-zone.module.css';
import classes from './UploadPanel.module.css';

interface UploadPanelProps {
  readonly contactId: string;
  readonly uploads: readonly PendingUpload[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDismiss: (key: number) => void;
  readonly onEnter: (reportId: string) => void;
  /** Tall while there is no report yet, a slim bar afterwards. */
  readonly first: boolean;
}

/** Where report files are dropped or chosen, and what became of those that are not reports yet. */
export function UploadPanel({ contactId, uploads, onFiles, onDismiss, onEnter, first }: UploadPanelProps): ReactElement {
  const [over, setOver] = useState(false);
  // Entering a child of the panel fires a leave of the panel; counting keeps the highlight steady.
  const depth = useRef(0);
  const enter = (event: DragEvent): void => {
    event.preventDefault();
    depth.current += 1;
    setOver(true);
  };
  const leave = (): void => {
    depth.current -= 1;
    if (depth.current <= 0) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <section aria-label="Upload credit reports">
      <div
        className={zone['zone']}
        data-over={over || undefined}
        data-large={first || undefined}
        onDragEnter={enter}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={leave}
        onDrop={drop}
      >
        <Group gap="sm" wrap="nowrap">
          <IconFileUpload size={20} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
          <div>
            <Text fw={500}>Drop credit reports here</Text>
            <Text c="dimmed" size="xs">
              Saved report page (HTML) or report data (JSON, XML or text), up to 16 MB each.
            </Text>
            <EnterPaperReport contactId={contactId} onEnter={onEnter} />
          </div>
        </Group>
        <FileButton multiple onChange={(files: File[]) => onFiles(files)}>
          {(props) => (
            <Button {...props} variant={first ? 'filled' : 'default'}>
              Choose files
            </Button>
          )}
        </FileButton>
      </div>
      {uploads.length > 0 && (
        <ul className={classes['uploads']} aria-live="polite">
          {uploads.map((upload) => (
            <li key={upload.key} className={classes['upload']} data-state={upload.state}>
              {upload.state === 'refused' ? (
                <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" className={classes['alert'] ?? ''} />
              ) : (
                <Loader size={16} aria-hidden="true" />
              )}
              <div className={classes['words']}>
                <Text fw={500} truncate="end">
                  {upload.fileName}
                </Text>
                <Text size="xs" {...(upload.state !== 'refused' && { c: 'dimmed' })}>
                  {upload.state === 'refused' ? upload.refusal : upload.state === 'sending' ? 'Uploading' : 'Waiting'}
                </Text>
              </div>
              {upload.state === 'refused' && (
                <ActionIcon variant="subtle" color="gray" aria-label={`Dismiss ${upload.fileName}`} onClick={() => onDismiss(upload.key)}>
                  <IconX size={16} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { Button, FileButton, Group, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import zone from '../../../platform/web/files/drop-zone.module.css';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { useAnswerUpload, type SentScan } from './use-answer-upload.ts';

const ACCEPTED = 'application/pdf,image/*';
const WORDS: Readonly<Record<SentScan['state'], string>> = {
  sending: 'Uploading',
  added: 'Added',
  same: 'Already there',
  refused: 'Not taken',
};
const TONES = { sending: 'none', added: 'good', same: 'soon', refused: 'late' } as const;

/** Where scans are dropped, many at once, and what became of each. */
export function AddScans(): ReactElement {
  const { scans, add, clear } = useAnswerUpload();
  const [over, setOver] = useState(false);
  return (
    <section aria-label="Add scans">
      <div
        className={zone['zone']}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <div>
          <Text fw={500}>Drop scanned answers here</Text>
          <Text c="dimmed" size="xs">
            PDF or photos, many at once. A page with the barcode of a letter finds its letter.
          </Text>
        </div>
        <FileButton multiple accept={ACCEPTED} onChange={(files: File[]) => add(files)}>
          {(props) => (
            <Button {...props} variant="default">
              Choose files
            </Button>
          )}
        </FileButton>
      </div>
      {scans.length > 0 && (
        <>
          <ul aria-label="Uploads" style={{ listStyle: 'none', padding: 0, margin: '12px 0 0' }}>
            {scans.map(({ key, name, state, problem }) => (
              <li key={key}>
                <Group justify="space-between" gap="xs" wrap="nowrap">
                  <Text size="sm" truncate>
                    {name}
                  </Text>
                  <ToneText tone={TONES[state]}>{WORDS[state]}</ToneText>
                </Group>
                {problem !== undefined && (
                  <Text size="xs" role="alert">
                    {problem}
                  </Text>
                )}
              </li>
            ))}
          </ul>
          <Button mt="xs" variant="subtle" size="compact-sm" onClick={clear}>
            Clear list
          </Button>
        </>
      )}
    </section>
  );
}

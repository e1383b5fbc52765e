// The words of one letter, changed before anyone approved it.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Catalogue } from '../../../platform/base/document/catalogue.ts';
import { writtenDocument, type FieldDocument } from '../../../platform/base/document/field-document.ts';
import { filledDocument } from '../../../platform/base/document/filled-document.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { LetterRow } from '../contract.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { api, readOptions, versionsOptions } from './queries.ts';

const FieldEditor = lazy(() =>
  loadPart(() => import('../../../platform/web/editor/FieldEditor.tsx')).then((part) => ({ default: part.FieldEditor })),
);
/** Nothing is left to fill in a letter that is written. */
const NO_FIELDS: Catalogue = { fields: [], lists: [], conditions: [], statutes: [] };

interface ChangeCopyDialogProps {
  readonly row: LetterRow;
  readonly onClose: () => void;
}

export function ChangeCopyDialog({ row, onClose }: ChangeCopyDialogProps): ReactElement {
  const read = useQuery(readOptions(row.id));
  return (
    <Dialog title={`Change this copy: letter to ${letterTo(row)}`} size="xl" onClose={onClose}>
      {read.error && !read.data ? (
        <RefusalNote error={read.error} />
      ) : read.data ? (
        <CopyEditor row={row} letter={read.data.letter} onClose={onClose} />
      ) : (
        <LoadingLines lines={10} />
      )}
    </Dialog>
  );
}

function CopyEditor({ row, letter, onClose }: ChangeCopyDialogProps & { readonly letter: LetterDocument }): ReactElement {
  const change = useChange(api.changeCopy);
  const versions = useQuery(versionsOptions(row.id));
  const [subject, setSubject] = useState(letter.subject);
  // What a letter of the library is made of can be edited; texts of a statute cannot.
  const [start] = useState(() => writtenDocument.safeParse(letter.body).data);
  const [written, setWritten] = useState<FieldDocument | undefined>(start);
  const body = filledDocument.safeParse(written).data;
  const former = versions.data?.versions ?? [];
  if (!start) return <Text>This letter has parts that cannot be changed here. Write a new one from the library.</Text>;
  return (
    <Stack gap="sm">
      <Alert color="gray" variant="light">
        Only this letter changes, not the library. Its client reads and approves it again.
      </Alert>
      <TextInput
        label="Subject"
        value={subject}
        maxLength={200}
        onChange={(event) => setSubject(event.currentTarget.value)}
        data-autofocus
      />
      <Suspense fallback={<LoadingLines lines={8} />}>
        <FieldEditor label="Text of the letter" catalogue={NO_FIELDS} start={start} editable onChange={setWritten} />
      </Suspense>
      {former.length > 0 && (
        <Text size="xs" c="dimmed">
          {former.length === 1 ? 'One earlier wording is kept.' : `${former.length} earlier wordings are kept.`} Last changed by{' '}
          {former[0]?.replacedBy}.
        </Text>
      )}
      <RefusalNote error={change.error} />
      {written !== undefined && body === undefined && <Text c="error">Remove the fields: this letter is filled in already.</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={change.isPending}
          disabled={body === undefined || subject.trim() === ''}
          onClick={() => body && change.start({ id: row.id, version: row.version, subject, body }, onClose)}
        >
          Save wording
        </Button>
      </Group>
    </Stack>
  );
}

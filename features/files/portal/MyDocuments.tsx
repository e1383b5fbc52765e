import { Button, FileButton, NativeSelect, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { openFile, readFileError, type FileInfo } from '../../../platform/web/files/files.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { FILE_KIND_WORDS, type FileKind } from '../rules/file-kinds.ts';
import { ACCEPTED } from '../rules/file-types.ts';
import { formatSize } from '../rules/file-words.ts';
import classes from './MyDocuments.module.css';
import { documentsOptions, useDocumentUpload, type DocumentUpload } from './use-document-upload.ts';

/** What clients send; the office's own papers are not among it. */
const SENT_KINDS: readonly FileKind[] = [
  'photo-id',
  'ssn-proof',
  'address-proof',
  'authorization',
  'bureau-answer',
  'creditor-letter',
  'other',
];

/** A client's own documents: what is there, each opening by a tap, and sending another one. */
export function MyDocuments({ contactId }: { readonly contactId: string }): ReactElement {
  const documents = useQuery(documentsOptions(contactId));
  const upload = useDocumentUpload(contactId);
  const open = useAction((file: FileInfo) => openFile(file.name));
  const problem = [documents.error, open.error].find((error) => error !== null);
  return (
    <>
      {documents.data?.length === 0 && <EmptyState sentence="No documents yet. Your letters are under Dispute Status." />}
      {documents.data && documents.data.length > 0 && (
        <ul className={classes['documents']} aria-label="Your documents">
          {documents.data.map((file) => (
            <li key={file.name} className={classes['document']}>
              <div className={classes['words']}>
                <Text fw={500} className={classes['name'] ?? ''}>
                  {file.shownName}
                </Text>
                <Text c="dimmed" size="sm">
                  {formatSize(file.sizeBytes)} · <DateText at={file.createdAt.toISOString()} distance={false} />
                </Text>
              </div>
              <Button
                variant="default"
                size="md"
                className={classes['open'] ?? ''}
                loading={open.isPending && open.input?.name === file.name}
                onClick={() => open.start(file)}
              >
                Open<span className="redress-hidden-text"> {file.shownName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <div className={classes['problem']}>
          <ProblemNote>{readFileError(problem).message}</ProblemNote>
        </div>
      )}
      <SendDocument upload={upload} />
    </>
  );
}

function SendDocument({ upload: { sending, problem, send, stop } }: { readonly upload: DocumentUpload }): ReactElement {
  const [kind, setKind] = useState<FileKind | ''>('');
  return (
    <section aria-label="Send a document" className={classes['send']}>
      {sending ? (
        <>
          <div className={classes['sending']}>
            <Text className={classes['name'] ?? ''}>
              Sending {sending.fileName}, {sending.percent} %
            </Text>
            <Button variant="default" size="md" onClick={stop}>
              Stop
            </Button>
          </div>
          <Progress value={sending.percent} mt="sm" aria-label={`Sending ${sending.fileName}`} />
        </>
      ) : (
        <>
          <NativeSelect
            label="What you are sending"
            size="md"
            mb="sm"
            value={kind}
            onChange={(event) => setKind(SENT_KINDS.find((one) => one === event.currentTarget.value) ?? '')}
            data={[{ value: '', label: 'Choose what it is' }, ...SENT_KINDS.map((value) => ({ value, label: FILE_KIND_WORDS[value] }))]}
          />
          <FileButton accept={ACCEPTED} onChange={(file) => file && send(file, kind)}>
            {(props) => (
              <Button {...props} size="md">
                Send a document
              </Button>
            )}
          </FileButton>
          <Text c="dimmed" size="sm" mt="xs">
            PDF, a photo or plain text. It is kept with your file at the office.
          </Text>
        </>
      )}
      {problem !== undefined && (
        <div className={classes['problem']}>
          <ProblemNote>{problem}</ProblemNote>
        </div>
      )}
    </section>
  );
}

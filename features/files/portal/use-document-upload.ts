import { queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listFileNames, listFiles, readFileError, uploadFile } from '../../../platform/web/files/files.ts';
import { leaving } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { documentsOf, freeName } from '../rules/documents.ts';
import { KIND_DETAIL, type FileKind } from '../rules/file-kinds.ts';

/** The documents in the client's own folder, newest first. */
export const documentsOptions = (contactId: string) =>
  queryOptions({
    queryKey: [['files', 'documents'], { input: { contactId } }],
    queryFn: () => listFiles(documentsOf(contactId)),
    retry: false,
  });

export interface DocumentUpload {
  /** The file on its way and the share of it that has arrived, 0 to 100. */
  readonly sending: { readonly fileName: string; readonly percent: number } | undefined;
  readonly problem: string | undefined;
  readonly send: (file: File, kind: FileKind | '') => void;
  readonly stop: () => void;
}

interface SentDocument {
  readonly contactId: string;
  readonly file: File;
  readonly kind: FileKind | '';
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
}

const uploadDocument = leaving('files.uploaded', async ({ contactId, file, kind, ...options }: SentDocument) => {
  const folder = documentsOf(contactId);
  const taken = await listFileNames(folder);
  return uploadFile(`${folder}/${freeName(file.name, taken)}`, file, {
    ...options,
    ...(kind !== '' && { details: { [KIND_DETAIL]: kind } }),
  });
});

/** Sends one document at a time to the client's own folder. */
export function useDocumentUpload(contactId: string): DocumentUpload {
  const stopper = useRef<AbortController>(null);
  const [percent, setPercent] = useState(0);
  const upload = useChange(uploadDocument);
  return {
    sending: upload.isPending ? { fileName: upload.input?.file.name ?? '', percent } : undefined,
    problem: upload.error ? readFileError(upload.error).message : undefined,
    send: (file, kind) => {
      const controller = new AbortController();
      stopper.current = controller;
      setPercent(0);
      const onProgress = (sent: number, total: number): void => setPercent(total === 0 ? 100 : Math.round((sent / total) * 100));
      upload.start({ contactId, file, kind, signal: controller.signal, onProgress });
    },
    stop: () => stopper.current?.abort(),
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listFiles, readFileError, uploadFile } from '../../../platform/web/files/files.ts';
import { documentsOf, freeName } from '../rules/documents.ts';

export const documentsKey = (contactId: string) => ['files', documentsOf(contactId)] as const;

export interface DocumentUpload {
  /** The file on its way and the share of it that has arrived, 0 to 100. */
  readonly sending: { readonly fileName: string; readonly percent: number } | undefined;
  readonly problem: string | undefined;
  readonly send: (file: File) => void;
  readonly stop: () => void;
}

/** Sends one document at a time to the client's own folder. */
export function useDocumentUpload(contactId: string): DocumentUpload {
  const queryClient = useQueryClient();
  const stopper = useRef<AbortController>(null);
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const controller = new AbortController();
      stopper.current = controller;
      setPercent(0);
      const folder = documentsOf(contactId);
      const taken = (await listFiles(folder)).map((known) => known.shownName);
      const onProgress = (sent: number, total: number): void => setPercent(total === 0 ? 100 : Math.round((sent / total) * 100));
      return uploadFile(`${folder}/${freeName(file.name, taken)}`, file, { onProgress, signal: controller.signal });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsKey(contactId) }),
  });
  return {
    sending: upload.isPending ? { fileName: upload.variables.name, percent } : undefined,
    problem: upload.error ? readFileError(upload.error).message : undefined,
    send: (file) => upload.mutate(file),
    stop: () => stopper.current?.abort(),
  };
}

// Files go up one after the other: the order is kept, and one bad file stops none of the others.
import { useCallback, useEffect, useRef, useState } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { MAX_REPORT_BYTES } from '../../report-files/rules/decode-text.ts';
import { api } from './queries.ts';

export interface PendingUpload {
  readonly key: number;
  readonly fileName: string;
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly refusal?: string;
}

/** Uploads files in the order given. Refused files stay listed until dismissed; accepted ones become rows of the history. */
export function useReportUpload(contactId: string, onAccepted: (reportId: string) => void) {
  // One hook sends them all, each in its turn.
  const { run: upload } = useChange(api.upload, { several: true });
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  }, [upload]);
  const [uploads, setUploads] = useState<readonly PendingUpload[]>([]);
  const nextKey = useRef(1);
  const chain = useRef<Promise<void>>(Promise.resolve());

  const change = useCallback((key: number, next: Partial<PendingUpload> | null) => {
    setUploads((all) => all.flatMap((upload) => (upload.key !== key ? [upload] : next ? [{ ...upload, ...next }] : [])));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, key: nextKey.current++ }));
      setUploads((all) => [...all, ...added.map(({ file, key }): PendingUpload => ({ key, fileName: file.name, state: 'waiting' }))]);
      for (const { file, key } of added) {
        chain.current = chain.current.then(async () => {
          const refusal = refuseUnsent(file);
          if (refusal) return change(key, { state: 'refused', refusal });
          change(key, { state: 'sending' });
          try {
            const row = await send.current({ contactId, file });
            change(key, null);
            onAccepted(row.id);
          } catch (error) {
            const { message, fields } = asRefusal(error);
            change(key, { state: 'refused', refusal: Object.values(fields)[0] ?? message });
          }
          return undefined;
        });
      }
    },
    [change, contactId, onAccepted],
  );

  const dismiss = useCallback((key: number) => change(key, null), [change]);
  return { uploads, add, dismiss };
}

/** Why a file need not even be sent. */
function refuseUnsent(file: File): string | undefined {
  if (file.size === 0) return 'This file is empty.';
  return file.size > MAX_REPORT_BYTES ? 'This file is larger than 16 MB, which no credit report is.' : undefined;
}

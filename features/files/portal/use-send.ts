// Sends a document: a file as it is, or pictures one by one that the server makes one PDF of. A lost connection is waited for, and what has
// arrived is not sent again.
import { useRef, useState } from 'react';
import { listFileNames, readFileError, uploadFile } from '../../../platform/web/files/files.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { leaving } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { documentsOf, freeName } from '../rules/documents.ts';
import { KIND_DETAIL, REQUEST_DETAIL, type FileKind } from '../rules/file-kinds.ts';
import { pageName } from '../rules/page-names.ts';
import { drawPage, type Page } from './pages.ts';
import { api } from './queries.ts';

/** Of a server that does not answer, though the browser has a connection. */
const AGAIN_MS = 5000;

export interface SendTarget {
  readonly kind: FileKind | null;
  /** The request that it answers. */
  readonly requestId?: string | undefined;
}
type What = { readonly pages: readonly Page[] } | { readonly file: File };
type Sending = SendTarget & {
  readonly contactId: string;
  readonly what: What;
  readonly signal: AbortSignal;
  readonly show: (state: SendState) => void;
};

export interface SendState {
  readonly phase: 'sending' | 'waiting' | 'making';
  /** 0 to 100. */
  readonly percent: number;
}
export interface Send {
  /** While something is on its way. */
  readonly state: SendState | undefined;
  readonly isSent: boolean;
  /** Why the last one failed; undefined when it did not or was stopped. */
  readonly failure: unknown;
  readonly send: (what: What, target: SendTarget) => void;
  readonly stop: () => void;
}

const sendDocument = leaving('files.uploaded', async (sending: Sending): Promise<void> => {
  const { what } = sending;
  await ('file' in what ? sendFile(sending, what.file) : sendPages(sending, what.pages));
});

async function sendFile({ contactId, kind, requestId, signal, show }: Sending, file: File): Promise<void> {
  const folder = documentsOf(contactId);
  await throughLostLines({ signal, show }, 0, async () => {
    const name = freeName(file.name, await listFileNames(folder));
    await uploadFile(`${folder}/${name}`, file, {
      signal,
      details: { ...(kind !== null && { [KIND_DETAIL]: kind }), ...(requestId !== undefined && { [REQUEST_DETAIL]: requestId }) },
      onProgress: (sent, total) => show({ phase: 'sending', percent: percentOf(sent, total) }),
    });
  });
}

async function sendPages({ contactId, kind, requestId, signal, show }: Sending, pages: readonly Page[]): Promise<void> {
  const batch = crypto.randomUUID();
  for (const [at, page] of pages.entries()) {
    const name = pageName(contactId, batch, at + 1);
    const drawn = await drawPage(page);
    const before = (at / pages.length) * 100;
    await throughLostLines({ signal, show }, before, () =>
      uploadFile(name, drawn, {
        signal,
        onProgress: (sent, total) => show({ phase: 'sending', percent: Math.round(before + percentOf(sent, total) / pages.length) }),
      }),
    );
  }
  show({ phase: 'making', percent: 100 });
  await throughLostLines({ signal, show }, 100, () =>
    api.combinePages({ batch, pages: pages.map((_page, at) => at + 1), kind, requestId: requestId ?? null }),
  );
}

/** Does it again after each time the connection was lost, until it works or is stopped. */
async function throughLostLines<T>({ signal, show }: Pick<Sending, 'signal' | 'show'>, percent: number, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted || !isLostLine(error)) throw error;
      show({ phase: 'waiting', percent: Math.round(percent) });
      await connected(signal);
    }
  }
}

const isStopped = (error: Error): boolean => error.name === 'AbortError' || readFileError(error).code === 'storage/canceled';

function isLostLine(error: unknown): boolean {
  const { code } = readFileError(error);
  return code === 'storage/retry-limit-exceeded' || asRefusal(error).code === 'web.unreachable' || !navigator.onLine;
}

/** When the browser is online again, or a few seconds from now when it says that it is. */
function connected(signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = navigator.onLine ? setTimeout(go, AGAIN_MS) : undefined;
    function end(): void {
      clearTimeout(timer);
      removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    }
    function go(): void {
      end();
      done();
    }
    function stop(): void {
      end();
      fail(new DOMException('The upload was stopped.', 'AbortError'));
    }
    addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}

const percentOf = (sent: number, total: number): number => (total === 0 ? 100 : Math.round((sent / total) * 100));

/** Sends one document at a time to the client's own folder. */
export function useSend(contactId: string, onSent: () => void): Send {
  const stopper = useRef<AbortController>(null);
  const [state, setState] = useState<SendState>({ phase: 'sending', percent: 0 });
  const change = useChange(sendDocument);
  const [isSent, setSent] = useState(false);
  return {
    state: change.isPending ? state : undefined,
    isSent,
    failure: change.error && !isStopped(change.error) ? change.error : undefined,
    send: (what, target) => {
      const controller = new AbortController();
      stopper.current = controller;
      setSent(false);
      setState({ phase: 'sending', percent: 0 });
      change.start({ contactId, what, ...target, signal: controller.signal, show: setState }, () => {
        setSent(true);
        onSent();
      });
    },
    stop: () => stopper.current?.abort(),
  };
}

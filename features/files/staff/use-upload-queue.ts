// Many files on their way to one contact: two at a time, each with its progress, and each may be stopped.
import { useCallback, useEffect, useRef, useState } from 'react';
import { listFileNames, readFileError, uploadFile } from '../../../platform/web/files/files.ts';
import { useRenew } from '../../../platform/web/live/use-change.ts';
import { documentsOf, freeName } from '../rules/documents.ts';
import { KIND_DETAIL, type FileKind } from '../rules/file-kinds.ts';

export interface QueuedFile {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'stopped' | 'refused';
  /** 0 to 100. */
  readonly percent: number;
  /** Why it was not taken. */
  readonly problem?: string;
}
export interface UploadQueue {
  readonly files: readonly QueuedFile[];
  readonly add: (files: readonly File[], to: { readonly contactId: string; readonly kind: FileKind | '' }) => void;
  readonly stop: (key: number) => void;
  readonly stopAll: () => void;
  /** Forgets the files that are done. */
  readonly clear: () => void;
}

const AT_ONCE = 2;

interface Waiting {
  readonly key: number;
  readonly file: File;
  readonly contactId: string;
  readonly kind: FileKind | '';
  readonly stopper: AbortController;
}

export function useUploadQueue(): UploadQueue {
  const renew = useRenew();
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const queue = useRef<Waiting[]>([]);
  const under = useRef(new Map<number, AbortController>());
  const keys = useRef(0);
  const names = useRef(new NamePool());
  const set = useCallback((key: number, change: Partial<QueuedFile>) => {
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }, []);

  const send = useCallback(
    async ({ key, file, contactId, kind, stopper }: Waiting) => {
      set(key, { state: 'sending' });
      try {
        const folder = documentsOf(contactId);
        const name = await names.current.take(folder, file.name);
        await uploadFile(`${folder}/${name}`, file, {
          signal: stopper.signal,
          onProgress: (sent, total) => set(key, { percent: total === 0 ? 100 : Math.round((sent / total) * 100) }),
          ...(kind !== '' && { details: { [KIND_DETAIL]: kind } }),
        });
        set(key, { state: 'sent', percent: 100 });
        await renew('files.uploaded');
      } catch (error) {
        const { code, message } = readFileError(error);
        set(key, code === 'storage/canceled' ? { state: 'stopped' } : { state: 'refused', problem: message });
      }
    },
    [renew, set],
  );

  const fill = useCallback(() => {
    const next = (): void => {
      while (under.current.size < AT_ONCE) {
        const one = queue.current.shift();
        if (!one) return;
        under.current.set(one.key, one.stopper);
        void send(one).finally(() => {
          under.current.delete(one.key);
          next();
        });
      }
    };
    next();
  }, [send]);

  const stop = useCallback(
    (key: number) => {
      under.current.get(key)?.abort();
      if (!queue.current.some((one) => one.key === key)) return;
      queue.current = queue.current.filter((one) => one.key !== key);
      set(key, { state: 'stopped' });
    },
    [set],
  );
  useWarnOnLeave(files.some(({ state }) => state === 'waiting' || state === 'sending'));
  return {
    files,
    add: (added, to) => {
      // Names are asked for again with each batch, so that a file sent in between is not replaced.
      if (under.current.size === 0) names.current = new NamePool();
      const fresh = added.map((file): Waiting => {
        keys.current += 1;
        return { key: keys.current, file, ...to, stopper: new AbortController() };
      });
      queue.current.push(...fresh);
      setFiles((all) => [
        ...all,
        ...fresh.map(({ key, file }): QueuedFile => ({ key, name: freeName(file.name, []), state: 'waiting', percent: 0 })),
      ]);
      fill();
    },
    stop,
    stopAll: () => {
      for (const { key } of queue.current) set(key, { state: 'stopped' });
      queue.current = [];
      for (const stopper of under.current.values()) stopper.abort();
    },
    clear: () => setFiles((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}

/** Gives each file of a folder a name of its own: phones call every photo alike, and two may be on their way at once. */
class NamePool {
  readonly #taken = new Map<string, Promise<string[]>>();

  async take(folder: string, fileName: string): Promise<string> {
    let known = this.#taken.get(folder);
    if (!known) {
      known = listFileNames(folder).then((names) => [...names]);
      this.#taken.set(folder, known);
      known.catch(() => this.#taken.delete(folder));
    }
    const taken = await known;
    const name = freeName(fileName, taken);
    taken.push(name);
    return name;
  }
}

/** Asks before the page is closed while files are on their way. */
function useWarnOnLeave(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}

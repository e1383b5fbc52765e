// The only way to the file module; no screen knows which one it is. It is loaded by the first call, so pages that show no
// files do not pay for it, and talks to our own server, on the origin the page came from.
import type * as Sdk from '@firebase/storage';
import { maskSsns } from '../../base/ssn-pattern.ts';
import { appCheckToken } from './app-check.ts';
import { readFileError } from './file-errors.ts';
import type { FileInfo } from './file-info.ts';
import { identityApp } from '../identity/identity.ts';
import { isPreview, refuseInPreview } from '../identity/preview.ts';
import { openPreviewed } from './previewed-files.ts';
import { publicConfig } from '../identity/public-config.ts';

export { readFileError, type FileInfo };

export interface UploadOptions {
  /** Called for each piece that has arrived, in bytes. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Stops the upload, which then fails with the code storage/canceled. */
  readonly signal?: AbortSignal;
  /** Details that are kept with the file, in the words of the feature that reads them. */
  readonly details?: Readonly<Record<string, string>>;
}

/** Sends `file` under `name`, in pieces when it is large. @throws StorageError; `readFileError` puts it in words. */
export async function uploadFile(name: string, file: Blob, { onProgress, signal, details }: UploadOptions = {}): Promise<FileInfo> {
  refuseInPreview();
  const { sdk, at } = await connect();
  const task = sdk.uploadBytesResumable(at(name), file, {
    contentType: file.type === '' ? 'application/octet-stream' : file.type,
    ...(details && { customMetadata: { ...details } }),
  });
  const cancel = (): void => void task.cancel();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred, totalBytes));
  try {
    return describe((await task).metadata);
  } finally {
    stop();
    signal?.removeEventListener('abort', cancel);
  }
}

/** An address that opens the file for a quarter of an hour, for this session only. */
export async function fileUrl(name: string): Promise<string> {
  const { sdk, at } = await connect();
  return sdk.getDownloadURL(at(name));
}

/** Opens the file in a tab of its own, or lets the browser save it when it is of a kind that is not shown. */
export async function openFile(name: string): Promise<void> {
  if (isPreview()) return openPreviewed(name);
  // Opened at once: later the browser would not take it for the answer to a click.
  const tab = window.open('', '_blank');
  try {
    const url = await fileUrl(name);
    if (tab) {
      tab.opener = null;
      tab.location.replace(url);
    } else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export async function deleteFile(name: string): Promise<void> {
  refuseInPreview();
  const { sdk, at } = await connect();
  await sdk.deleteObject(at(name));
}

/** The bytes of the file. @throws StorageError, or Error with a sentence for people when the server did not give them out */
export async function fetchFile(name: string): Promise<Blob> {
  const answer = await fetch(await fileUrl(name), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return answer.blob();
}

/** The last parts of the names directly under `prefix`, in no order, for naming another one. */
export async function listFileNames(prefix: string): Promise<readonly string[]> {
  refuseInPreview();
  const { sdk, at } = await connect();
  return (await sdk.listAll(at(prefix))).items.map(({ name }) => name);
}

interface Connected {
  readonly sdk: typeof Sdk;
  readonly at: (name: string) => Sdk.StorageReference;
}
let connected: Promise<Connected> | undefined;

function connect(): Promise<Connected> {
  connected ??= open().catch((error: unknown) => {
    // A page that was offline may load the module later.
    connected = undefined;
    throw error;
  });
  return connected;
}

async function open(): Promise<Connected> {
  const sdk = await import('@firebase/storage');
  const storage = sdk.getStorage(identityApp(), `gs://${publicConfig().bucket}`);
  // All exist at run time and are missing in the module's types: its own host is Google's, over https, and so is its source of tokens.
  Object.assign(storage, {
    host: location.host,
    _protocol: location.protocol.replace(':', ''),
    _getAppCheckToken: appCheckToken,
  });
  return { sdk, at: (name) => sdk.ref(storage, name) };
}

function describe({ fullPath, name, size, contentType, timeCreated }: Sdk.FullMetadata): FileInfo {
  return { name: fullPath, shownName: maskSsns(name), sizeBytes: size, mediaType: contentType ?? '', createdAt: new Date(timeCreated) };
}

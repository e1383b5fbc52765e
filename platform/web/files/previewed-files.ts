// Files in a preview of the portal. The file module cannot send the pass of a preview, and without it the server would answer with what the
// staff may see; so these are asked for directly, with the same addresses.
import { maskSsns } from '../../base/ssn-pattern.ts';
import { bearerHeader } from '../identity/identity.ts';
import { previewHeader } from '../identity/preview.ts';
import { publicConfig } from '../identity/public-config.ts';
import type { FileInfo } from './file-info.ts';

interface Page {
  readonly items: readonly { readonly name: string }[];
  readonly nextPageToken?: string;
}
interface Resource {
  readonly name: string;
  readonly size: string;
  readonly contentType: string;
  readonly timeCreated: string;
}

/** Everything directly under `prefix` that the client may see, newest first. */
export async function listPreviewed(prefix: string): Promise<readonly FileInfo[]> {
  const names: string[] = [];
  for (let token: string | undefined, first = true; first || token !== undefined; first = false) {
    const query = new URLSearchParams({ prefix: `${prefix}/`, delimiter: '/', ...(token !== undefined && { pageToken: token }) });
    const page = (await (await ask(`?${query}`)).json()) as Page;
    names.push(...page.items.map(({ name }) => name));
    token = page.nextPageToken;
  }
  const found = await Promise.all(names.map(async (name) => (await (await ask(`/${encodeURIComponent(name)}`)).json()) as Resource));
  return found.map(describe).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Opens the file in a tab of its own. */
export async function openPreviewed(name: string): Promise<void> {
  // Opened at once: later the browser would not take it for the answer to a click.
  const tab = window.open('', '_blank');
  try {
    const address = URL.createObjectURL(await (await ask(`/${encodeURIComponent(name)}?alt=media`)).blob());
    if (tab) tab.location.replace(address);
    else location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

async function ask(rest: string): Promise<Response> {
  const answer = await fetch(`/v0/b/${publicConfig().bucket}/o${rest}`, {
    headers: { ...(await bearerHeader()), ...previewHeader() },
    cache: 'no-store',
  });
  if (answer.ok) return answer;
  // As the file module reports it (file-errors.ts).
  throw Object.assign(new Error(`The file was answered with ${answer.status}.`), {
    code: 'storage/unknown',
    status: answer.status,
    serverResponse: answer.statusText,
  });
}

function describe({ name, size, contentType, timeCreated }: Resource): FileInfo {
  return {
    name,
    shownName: maskSsns(name.slice(name.lastIndexOf('/') + 1)),
    sizeBytes: Number(size),
    mediaType: contentType,
    createdAt: new Date(timeCreated),
  };
}

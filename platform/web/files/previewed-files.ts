// Files in a preview of the portal. The file module cannot send the pass of a preview, and without it the server would answer with what the
// staff may see; so these are asked for directly, with the same addresses.
import { bearerHeader } from '../identity/identity.ts';
import { previewHeader } from '../identity/preview.ts';
import { publicConfig } from '../identity/public-config.ts';
import { appCheckHeader } from './app-check.ts';

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
    headers: { ...(await bearerHeader()), ...previewHeader(), ...(await appCheckHeader()) },
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

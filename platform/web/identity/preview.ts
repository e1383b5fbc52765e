// A preview of the portal: a member of staff looks at what one client sees. It belongs to this tab of the browser, and only the portal
// begins one, so that the staff app never speaks with its pass.

const KEPT = 'redress.preview';
const FROM_ADDRESS = /^#preview=([A-Za-z0-9._-]+)$/;
let pass: string | undefined;

/** Takes the pass from the address, which forgets it, or from before a reload. To be called when the portal starts. */
export function beginPreview(): void {
  const [, given] = FROM_ADDRESS.exec(location.hash) ?? [];
  if (given !== undefined) {
    sessionStorage.setItem(KEPT, given);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  pass = sessionStorage.getItem(KEPT) ?? undefined;
}

export const isPreview = (): boolean => pass !== undefined;

export function endPreview(): void {
  pass = undefined;
  sessionStorage.removeItem(KEPT);
}

/** What tells the server that a request belongs to the preview. */
export function previewHeader(): Record<string, string> {
  return pass === undefined ? {} : { 'x-redress-preview': pass };
}

/** @throws Error in a preview: for what goes past the API, which refuses changes by itself */
export function refuseInPreview(): void {
  if (isPreview()) throw Object.assign(new Error('Nothing is changed in a preview.'), { code: 'storage/preview' });
}

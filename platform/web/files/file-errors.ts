// What the file module reports, in words for people; no screen shows the module's own messages.

const WORDS: Readonly<Record<string, string>> = {
  'storage/unauthenticated': 'Your session has ended. Please sign in again.',
  'storage/unauthorized': 'You do not have permission to do this with this file.',
  'storage/unauthorized-app': 'This page could not prove that it belongs to the office. Please reload it.',
  'storage/object-not-found': 'This file no longer exists.',
  'storage/quota-exceeded': 'The office has no room for more files. Please let them know.',
  // Said of a weak line and of a server that was busy the whole time alike.
  'storage/retry-limit-exceeded': 'This took too long: the connection is weak or the server is busy. Please try again.',
  'storage/canceled': 'The upload was stopped.',
  'storage/preview': 'This is a preview: nothing can be changed here.',
  'storage/no-download-url': 'This file is being checked for viruses or did not pass. It cannot be opened now.',
};
/** The module knows no code of its own for these answers of the server. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'This file could not be uploaded. Please try again, with a shorter file name if needed.',
  404: 'This file no longer exists.',
  408: 'The connection was too slow. Please try again.',
  409: 'This file was changed or locked in the meantime. Please check the list and try again.',
  413: 'This file is too large.',
  415: 'This kind of file is not accepted. Please send a PDF, a photo (JPEG, PNG, WebP, GIF, TIFF) or plain text. Photos in the HEIC format need to be saved as JPEG first.',
  422: 'This picture has too many pixels. Please send it smaller.',
  503: 'Files cannot be uploaded or opened right now. Please try again in a few minutes.',
};
/** Codes whose words here say more to a person than the server's. */
const OWN_WORDS = [
  'storage/unauthenticated',
  'storage/unauthorized-app',
  'storage/quota-exceeded',
  'storage/object-not-found',
  'storage/canceled',
];

/** What went wrong with a file, in plain words; `code` is the module's own, such as 'storage/canceled'. */
export function readFileError(error: unknown): { readonly code: string; readonly message: string } {
  const { code, status, serverResponse } =
    typeof error === 'object' && error !== null ? (error as { code?: unknown; status?: unknown; serverResponse?: unknown }) : {};
  const known = typeof code === 'string' ? code : 'storage/unknown';
  const said = OWN_WORDS.includes(known) ? undefined : sentenceOf(serverResponse);
  const byStatus = known === 'storage/unknown' && typeof status === 'number' ? BY_STATUS[status] : undefined;
  return { code: known, message: said ?? byStatus ?? WORDS[known] ?? 'This did not work. Please try again.' };
}

/**
 * The server's own sentence. The module hands on the reason phrase of the answer, where our server writes it; proxies may drop
 * it or put a standard phrase there, which is no sentence.
 */
function sentenceOf(response: unknown): string | undefined {
  return typeof response === 'string' && /^[A-Z][\x20-\x7e]* [\x20-\x7e]*\.$/.test(response) ? response : undefined;
}

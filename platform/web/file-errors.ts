// The file module's codes in words for people; no screen shows the module's own messages.

const WORDS: Readonly<Record<string, string>> = {
  'storage/unauthenticated': 'Your session has ended. Please sign in again.',
  'storage/unauthorized': 'You may not do this with this file.',
  'storage/unauthorized-app': 'This page could not prove that it belongs to the office. Please reload it.',
  'storage/object-not-found': 'This file is not there any more.',
  'storage/quota-exceeded': 'The office has no room for more files. Please let them know.',
  'storage/retry-limit-exceeded': 'The connection was lost for too long. Please try again.',
  'storage/canceled': 'The upload was stopped.',
  'storage/no-download-url': 'This file is being checked for viruses or did not pass. It cannot be opened now.',
};
/** The module knows no code of its own for these answers of the server. */
const BY_STATUS: Readonly<Record<number, string>> = {
  413: 'This file is too large.',
  415: 'This kind of file is not taken. Please send a PDF, a photo (JPEG, PNG, WebP, GIF, TIFF) or plain text. Photos in the HEIC format need to be saved as JPEG first.',
  422: 'This picture has too many pixels. Please send it smaller.',
};

/** What went wrong with a file, in plain words; `code` is the module's own, such as 'storage/canceled'. */
export function readFileError(error: unknown): { readonly code: string; readonly message: string } {
  const { code, status } = typeof error === 'object' && error !== null ? (error as { code?: unknown; status?: unknown }) : {};
  const known = typeof code === 'string' ? code : 'storage/unknown';
  const byStatus = typeof status === 'number' ? BY_STATUS[status] : undefined;
  return { code: known, message: (known === 'storage/unknown' ? byStatus : undefined) ?? WORDS[known] ?? 'This did not work. Please try again.' };
}

import { sharedTexts } from '../language/shared-texts.ts';

export const fileTexts = sharedTexts({
  /** By the file module's own codes. */
  codes: {
    'storage/unauthenticated': 'Your session has ended. Please sign in again.',
    // Where a proxy drops the server's own sentence.
    'storage/unauthorized': 'This file is too large or of a kind that is not accepted, or you do not have permission.',
    'storage/unauthorized-app': 'This page could not prove that it belongs to the office. Please reload it.',
    'storage/object-not-found': 'This file no longer exists.',
    'storage/quota-exceeded': 'The office has no room for more files. Please let them know.',
    // Said of a weak line and of a server that was busy the whole time alike.
    'storage/retry-limit-exceeded': 'This took too long: the connection is weak or the server is busy. Please try again.',
    'storage/canceled': 'The upload was stopped.',
    'storage/preview': 'This is a preview: nothing can be changed here.',
    'storage/no-download-url': 'This file is being checked for viruses or did not pass. It cannot be opened now.',
  },
  /** The module knows no code of its own for these answers of the server. */
  statuses: {
    400: 'This file could not be uploaded. Please try again, with a shorter file name if needed.',
    404: 'This file no longer exists.',
    408: 'The connection was too slow. Please try again.',
    409: 'This file was changed or locked in the meantime. Please check the list and try again.',
    // Of a proxy.
    413: 'This file is too large.',
    503: 'Files cannot be uploaded or opened right now. Please try again in a few minutes.',
  },
  failed: 'This did not work. Please try again.',
});

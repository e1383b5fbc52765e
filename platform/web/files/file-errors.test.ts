import { expect, test } from 'vitest';
import { readFileError } from './file-errors.ts';

test.each([
  [{ code: 'storage/canceled' }, 'storage/canceled', 'The upload was stopped.'],
  [{ code: 'storage/unknown', status: 413 }, 'storage/unknown', 'This file is too large.'],
  [{ code: 'storage/unknown', status: 413, serverResponse: 'Payload Too Large' }, 'storage/unknown', 'This file is too large.'],
  [
    { code: 'storage/unknown', status: 413, serverResponse: 'This file is too large. At most 25 MB can be sent.' },
    'storage/unknown',
    'This file is too large. At most 25 MB can be sent.',
  ],
  [
    { code: 'storage/unauthorized', status: 403 },
    'storage/unauthorized',
    'This file is too large or of a kind that is not accepted, or you do not have permission.',
  ],
  [
    { code: 'storage/unauthorized', status: 403, serverResponse: 'This file was put here by the office.' },
    'storage/unauthorized',
    'This file was put here by the office.',
  ],
  [
    { code: 'storage/quota-exceeded', status: 402, serverResponse: 'The room the office has for files is used up.' },
    'storage/quota-exceeded',
    'The office has no room for more files. Please let them know.',
  ],
  [{ code: 'storage/new-one', status: 415 }, 'storage/new-one', 'This did not work. Please try again.'],
  [new Error('x'), 'storage/unknown', 'This did not work. Please try again.'],
  [undefined, 'storage/unknown', 'This did not work. Please try again.'],
])('%j is put in words', (error, code, message) => {
  expect(readFileError(error)).toEqual({ code, message });
});

import { expect, test } from 'vitest';
import { UPLOAD_REFUSALS } from '../rules/upload-refusals.ts';
import { sayFailure, sayUploadRefusal } from './say-failure.ts';

test('each common refusal of an upload is said in both languages', () => {
  for (const text of Object.values(UPLOAD_REFUSALS)) {
    const english = typeof text === 'string' ? text : text(25);
    expect(sayUploadRefusal(english, 'en')).toBe(english);
    expect(sayUploadRefusal(english, 'es')).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
    expect(sayUploadRefusal(english, 'es')).not.toBe(english);
  }
  expect(sayUploadRefusal(UPLOAD_REFUSALS.tooLarge(8), 'es')).toBe('Este archivo es demasiado grande. Se pueden enviar como máximo 8 MB.');
});

test('a sentence without Spanish is kept for English readers only', () => {
  expect(sayUploadRefusal('This is a sentence of tomorrow.', 'en')).toBe('This is a sentence of tomorrow.');
  expect(sayUploadRefusal('This is a sentence of tomorrow.', 'es')).toBeUndefined();
});

test('what the file module reports and what the API answers are told apart', () => {
  const message = UPLOAD_REFUSALS.archive;
  const reported = Object.assign(new Error('x'), {
    code: 'storage/unauthorized',
    status: 403,
    serverResponse: message,
  });
  expect(sayFailure(reported, 'en')).toBe(message);
  expect(sayFailure(reported, 'es')).toContain('archivos comprimidos como ZIP');
  const answered = Object.assign(new Error('Falta una página.'), { code: 'files.pagesGone', status: 409, data: {} });
  expect(sayFailure(answered, 'es')).toBe('Falta una página.');
});

import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { extensionOf, judgeFileType, type BytesFound } from './file-types.ts';

const found = (over: Partial<BytesFound> = {}): BytesFound => ({
  mark: undefined,
  isArchive: false,
  isText: false,
  markup: undefined,
  ...over,
});
const TEXT = found({ isText: true });
const JPEG = found({ mark: 'image/jpeg' });

describe('taken as', () => {
  test.each([
    ['image/jpeg', 'a.jpg', JPEG, 'image/jpeg'],
    ['image/jpg', 'a.JPEG', JPEG, 'image/jpeg'],
    ['', 'a', JPEG, 'image/jpeg'],
    ['application/octet-stream', 'a.jpg', JPEG, 'image/jpeg'],
    ['image/jpeg', 'scan of 12.5.2026', JPEG, 'image/jpeg'],
    ['image/jpeg', 'a.docx', JPEG, 'image/jpeg'],
    ['image/jpeg', 'a.jpg', found({ mark: 'image/webp' }), 'image/webp'],
    ['image/jpeg', 'a.png', JPEG, 'image/jpeg'],
    ['image/png', 'a', JPEG, 'image/jpeg'],
    ['', 'note', TEXT, 'text/plain'],
    ['', 'list.csv', TEXT, 'text/csv'],
    ['text/plain; charset=utf-8', 'a.txt', TEXT, 'text/plain; charset=utf-8'],
    ['text/plain; x="\r\n"', 'a.txt', TEXT, 'text/plain'],
    ['text/xml', 'a.xml', { ...TEXT, mark: 'application/xml', markup: 'xml' as const }, 'text/xml'],
    ['text/plain', 'BMW loan.txt', { ...TEXT, mark: 'image/bmp' }, 'text/plain'],
    ['text/html', 'a.html', { ...TEXT, markup: 'html' as const }, 'text/html'],
    ['image/svg+xml', 'a.svg', { ...TEXT, markup: 'svg' as const }, 'image/svg+xml'],
  ])('%j %s → %s', (declared, name, bytes, mediaType) => {
    expect(judgeFileType(declared, name, bytes)).toMatchObject({ mediaType });
  });
});

describe('refused', () => {
  test.each([
    ['text/plain', 'a.jpg', TEXT],
    ['text/html', 'a.png', JPEG],
    ['image/png', 'a.pdf', JPEG],
    ['image/jpeg', 'a.jpg', found({ mark: 'application/pdf' })],
    ['image/jpeg', 'a', found()],
    ['application/zip', 'a', found({ isArchive: true })],
    ['', 'a.txt', found()],
    ['text/plain', 'a.txt', { ...TEXT, markup: 'html' as const }],
    ['text/csv', 'a.csv', { ...TEXT, markup: 'svg' as const }],
    ['application/xml', 'a.xml', { ...TEXT, markup: 'html' as const }],
    ['image/svg+xml', 'a.svg', { ...TEXT, markup: 'html' as const }],
    ['text/plain', 'a.txt', { ...TEXT, mark: 'application/pdf' }],
    ['image/heic', 'a', found({ mark: 'image/heic' })],
    ['', 'IMG_1.HEIC', found({ mark: 'image/heic' })],
    ['video/mp4', 'a.mp4', found({ mark: 'video/mp4' })],
    ['', 'a', found({ mark: 'application/x-msdownload' })],
  ])('%j %s', (declared, name, bytes) => {
    expect(isRefusal(judgeFileType(declared, name, bytes))).toBe(true);
  });
});

test.each([
  ['a.PDF', 'pdf'],
  ['a', ''],
  ['a.b c', ''],
  ['of 12.5.2026', ''],
  ['.txt', 'txt'],
  ['a.tar.gz', 'gz'],
  ['Smith v. Jones', ''],
])('%s ends with %j', (name, ending) => {
  expect(extensionOf(name)).toBe(ending);
});

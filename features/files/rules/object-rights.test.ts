import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { judgeObjectName, placeOf, readObjectName } from './object-names.ts';
import { judgeExisting, judgeObject, visiblePrefixes, type FileAction, type FilePerson } from './object-rights.ts';

const ANA = '0190a0a0-0000-7000-8000-00000000000a';
const BEN = '0190a0a0-0000-7000-8000-00000000000b';
const staff = (...rights: string[]): FilePerson => ({ kind: 'staff', userId: 's', contactId: null, may: (p) => rights.includes(p) });
const ana = (...rights: string[]): FilePerson => ({ kind: 'client', userId: 'a', contactId: ANA, may: (p) => rights.includes(p) });
const CLERK = staff('files:view', 'files:upload');
const CLIENT = ana('files:view-own', 'files:upload-own');
const judge = (person: FilePerson, name: string, action: FileAction): string => judgeObject(person, placeOf(name), action)?.code ?? 'yes';

test.each([
  [CLERK, `contacts/${ANA}/a.pdf`, ['yes', 'yes', 'files.notAllowed']],
  [CLERK, 'staff/a.pdf', ['yes', 'yes', 'files.notAllowed']],
  [staff('files:delete'), 'staff/a.pdf', ['files.notAllowed', 'files.notAllowed', 'yes']],
  [CLERK, 'other/a.pdf', ['files.notFound', 'files.notAllowed', 'files.notAllowed']],
  [CLERK, `letter/${ANA}`, ['files.notAllowed', 'files.notAllowed', 'files.notAllowed']],
  [staff('letters:view'), `letter/${ANA}`, ['yes', 'files.notAllowed', 'files.kept']],
  [staff('files:view', 'credit-reports:view'), `credit-report/${ANA}`, ['files.notAllowed', 'files.notAllowed', 'files.notAllowed']],
  [staff('credit-reports:download-original'), `credit-report/${ANA}`, ['yes', 'files.notAllowed', 'files.kept']],
  [staff('letters:view'), `print-batch/${ANA}`, ['files.notAllowed', 'files.notAllowed', 'files.notAllowed']],
  [CLIENT, `contacts/${ANA}/documents/a.pdf`, ['yes', 'yes', 'yes']],
  [CLIENT, `contacts/${BEN}/a.pdf`, ['files.notFound', 'files.notFound', 'files.notFound']],
  [CLIENT, `contacts/${ANA}`, ['files.notFound', 'files.notFound', 'files.notFound']],
  [CLIENT, `contacts/${ANA}/../${BEN}/a.pdf`, ['yes', 'yes', 'yes']],
  [CLIENT, `contacts/../contacts/${ANA}/a.pdf`, ['files.notFound', 'files.notFound', 'files.notFound']],
  [CLIENT, `contacts/${ANA.toUpperCase()}/a.pdf`, ['files.notFound', 'files.notFound', 'files.notFound']],
  [CLIENT, 'staff/a.pdf', ['files.notFound', 'files.notFound', 'files.notFound']],
  [CLIENT, `letter/${ANA}`, ['files.notFound', 'files.notFound', 'files.notFound']],
  [ana(), `contacts/${ANA}/a.pdf`, ['files.notAllowed', 'files.notAllowed', 'files.notAllowed']],
  [{ ...CLIENT, contactId: null }, `contacts/${ANA}/a.pdf`, ['files.notFound', 'files.notFound', 'files.notFound']],
])('%j at %s may read, write, remove: %j', (person, name, verdicts) => {
  expect((['read', 'write', 'remove'] as const).map((action) => judge(person, name, action))).toEqual(verdicts);
});

test('clients change only what they sent themselves', () => {
  expect([judgeExisting(CLERK, 'x'), judgeExisting(CLIENT, 'a')]).toEqual([undefined, undefined]);
  expect([judgeExisting(CLIENT, 's')?.code, judgeExisting(CLIENT, null)?.code]).toEqual(['files.notAllowed', 'files.notAllowed']);
});

test('lists show what may be read', () => {
  expect(visiblePrefixes(staff('files:view', 'letters:view', 'credit-reports:view'))).toEqual(['contacts/', 'staff/', 'letter/']);
  expect([visiblePrefixes(CLIENT), visiblePrefixes(staff()), visiblePrefixes(ana())]).toEqual([[`contacts/${ANA}/`], [], []]);
});

test.each([
  ['a%2Fb.pdf', 'a/b.pdf'],
  ['%252e%252e', '%2e%2e'],
  ['a+b', 'a+b'],
  ['%F0%9F%92%B8', '💸'],
])('%s reads %s', (encoded, name) => {
  expect(readObjectName(encoded)).toBe(name);
});
test.each(['', '%', '%ff', '%00', 'a%0Ab', 'a%0Db', '.', '%2e%2e', 'x'.repeat(1025)])('%j is no name', (encoded) => {
  expect(isRefusal(readObjectName(encoded))).toBe(true);
});
test('a name is counted in bytes and holds whole letters', () => {
  expect(judgeObjectName('ñ'.repeat(512))).toHaveLength(512);
  expect(isRefusal(judgeObjectName('ñ'.repeat(513)))).toBe(true);
  expect(isRefusal(judgeObjectName('a\uD800'))).toBe(true);
});

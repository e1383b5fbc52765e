import { expect, test } from 'vitest';
import { hideLinks, holdsSignInLinks, kindInWords, leadsTo, splitLinks } from './mail-text.ts';

const URL_1 = 'https://office.test/login/action?mode=x&oobCode=a-_b';

test.each([
  ['No link here.', ['No link here.']],
  [`Open:\n${URL_1}\n\nThanks.`, ['Open:\n', `>${URL_1}`, '\n\nThanks.']],
  [`See ${URL_1}.`, ['See ', `>${URL_1}`, '.']],
  [`(${URL_1}), then`, ['(', `>${URL_1}`, '), then']],
  [`${URL_1} ${URL_1}`, [`>${URL_1}`, ' ', `>${URL_1}`]],
  ['javascript:alert(1) ftp://x.test', ['javascript:alert(1) ftp://x.test']],
])('%j', (text, expected) => {
  const parts = splitLinks(text);
  expect(parts.map((p) => `${p.isLink ? '>' : ''}${p.text}`)).toEqual(expected);
  expect(parts.map((p) => p.text).join('')).toBe(text);
});

test('hidden links leave nothing of themselves', () => {
  expect(hideLinks(`A ${URL_1}#t=s and HTTPS://X.test/?q=1, b`)).toBe('A [link hidden] and [link hidden] b');
});

test.each([
  [URL_1, true],
  ['https://office.test', true],
  ['https://office.test:444/', false],
  ['http://office.test/', false],
  ['https://office.test.evil.test/', false],
  ['https://office.test@evil.test/', false],
  ['https://evil.test/https://office.test', false],
  ['https://', false],
])('%s leads to the office: %s', (link, expected) => expect(leadsTo('https://office.test', link)).toBe(expected));

test('kinds', () => {
  expect(kindInWords('access.clientInvite')).toBe('client invite');
  expect(holdsSignInLinks('access.clientInvite')).toBe(true);
  expect(holdsSignInLinks('letters.ready')).toBe(false);
});

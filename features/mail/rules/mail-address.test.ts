import { expect, test } from 'vitest';
import { isOneLine, isPlainAddress, parseMailbox } from './mail-address.ts';

test.each([
  'a@b.co', "mary.o'brien+news@mail.example.com", 'x_y-z@xn--bcher-kva.example', 'no-reply@localhost', '1@2.3', `${'a'.repeat(64)}@example.com`,
])('%s is one plain address', (text) => expect(isPlainAddress(text)).toBe(true));

test.each([
  '', '@', 'a', 'a@', '@b.co', 'a@b@c.co', 'a b@c.co', ' a@b.co', 'a@b.co ', 'a@b.co\n', 'a@b.co\r\nBcc: x@y.z', 'a\u0000@b.co',
  '"a"@b.co', '"x@evil.test a"@b.co', '"xclow3n@gmail.com x"@internal.domain', 'a(b)@c.co', 'a@c.co(x@evil.test)', 'a@b.co,x@evil.test', 'a@b.co;x@evil.test',
  'Team: a@b.co;', '<a@b.co>', 'A <a@b.co>', 'a@b.co <x@evil.test>', 'a@[127.0.0.1]', 'a@[IPv6:::1]', 'a..b@c.co', '.a@c.co', 'a.@c.co', 'a@-b.co', 'a@b-.co', 'a@b..co', 'a@.co', 'a@b.co.',
  'x%evil.test@b.co', 'evil.test!x@b.co', '@relay.test:a@b.co', '=?utf-8?q?x=40evil.test=3e?=@b.co', 'ä@b.co', 'a@bü.co', 'a@b。co', 'a\\@b@c.co',
  `${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.co`, `a@${'b.'.repeat(130)}co`,
])('%j is not', (text) => expect(isPlainAddress(text)).toBe(false));

test.each([['a\rb', false], ['a\nb', false], ['a\tb', false], ['a\u2028b', false], ['a\u0085b', false], ['a\u007fb', false], ['María “Mia” – 東京 🙂', true], ['', true]])(
  'is %j one line? %s', (text, expected) => expect(isOneLine(text)).toBe(expected),
);

test.each([
  ['a@b.co', { name: '', address: 'a@b.co' }],
  ['<a@b.co>', { name: '', address: 'a@b.co' }],
  ['Redress Office <no-reply@localhost>', { name: 'Redress Office', address: 'no-reply@localhost' }],
  ['"Delgado, Credit & Co." <a@b.co>', { name: 'Delgado, Credit & Co.', address: 'a@b.co' }],
  ['Office', undefined], ['Office <a@b.co', undefined], ['A <a@b.co>, B <c@d.co>', undefined], ['A\n <a@b.co>', { name: 'A', address: 'a@b.co' }], ['A\nB <a@b.co>', undefined],
])('the sender %j', (text, expected) => expect(parseMailbox(text)).toEqual(expected));

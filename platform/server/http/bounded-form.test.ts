import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { cpuMs } from '../../../tests/support/cpu-ms.ts';
import { isRefusal } from '../../base/refusal.ts';
import { readBoundedForm } from './bounded-form.ts';

const TYPE = 'multipart/form-data; boundary=mark';
const part = (head: string, content = 'x') => `--mark\r\n${head}\r\n\r\n${content}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--mark--\r\n`;
const named = (name: string) => `content-disposition: form-data; name="${name}"`;
const FILE = `${named('file')}; filename="a.json"`;

/** Arrives in pieces, as it does from the network. */
async function read(body: string, type = TYPE): Promise<string> {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) => bytes.subarray(at * 1000, (at + 1) * 1000));
  const made = await readBoundedForm(Readable.from(pieces), { 'content-type': type });
  if (isRefusal(made)) return made.code;
  const shown = await Promise.all([...made].map(async ([key, one]) => `${key}=${one instanceof File ? (await one.text()).length : one}`));
  return shown.join(' ');
}

test.each([
  ['a file', form(part(FILE, 'y'.repeat(100_000))), 'file=100000'],
  ['a few fields', form(...Array.from({ length: 50 }, () => part(named('a')))), Array.from({ length: 50 }, () => 'a=x').join(' ')],
  ['an empty form', form(), ''],
  ['a name of many bytes', form(part(named('n'.repeat(20_000)))), 'app.bodyTooLarge'],
  ['a file name of many bytes', form(part(`${named('file')}; filename="${'n'.repeat(5_000)}"`)), 'app.bodyTooLarge'],
  ['a field of many bytes', form(part(named('a'), 'y'.repeat(2_000_000))), 'app.bodyTooLarge'],
  ['very many parts', form(...Array.from({ length: 300 }, () => part(FILE))), 'app.bodyTooLarge'],
  ['a part without a name', form(part('content-disposition: form-data'), part(named('a'))), 'a=x'],
  ['a file without a name', form(part('content-disposition: form-data; filename="a.json"'), part(named('a'))), 'a=x'],
  ['a file without a file name', form(part(`${named('a')}\r\ncontent-type: application/octet-stream`)), 'a=1'],
  ['a part of another kind', form(part('content-disposition: attachment; name="b"'), part(named('a'))), 'a=x'],
  ['a name of the prototype', form(part(named('__proto__'))), '__proto__=x'],
  ['nothing', '', 'app.inputInvalid'],
  ['a head without an end', `--mark\r\n${'h'.repeat(20_000)}`, 'app.inputInvalid'],
  ['a file that breaks off', `--mark\r\n${FILE}\r\n\r\nyyy`, 'app.inputInvalid'],
])('%s', async (_what, body, answer) => {
  expect(await read(body)).toBe(answer);
});

test('a form without a boundary is unreadable', async () => {
  expect(await read(form(part(FILE)), 'multipart/form-data')).toBe('app.inputInvalid');
});

test('what a browser sends arrives as it was', async () => {
  const sent = new FormData();
  sent.append('note', 'Zoë\r\nsaid "yes"');
  sent.append('file', new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'Bürgschaft "final" C:\\x.pdf', { type: 'application/pdf' }));
  const { body, headers } = new Response(sent);
  if (!body) throw new Error('The form has a body.');
  const made = await readBoundedForm(Readable.fromWeb(body), { 'content-type': headers.get('content-type') ?? '' });
  if (isRefusal(made)) throw new Error(made.code);
  expect(made.get('note')).toBe('Zoë\r\nsaid "yes"');
  const file = made.get('file');
  expect(file).toMatchObject({ name: 'Bürgschaft "final" C:\\x.pdf', type: 'application/pdf' });
  expect([...new Uint8Array(await new Response(file).arrayBuffer())]).toEqual([0, 13, 10, 45, 45, 255]);
});

test('S11: of parts without number only the first are taken apart', async () => {
  const cost = async (body: string): Promise<number> => {
    const before = cpuMs();
    await read(body);
    return cpuMs() - before;
  };
  const many = '--mark\r\n'.repeat(500_000);
  expect(await cost(many)).toBeLessThan(5 * (await cost(form(part(FILE, 'y'.repeat(many.length))))) + 200);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTO_SERIF } from './noto-serif.ts';
import { signPdf } from './sign-pdf.ts';
import { endOfCertificate, makeSigningKey, type SigningKey } from './signing-key.ts';
import { openTypstRenderer } from './typst-renderer.ts';

const AT = new Date('2026-11-26T15:00:00Z');
let key: SigningKey;
let pdf: Uint8Array;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signed-'));
  key = await makeSigningKey('Delgado Credit', AT);
  const renderer = openTypstRenderer();
  const template =
    '#set document(title: "Agreement", date: datetime(year: 2026, month: 11, day: 26))\n#set text(font: "Noto Serif", lang: "en")\n= Agreement';
  const made = await renderer.render({ template, data: {}, fonts: NOTO_SERIF, standard: 'a-2a' });
  expect(made.ua).toBe(true);
  pdf = made.pdf;
  await renderer.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What poppler says of the signature. */
function check(bytes: Uint8Array): string {
  const path = join(folder, 'a.pdf');
  writeFileSync(path, bytes);
  return execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' });
}

test('a signed PDF keeps its bytes, is valid as a whole, and is broken by one changed byte', async () => {
  const signed = await signPdf(pdf, key, { reason: 'Agreement', at: AT });
  expect(Buffer.from(signed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
  const said = check(signed);
  expect(said).toContain('Signature is Valid.');
  expect(said).toContain('Total document signed');
  expect(said).toContain('Delgado Credit');
  for (const at of [200, Math.floor(pdf.length / 2)]) {
    const changed = Uint8Array.from(signed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(check(changed)).not.toContain('Signature is Valid.');
  }
});

test('the certificate holds for fifteen years', async () => {
  expect((await endOfCertificate(key.certificate)).toISOString()).toBe('2041-11-26T00:00:00.000Z');
});

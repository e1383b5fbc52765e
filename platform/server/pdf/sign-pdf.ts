// Digital signatures of finished PDFs (PAdES baseline B-B): whoever changes a byte afterwards breaks them.
import { webcrypto } from 'node:crypto';
import { SIGNING_ALGORITHM, type SigningKey } from './signing-key.ts';

/** Appends an invisible signature; what was there before stays byte for byte. `at` is the time the signature names. */
export async function signPdf(
  pdf: Uint8Array,
  key: SigningKey,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<Uint8Array> {
  // 30 MB of memory that most starts of the program never need.
  const { PDF, CryptoKeySigner } = await import('@libpdf/core');
  const privateKey = await webcrypto.subtle.importKey('pkcs8', Uint8Array.from(key.privateKey), SIGNING_ALGORITHM, false, ['sign']);
  const signer = new CryptoKeySigner(privateKey, key.certificate, 'RSA', 'RSASSA-PKCS1-v1_5');
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({ signer, reason, signingTime: at, fieldName: 'Office', level: 'B-B' });
  return bytes;
}

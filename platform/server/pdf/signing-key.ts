// The key with which the office seals signed papers, and its certificate. The certificate is the office's own: a reader says "unchanged since it
// was signed" by it, and does not know the office by name (PAdES, ETSI EN 319 142-1).
import { webcrypto } from 'node:crypto';

export interface SigningKey {
  /** X.509, DER. */
  readonly certificate: Uint8Array;
  /** PKCS #8, DER. To be kept sealed. */
  readonly privateKey: Uint8Array;
}

export const SIGNING_ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const YEARS = 15;
const OID = { commonName: '2.5.4.3', keyUsage: '2.5.29.15', extendedKeyUsage: '2.5.29.37', basicConstraints: '2.5.29.19' } as const;
/** Document signing (RFC 9336). */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
/** digitalSignature and nonRepudiation, as a bit string of X.509. */
const USAGE = new Uint8Array([0b1100_0000]);

/** Makes a key (RSA, 3072 bits) and a certificate in the name of the office. Takes about a second. */
export async function makeSigningKey(officeName: string, now: Date): Promise<SigningKey> {
  // 30 MB of memory that most starts of the program never need.
  const [pkijs, asn1] = await Promise.all([import('pkijs'), import('asn1js')]);
  const pair = await webcrypto.subtle.generateKey(
    { ...SIGNING_ALGORITHM, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  const serial = webcrypto.getRandomValues(new Uint8Array(16));
  // Positive, and never shorter than it is.
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  certificate.serialNumber = new asn1.Integer({ valueHex: serial.buffer });
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: OID.commonName, value: new asn1.Utf8String({ value: officeName.slice(0, 64) }) }),
    );
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate()));
  const basic = new pkijs.BasicConstraints({ cA: false });
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
  certificate.extensions = [
    extension(OID.basicConstraints, true, basic.toSchema()),
    extension(OID.keyUsage, true, new asn1.BitString({ valueHex: USAGE.buffer, unusedBits: 6 })),
    extension(OID.extendedKeyUsage, false, new pkijs.ExtKeyUsage({ keyPurposes: [DOCUMENT_SIGNING] }).toSchema()),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, 'SHA-256');
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    privateKey: new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

/** Until when the certificate holds. */
export async function endOfCertificate(certificate: Uint8Array): Promise<Date> {
  const { Certificate } = await import('pkijs');
  return Certificate.fromBER(certificate).notAfter.value;
}

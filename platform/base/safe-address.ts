const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address a secret may be sent to: https, or this computer itself. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)));
}

// One plain address and nothing else. Parsers disagree about quoted, commented and listed forms, so that a mail could go to
// someone else than the program assumes (CVE-2025-13033); here such forms are not addresses.

const LONGEST = 254;
const LONGEST_LOCAL = 64;
// Without '%' and '!', which old mail servers read as a route to another server.
const LOCAL = /^[A-Za-z0-9#$&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9#$&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;
/** Control characters and the line separators of Unicode: what could end a header and begin another. */
const LINE_BREAKERS = /[\p{Cc}\u2028\u2029]/u;

/** True for one plain address, `local@domain` in ASCII (RFC 5321, without quoted local parts and address literals). */
export function isPlainAddress(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || text.length > LONGEST || at > LONGEST_LOCAL) return false;
  // An encoded word is decoded by some parsers, and what comes out may hold another address.
  if (text.includes('=?')) return false;
  return LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}

/** True for text that stays on one line, wherever it is put. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKERS.test(text);
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Reads 'name@host', '<name@host>', 'Office <name@host>' or '"Office" <name@host>'; undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain, inBrackets] = /^\s*(?:"([^"\\]*)"|([^"<>]*?))\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  const name = (quoted ?? plain ?? '').trim();
  return isPlainAddress(address) && isOneLine(name) ? { name, address } : undefined;
}

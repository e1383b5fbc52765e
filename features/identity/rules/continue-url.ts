// Where a mailed link may lead on to: pages of our own host names, nothing else.

const LONGEST_URL = 2000;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Judges the page to go on to. The match is the official client module's: literal IPv4 addresses must be equal, names may be
 * below one of `domains`; the port does not count.
 */
export function judgeContinueUrl(text: string, domains: readonly string[]): 'allowed' | 'malformed' | 'foreign' {
  const url = text.length > LONGEST_URL ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'malformed';
  return domains.some((domain) => covers(domain.toLowerCase(), url.hostname)) ? 'allowed' : 'foreign';
}

function covers(domain: string, host: string): boolean {
  return host === domain || (!IPV4.test(domain) && host.endsWith(`.${domain}`));
}

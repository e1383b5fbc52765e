/**
 * Whether sign-in windows may open on `hostname`: an IPv4 address in the list must be equal, any other entry also allows its
 * sub-domains. Letters count alike in both cases; ports do not matter.
 */
export function isAuthorizedHost(hostname: string, domains: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  return domains.some((entry) => {
    const domain = entry.toLowerCase();
    return host === domain || (domain !== '' && !IPV4.test(domain) && host.endsWith(`.${domain}`));
  });
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

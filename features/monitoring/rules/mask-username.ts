/** A name at a provider as screens show it, its middle hidden: 'm•••a@example.com', 'j•••8'. Of a short one nothing but the domain shows. */
export function maskUsername(username: string): string {
  const at = username.lastIndexOf('@');
  const [own, domain] = at > 0 ? [username.slice(0, at), username.slice(at)] : [username, ''];
  const letters = [...own];
  return letters.length < 5 ? `•••${domain}` : `${letters[0] ?? ''}•••${letters.at(-1) ?? ''}${domain}`;
}

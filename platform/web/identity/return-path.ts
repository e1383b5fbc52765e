/**
 * The path to go back to after signing in, when `text` is a path of this site; undefined for anything that could lead
 * elsewhere or back to signing in. Only a path, query and fragment are ever answered.
 */
export function readReturnPath(text: unknown, origin: string = location.origin): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined;
  let url: URL;
  try {
    url = new URL(text, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || /^\/(login|logout|api|v0|v1|v2|b|__)(\/|$)/.test(url.pathname) || url.pathname.startsWith('//'))
    return undefined;
  return url.pathname + url.search + url.hash;
}

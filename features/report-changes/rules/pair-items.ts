// Pairs items of two lists, the best fit first, each item once.

export interface ItemPairing<T> {
  readonly pairs: readonly { readonly before: T; readonly after: T }[];
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

/** `fits` are tried in order, the strictest first. */
export function pairItems<T>(
  before: readonly T[],
  after: readonly T[],
  fits: readonly ((before: T, after: T) => boolean)[],
): ItemPairing<T> {
  const pairs: { before: T; after: T }[] = [];
  let gone = [...before];
  let come = [...after];
  for (const fit of fits) {
    gone = gone.filter((b) => {
      const at = come.findIndex((a) => fit(b, a));
      const [found] = at < 0 ? [] : come.slice(at, at + 1);
      if (found === undefined) return true;
      come = come.filter((_, index) => index !== at);
      pairs.push({ before: b, after: found });
      return false;
    });
  }
  return { pairs, gone, come };
}

// The letter font has Latin, Greek and Cyrillic letters and common signs. What it lacks would print as empty boxes, and a letter
// whose sender cannot be read must not be mailed.
const PRINTABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const SIGNS = new Set(['©', '®', '™', '–', '—']);

/** The characters of `text` that letters cannot show, each once. */
export function findUnprintable(text: string): readonly string[] {
  const odd = Array.from(text).filter(
    (c) => !SIGNS.has(c) && (!PRINTABLE.test(c) || PICTURE.test(c) || /[\u2E80-\uFFFF]/u.test(c.length > 1 ? '\uFFFF' : c)),
  );
  return [...new Set(odd)];
}

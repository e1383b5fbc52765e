// Cc control, Cf format (bidi overrides, zero-width), Cs lone surrogates, and the two code points that are never characters.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029\v\f\u0085]/g;

/**
 * `text` as it can be typeset: line ends become '\n', tabs become spaces, every other control or invisible formatting character
 * goes. PDF/UA refuses text that has no glyph, and a bidi override would make the printed text differ from the stored one.
 */
export function printableText(text: string): string {
  return text
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, (c) => (c === '\n' ? c : ''));
}

/** `value` as JSON text whose strings are all printable. @throws TypeError when `value` has no JSON form. */
export function printableJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value, (_key, v: unknown) => (typeof v === 'string' ? printableText(v) : v));
  if (json === undefined) throw new TypeError('The data of a document must have a JSON form.');
  return json;
}

// Text as a report prints it, made plain.

/** No value of a report is this long; a cap keeps patterns cheap on text made to be slow. */
export const MOST_CHARACTERS = 4000;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&nbsp;', ' '],
]);
/** Without groups: replacing by a function is several times quicker for it. */
const ENTITY = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|amp|lt|gt|quot|apos|nbsp);/g;

/** Resolves entities until nothing changes, three times at most: sources escape twice and more ("H&#x26;amp;R", field reference 2.1). */
export function unescapeText(text: string): string {
  let result = text;
  for (let round = 0; round < 3 && result.includes('&'); round++) {
    const next = result.replace(ENTITY, characterOf);
    if (next === result) break;
    result = next;
  }
  return result;
}

/** The character an entity stands for; a number that stands for none is a blank. */
function characterOf(entity: string): string {
  const named = NAMED.get(entity);
  if (named !== undefined) return named;
  const point = /^&#x/i.test(entity) ? Number.parseInt(entity.slice(3), 16) : Number.parseInt(entity.slice(2), 10);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : ' ';
}

/** What `cleanText` has work with; most values of a report have none of it. */
const UNCLEAN = /[^ -%'-~]|^ | $| {2}/;

/** One line: entities resolved, every run of white space (NBSP too) one blank, ends trimmed. */
export function cleanText(text: string): string {
  if (text === '') return '';
  const capped = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  if (!UNCLEAN.test(capped)) return capped;
  const plain = capped.includes('&') ? unescapeText(capped) : capped;
  return plain.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
}

/** The lines of a street address; sources pad the parts of one field with runs of blanks ("110 COURT AVE      SUITE 300"). */
export function addressLines(text: string): string[] {
  if (text === '') return [];
  const capped = text.slice(0, MOST_CHARACTERS);
  if (!UNCLEAN.test(capped)) return [capped];
  return unescapeText(capped)
    .split(/\n|\s{3,}/)
    .map(cleanText)
    .filter((line) => line !== '');
}

/** A dash is how pages print "reported, but without a value" (field reference 2.1). */
export function isDash(text: string): boolean {
  return /^[-\u2013\u2014]+$/.test(text);
}

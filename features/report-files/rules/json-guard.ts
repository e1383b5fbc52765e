// What report data never has, and an attack does (security case D35): JSON that has it is refused before it is read.

/** Reports nest about a dozen levels; their wrappers add eight at most (field reference 2.3). */
const MOST_LEVELS = 100;
/** No amount, count or date of a report comes near; larger numbers are out of range, or meant to be. */
const LARGEST_NUMBER = 1e100;

export type UnsafeJson =
  | 'too deep'
  | 'holds a key twice'
  | 'holds a key spelled by numbers'
  | 'holds the key "__proto__"'
  | 'holds a number too large';

/**
 * What is unsafe about `text`, which is valid JSON, and about `json`, which it says. The value is what is looked at: walking it costs a
 * hundredth of going over the text. Only keys given twice do not show in it, and they show in there being fewer keys than colons.
 */
export function findUnsafeJson(text: string, json: unknown): UnsafeJson | undefined {
  // Keys of reports are plain words. One spelled "\u0061" hides which word it is, and the parser itself is known to misread such a key
  // that stands beside the same word (V8 13.6).
  if (text.includes('\\u') && hasSpelledKey(text)) return 'holds a key spelled by numbers';
  const keys = countKeys(json, 0);
  if (typeof keys === 'string') return keys;
  return keys === mostKeysIn(text) || keys === outlineOf(text).keys ? undefined : 'holds a key twice';
}

/** True when the text, JSON or not, opens more brackets within one another than data does. */
export function isTooDeep(text: string): boolean {
  return outlineOf(text).levels > MOST_LEVELS;
}

/**
 * How many keys there are in all of `value`, or the first unsafe thing met. Keys and values are taken whole: a loop over keys that looks
 * each value up is compiled again again and again, since the shapes of one file die with it, and takes ten times as long.
 */
function countKeys(value: unknown, levels: number): number | UnsafeJson {
  if (typeof value === 'number') return Math.abs(value) < LARGEST_NUMBER ? 0 : 'holds a number too large';
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === MOST_LEVELS) return 'too deep';
  const list = Array.isArray(value);
  if (!list && Object.hasOwn(value, '__proto__')) return 'holds the key "__proto__"';
  let keys = list ? 0 : Object.keys(value).length;
  for (const item of list ? (value as readonly unknown[]) : Object.values(value)) {
    if (typeof item === 'string') continue;
    const inside = countKeys(item, levels + 1);
    if (typeof inside === 'string') return inside;
    keys += inside;
  }
  return keys;
}

const [QUOTE, BACKSLASH, COLON, BLANK] = [0x22, 0x5c, 0x3a, 0x20];

/**
 * The colons that follow a quote. These are the keys, and texts that begin with a colon, or have one after an escaped quote following two
 * backslashes.
 */
function mostKeysIn(text: string): number {
  let keys = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    let at = colon - 1;
    while (at > 0 && text.charCodeAt(at) <= BLANK) at--;
    if (text.charCodeAt(at) !== QUOTE) continue;
    // A quote after one backslash ends no text, so what follows it is no key's colon.
    if (text.charCodeAt(at - 1) !== BACKSLASH || text.charCodeAt(at - 2) === BACKSLASH) keys++;
  }
  return keys;
}

/** Goes over the text from end to end: how deep its brackets go, and how many of its texts are keys. Slow, and right of any text. */
function outlineOf(text: string): { readonly levels: number; readonly keys: number } {
  let [level, levels, keys] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at + 1);
    else if (char === COLON) keys++;
    else if (char === 0x7b || char === 0x5b) levels = Math.max(levels, ++level);
    else if (char === 0x7d || char === 0x5d) level--;
  }
  return { levels, keys };
}

function hasSpelledKey(text: string): boolean {
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    const end = endOfString(text, at + 1);
    let next = end + 1;
    while (next < text.length && text.charCodeAt(next) <= BLANK) next++;
    if (text.charCodeAt(next) === COLON && text.slice(at, end).includes('\\u')) return true;
    at = end + 1;
  }
  return false;
}

/** Index of the quote that closes the string begun at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

// Why JSON that holds no report is refused: what report data never has, and an attack does (security case D35).
//
// Only files in which no report was found are looked over, to name the reason. A report needs no such look: it is read key by
// key to a fixed depth, a number out of range is no amount, and `__proto__`, the one key with a life of its own, is refused before.

/** Reports nest about a dozen levels; their wrappers add eight at most (field reference 2.3). */
const MOST_LEVELS = 100;

export type UnsafeJson = 'too deep' | 'holds a key twice' | 'holds the key "__proto__"' | 'holds a number too large';

/** True when some key, or some text, is `__proto__`; report data has neither. */
export function hasProtoKey(text: string): boolean {
  return text.includes('"__proto__"');
}

/**
 * Looks over JSON text once: nesting, keys given twice in one object, the key `__proto__`, and exponents that leave the range of
 * numbers. Says nothing about whether the text is valid JSON.
 */
export function findUnsafeJson(text: string): UnsafeJson | undefined {
  if (hasProtoKey(text)) return 'holds the key "__proto__"';
  /** Per open level the keys seen so far; lists have none. */
  const levels: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at + 1);
      const key = text.slice(at + 1, end);
      at = skipBlanks(text, end + 1) - 1;
      if (text[at + 1] !== ':') continue;
      const keys = levels.at(-1);
      if (keys?.has(key)) return 'holds a key twice';
      keys?.add(key);
    } else if (char === '{' || char === '[') {
      if (levels.length === MOST_LEVELS) return 'too deep';
      levels.push(char === '{' ? new Set() : undefined);
    } else if (char === '}' || char === ']') {
      levels.pop();
    } else if ((char === 'e' || char === 'E') && /^\d[eE]\+?\d{3}/.test(text.slice(Math.max(0, at - 1), at + 5))) {
      return 'holds a number too large';
    }
  }
  return undefined;
}

/** Index of the quote that closes the string begun at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return at;
}

// What report data never contains and an attack does, found before anything is parsed (security cases D35).

/** Reports nest about a dozen levels; their wrappers add eight at most (field reference 2.3). */
const MOST_LEVELS = 100;

export type UnsafeJson = 'too deep' | 'holds a key twice' | 'holds the key "__proto__"' | 'holds a number too large';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/**
 * Looks over JSON text once: nesting, keys given twice in one object (which value would be meant?), the key `__proto__`, and
 * exponents that leave the range of numbers. Says nothing about whether the text is valid JSON.
 */
export function findUnsafeJson(text: string): UnsafeJson | undefined {
  /** Per open level the keys seen so far; lists have none. */
  const levels: (KeysSeen | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      const end = endOfString(text, at + 1);
      const next = skipBlanks(text, end + 1);
      if (text.charCodeAt(next) === COLON) {
        const key = text.slice(at + 1, end);
        if (key === '__proto__') return 'holds the key "__proto__"';
        if (levels.at(-1)?.add(key) === false) return 'holds a key twice';
      }
      at = next - 1;
    } else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      if (levels.length === MOST_LEVELS) return 'too deep';
      levels.push(char === OPEN_BRACE ? new KeysSeen() : undefined);
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) {
      levels.pop();
    } else if ((char === 0x65 || char === 0x45) && isHugeExponent(text, at)) {
      return 'holds a number too large';
    }
  }
  return undefined;
}

/** The keys of one object. Most objects have few, for which a list is quicker than a set. */
class KeysSeen {
  readonly #few: string[] = [];
  #many: Set<string> | undefined;

  /** False when the key was there already. */
  add(key: string): boolean {
    if (this.#many) {
      const size = this.#many.size;
      return this.#many.add(key).size > size;
    }
    if (this.#few.includes(key)) return false;
    this.#few.push(key);
    if (this.#few.length > 16) this.#many = new Set(this.#few);
    return true;
  }
}

/** Index of the quote that closes the string begun at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH && end - 1 - slashes >= start) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  for (let char = text.charCodeAt(at); char === 0x20 || char === 0x0a || char === 0x0d || char === 0x09; char = text.charCodeAt(at)) at++;
  return at;
}

/** 'e' after a digit, outside any string, with three digits or more behind it; `true` and `false` have no digit before. */
function isHugeExponent(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before >= 0x30 && before <= 0x39 && /^\+?\d{3}/.test(text.slice(at + 1, at + 5));
}

// What report data never contains and an attack does, found before anything is parsed (security case D35).

/** Reports nest about a dozen levels; their wrappers add eight at most (field reference 2.3). */
const MOST_LEVELS = 100;
/** Up to here the keys of one object are held against each other one by one; beyond, through a set. */
const FEW_KEYS = 32;

export type UnsafeJson = 'too deep' | 'holds a key twice' | 'holds the key "__proto__"' | 'holds a number too large';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const UNDERSCORE = 0x5f;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/**
 * Looks over UTF-8 JSON once: nesting, keys given twice in one object (which value would be meant?), the key `__proto__`, and exponents
 * that leave the range of numbers. Says nothing about whether it is valid JSON.
 *
 * One flat loop over bytes, because it runs before anything is known of the file and must cost well less than the parse.
 */
export function findUnsafeJson(json: Uint8Array): UnsafeJson | undefined {
  const keys = new OpenKeys(json);
  const length = json.length;
  let levels = 0;
  for (let at = 0; at < length; at++) {
    const char = json[at] as number;
    if (char <= 0x20) continue;
    if (char === QUOTE) {
      const start = at + 1;
      for (at = start; at < length; at++) {
        const inner = json[at] as number;
        if (inner === QUOTE) break;
        if (inner === BACKSLASH) at++;
      }
      let next = at + 1;
      while (next < length && (json[next] as number) <= 0x20) next++;
      if (json[next] !== COLON) continue;
      if (json[start] === UNDERSCORE && textAt(json, start, at) === '__proto__') return 'holds the key "__proto__"';
      if (keys.isRepeated(start, at - start)) return 'holds a key twice';
      at = next;
    } else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      if (++levels > MOST_LEVELS) return 'too deep';
      keys.open();
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) {
      if (levels > 0) levels--;
      keys.close();
    } else if ((char === 0x65 || char === 0x45) && isHugeExponent(json, at)) {
      return 'holds a number too large';
    }
  }
  return undefined;
}

/** The same for JSON text that stood inside a string. */
export function findUnsafeJsonText(text: string): UnsafeJson | undefined {
  return findUnsafeJson(new TextEncoder().encode(text));
}

/**
 * The keys of the objects open at this point, as stacks of places and lengths. The stacks never shrink, `#top` says how much of them
 * counts: cutting arrays for each of ten thousand objects would cost.
 */
class OpenKeys {
  readonly #json: Uint8Array;
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #top = 0;
  /** Where on the stacks each open level begins. */
  readonly #begins: number[] = [];
  #begin = 0;
  #level = 0;
  /** The keys of objects that have many, by the place where the object begins. */
  readonly #many = new Map<number, Set<string>>();

  constructor(json: Uint8Array) {
    this.#json = json;
  }

  open(): void {
    this.#begins[this.#level++] = this.#begin;
    this.#begin = this.#top;
  }

  close(): void {
    if (this.#level === 0) return;
    if (this.#many.size > 0) this.#many.delete(this.#begin);
    this.#top = this.#begin;
    this.#begin = this.#begins[--this.#level] ?? 0;
  }

  /** True when the innermost object has this key already; remembers it otherwise. */
  isRepeated(start: number, length: number): boolean {
    const top = this.#top;
    if (top - this.#begin >= FEW_KEYS) return this.#isRepeatedAmongMany(start, length);
    for (let at = this.#begin; at < top; at++) {
      if (this.#lengths[at] === length && isSame(this.#json, this.#starts[at] ?? 0, start, length)) return true;
    }
    this.#starts[top] = start;
    this.#lengths[top] = length;
    this.#top = top + 1;
    return false;
  }

  #isRepeatedAmongMany(start: number, length: number): boolean {
    let keys = this.#many.get(this.#begin);
    if (!keys) {
      keys = new Set();
      for (let at = this.#begin; at < this.#top; at++) {
        const from = this.#starts[at] ?? 0;
        keys.add(textAt(this.#json, from, from + (this.#lengths[at] ?? 0)));
      }
      this.#many.set(this.#begin, keys);
    }
    const size = keys.size;
    return keys.add(textAt(this.#json, start, start + length)).size === size;
  }
}

/** True when the `length` bytes at the two places are the same. */
function isSame(json: Uint8Array, one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (json[one + at] !== json[other + at]) return false;
  return true;
}

function textAt(json: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(json.subarray(start, end));
}

/** 'e' after a digit, outside any string, with three digits or more behind it; `true` and `false` have no digit before. */
function isHugeExponent(json: Uint8Array, at: number): boolean {
  const before = json[at - 1] ?? 0;
  return before >= 0x30 && before <= 0x39 && /^\+?\d{3}/.test(textAt(json, at + 1, at + 5));
}

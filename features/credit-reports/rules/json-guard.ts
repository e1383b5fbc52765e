// What report data never contains and an attack does, found before anything is parsed (security case D35).

/** Reports nest about a dozen levels; their wrappers add eight at most (field reference 2.3). */
const MOST_LEVELS = 100;
/** Up to here the keys of one object are held against each other one by one; beyond, through a set. */
const FEW_KEYS = 32;

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
 *
 * Written as one flat loop because it runs before the size of the work is known and must stay well below the cost of the parse.
 */
export function findUnsafeJson(text: string): UnsafeJson | undefined {
  if (text.includes('"__proto__"')) return 'holds the key "__proto__"';
  const keys = new OpenKeys();
  const length = text.length;
  let levels = 0;
  for (let at = 0; at < length; at++) {
    const char = text.charCodeAt(at);
    if (char <= 0x20) continue;
    if (char === QUOTE) {
      const start = at + 1;
      let hash = 0;
      for (at = start; at < length; at++) {
        const inner = text.charCodeAt(at);
        if (inner === QUOTE) break;
        if (inner === BACKSLASH) at++;
        hash = (Math.imul(hash, 31) + inner) | 0;
      }
      const end = at;
      let next = end + 1;
      while (text.charCodeAt(next) <= 0x20) next++;
      if (text.charCodeAt(next) === COLON) {
        if (keys.isRepeated(text, start, end, hash)) return 'holds a key twice';
        at = next;
      }
    } else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      if (++levels > MOST_LEVELS) return 'too deep';
      keys.open();
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) {
      levels = Math.max(0, levels - 1);
      keys.close();
    } else if ((char === 0x65 || char === 0x45) && isHugeExponent(text, at)) {
      return 'holds a number too large';
    }
  }
  return undefined;
}

/** The keys of the objects open at this point, as stacks of hashes and places; keys are cut out of the text only when hashes meet. */
class OpenKeys {
  readonly #hashes: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Where on the stacks each open object begins. */
  readonly #objects: number[] = [0];
  /** The keys of objects that have many, by the place where the object begins. */
  readonly #many = new Map<number, Set<string>>();

  open(): void {
    this.#objects.push(this.#hashes.length);
  }

  close(): void {
    if (this.#objects.length === 1) return;
    const begin = this.#objects.pop() ?? 0;
    this.#hashes.length = this.#starts.length = this.#ends.length = begin;
    if (this.#many.size > 0) this.#many.delete(begin);
  }

  /** True when the innermost object has this key already; remembers it otherwise. */
  isRepeated(text: string, start: number, end: number, hash: number): boolean {
    const begin = this.#objects[this.#objects.length - 1] ?? 0;
    const count = this.#hashes.length - begin;
    if (count >= FEW_KEYS) return this.#isRepeatedAmongMany(text, start, end, begin);
    for (let at = begin; at < this.#hashes.length; at++) {
      if (this.#hashes[at] === hash && text.slice(this.#starts[at], this.#ends[at]) === text.slice(start, end)) return true;
    }
    this.#hashes.push(hash);
    this.#starts.push(start);
    this.#ends.push(end);
    return false;
  }

  #isRepeatedAmongMany(text: string, start: number, end: number, begin: number): boolean {
    let keys = this.#many.get(begin);
    if (!keys) {
      keys = new Set(this.#starts.slice(begin).map((from, index) => text.slice(from, this.#ends[begin + index])));
      this.#many.set(begin, keys);
    }
    const size = keys.size;
    return keys.add(text.slice(start, end)).size === size;
  }
}

/** 'e' after a digit, outside any string, with three digits or more behind it; `true` and `false` have no digit before. */
function isHugeExponent(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before >= 0x30 && before <= 0x39 && /^\+?\d{3}/.test(text.slice(at + 1, at + 5));
}

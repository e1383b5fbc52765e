// Phrases as data, and finding them. A phrase is a row of words:
//   delete        that word                delet*     a word that begins so         a|b*|@NAME   any of these
//   @NAME         any entry of a list of word-meanings.ts, which may have several words      word?        the same, or nothing
//   ..4           up to four words, whatever they are                               ~4           the same, but no 'not', 'never', 'no' among them
//   #             a number                 $          an amount of money            ^            the sentence begins here
// No regular expression runs over the text, and gaps are bounded, so a phrase takes at most a fixed number of steps at each word.
import type { Word } from './read-words.ts';

export interface Steps {
  count: number;
}
export interface PhraseMatch {
  /** Places of its first and last word in the sentence. */
  readonly first: number;
  readonly last: number;
}
/** One place of a phrase: any of its words or rows of words. */
interface Part {
  readonly gap: number;
  readonly refusesNot: boolean;
  readonly optional: boolean;
  /** Words that fit alone: whole, by their beginning, numbers, amounts. */
  readonly whole: ReadonlySet<string>;
  readonly stems: readonly string[];
  /** Rows of several words, by the first of them as it is written. */
  readonly rows: readonly (readonly string[])[];
}
interface Phrase {
  readonly source: string;
  readonly atStart: boolean;
  readonly parts: readonly Part[];
}

const NOT = new Set(['not', 'never', 'no', 'without', 'nor', 'none', 'nothing', 'nunca', 'jamas']);

/** Phrases by their first words, so that a sentence is compared only with those that can begin in it. */
export class PhraseBook {
  readonly #whole = new Map<string, Phrase[]>();
  readonly #stems = new Map<string, { readonly stem: string; readonly phrase: Phrase }[]>();

  /** @throws Error for a phrase that cannot be read */
  constructor(sources: Iterable<string>, meanings: Readonly<Record<string, readonly string[]>>) {
    for (const source of new Set(sources)) {
      const phrase = readPhrase(source, meanings);
      const [first] = phrase.parts;
      for (const begin of new Set([...(first?.whole ?? []), ...(first?.rows ?? []).map(([word = '']) => word)]))
        push(this.#whole, begin, phrase);
      for (const stem of first?.stems ?? []) push(this.#stems, stem.slice(0, 2), { stem, phrase });
    }
  }

  /** The first match of each phrase in the sentence, by the phrase. */
  find(sentence: readonly Word[], steps: Steps): Map<string, PhraseMatch> {
    const found = new Map<string, PhraseMatch>();
    for (const [at, { text }] of sentence.entries()) {
      const kind = kindOf(text);
      const stems = this.#stems.get(text.slice(0, 2)) ?? [];
      steps.count += 1 + stems.length;
      for (const phrase of this.#whole.get(text) ?? []) this.#tryAt(phrase, sentence, at, found, steps);
      for (const phrase of (kind === undefined ? undefined : this.#whole.get(kind)) ?? []) this.#tryAt(phrase, sentence, at, found, steps);
      for (const { stem, phrase } of stems) if (text.startsWith(stem)) this.#tryAt(phrase, sentence, at, found, steps);
    }
    return found;
  }

  #tryAt(phrase: Phrase, sentence: readonly Word[], at: number, found: Map<string, PhraseMatch>, steps: Steps): void {
    steps.count += 1;
    if (found.has(phrase.source) || (phrase.atStart && at > 0)) return;
    const last = matchFrom(phrase.parts, sentence, at, steps);
    if (last !== undefined) found.set(phrase.source, { first: at, last });
  }
}

/** The last word of the match that begins at `at`. Each pair of part and place is tried once. */
function matchFrom(parts: readonly Part[], sentence: readonly Word[], at: number, steps: Steps): number | undefined {
  let failed: Set<number> | undefined;
  const tryPart = (index: number, place: number): number | undefined => {
    const part = parts[index];
    if (!part) return place - 1;
    const key = index * 1024 + (place - at);
    if (failed?.has(key) === true) return undefined;
    for (let skipped = 0; skipped <= part.gap; skipped += 1) {
      const word = sentence[place + skipped];
      const passed = skipped > 0 && part.refusesNot ? sentence[place + skipped - 1] : undefined;
      if (!word || (passed && NOT.has(passed.text))) break;
      steps.count += 1;
      if (fitsOne(part, word.text)) {
        const last = tryPart(index + 1, place + skipped + 1);
        if (last !== undefined) return last;
      }
      for (const row of part.rows) {
        if (row[0] !== word.text) continue;
        steps.count += 1;
        if (!row.every((one, i) => sentence[place + skipped + i]?.text === one)) continue;
        const last = tryPart(index + 1, place + skipped + row.length);
        if (last !== undefined) return last;
      }
    }
    const skip = part.optional && part.gap === 0 ? tryPart(index + 1, place) : undefined;
    if (skip === undefined) (failed ??= new Set()).add(key);
    return skip;
  };
  return tryPart(0, at);
}

function fitsOne({ whole, stems }: Part, text: string): boolean {
  if (whole.has(text) || stems.some((stem) => text.startsWith(stem))) return true;
  const kind = kindOf(text);
  return kind !== undefined && whole.has(kind);
}

/** '#' for a number, '$' for an amount. */
function kindOf(text: string): '#' | '$' | undefined {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) return /^\d+$/.test(text) ? '#' : undefined;
  return first === 36 ? '$' : undefined;
}

function readPhrase(source: string, meanings: Readonly<Record<string, readonly string[]>>): Phrase {
  const parts: Part[] = [];
  let [gap, refusesNot, atStart] = [0, false, false];
  for (const written of source.split(' ')) {
    const distance = /^(\.\.|~)(\d)$/.exec(written);
    if (distance) [gap, refusesNot] = [Number(distance[2]), distance[1] === '~'];
    else if (written === '^') atStart = true;
    else {
      const optional = written.endsWith('?');
      const entries = (optional ? written.slice(0, -1) : written).split('|').flatMap((one) => entriesOf(one, meanings, source));
      parts.push({
        gap,
        refusesNot,
        optional,
        whole: new Set(entries.filter((entry) => !entry.includes(' ') && !entry.endsWith('*'))),
        stems: entries.filter((entry) => !entry.includes(' ') && entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
        rows: entries.filter((entry) => entry.includes(' ')).map((entry) => entry.split(' ')),
      });
      [gap, refusesNot] = [0, false];
    }
  }
  const [first] = parts;
  if (!first || first.optional || first.gap > 0 || gap > 0) throw new Error(`A phrase begins and ends with a word: ${source}`);
  if (parts.some(({ stems, rows }) => stems.some((stem) => stem.length < 2) || rows.some((row) => row.some((word) => /[*#$]/.test(word)))))
    throw new Error(`A beginning has two letters or more, and rows of words have none: ${source}`);
  return { source, atStart, parts };
}

function entriesOf(written: string, meanings: Readonly<Record<string, readonly string[]>>, source: string): readonly string[] {
  if (!written.startsWith('@')) return [written];
  const entries = meanings[written.slice(1)];
  if (!entries) throw new Error(`Unknown list ${written} in: ${source}`);
  return entries;
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

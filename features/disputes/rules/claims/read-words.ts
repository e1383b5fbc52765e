// A text as words in sentences, for the readers of citations and phrases. Linear in the length of the text.
import { foldText, type FoldedText } from './fold-text.ts';
import { numberWord, spellOut } from './spelling.ts';

export interface Word {
  /** Small letters, spelled out; '$1000' for money, '§' for the sign, '§1681g(a)' for a citation. */
  readonly text: string;
  /** Place in the folded text. */
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}
export interface ReadText {
  readonly folded: FoldedText;
  readonly sentences: readonly (readonly Word[])[];
}

// Money, numbers with their letters (1681s, 609a, 1099c), abbreviations with dots (U.S.C.), words with apostrophes, the paragraph sign.
const WORD = /§|\$ ?\d{1,12}(?:,\d{3}){0,3}(?:\.\d{1,2})?|\d+(?:,\d{3}\b)*[a-z]{0,2}|(?:[a-z]\.){2,5}[a-z]?|[a-z]+(?:'[a-z]+){0,2}/g;
const ABBREVIATIONS = new Set(
  'no inc co corp ltd st ave mr mrs ms dr v vs sec secs art jr sr approx dept jan feb mar apr aug sept oct nov dec'.split(' '),
);

/** Words of `text`; citations are still words of their own. */
export function readWords(text: string): { readonly folded: FoldedText; readonly words: readonly Word[] } {
  const folded = foldText(text);
  const words: Word[] = [];
  let last = 0;
  for (const { 0: raw, index } of folded.plain.matchAll(WORD)) {
    const place = { start: index, end: index + raw.length };
    const gap = folded.plain.slice(last, index);
    const plain = raw.startsWith('$') ? raw.replaceAll(/[ ,]|\.\d+$/g, '') : raw.replaceAll(/[.,]/g, '');
    for (const [at, one] of spellOut(plain).entries()) if (one !== '') words.push({ text: one, ...place, gap: at === 0 ? gap : ' ' });
    last = place.end;
  }
  return { folded, words: joinNumbers(words.flatMap((word, at) => (isWill(words, at) ? willOf(word) : [word]))) };
}

const AFTER_WILL = new Set(
  'pay send see take sue be get give have settle go mail call report file make never not keep do let just gladly even wire drop tell'.split(
    ' ',
  ),
);

/** 'ill' for "i'll", as phones write it, and not the illness. */
function isWill(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'ill' && AFTER_WILL.has(words[at + 1]?.text ?? '');
}
const willOf = (word: Word): Word[] => [
  { ...word, text: 'i' },
  { ...word, text: 'will', gap: ' ' },
];

/** 'thirty' is 30, 'forty-five' 45, 'six oh nine' 609, 'one thousand' 1000. 'one' alone stays a word. */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    const run = numberRun(words, at);
    const [first] = run;
    const last = run.at(-1);
    if (
      !first ||
      !last ||
      (run.length === 1 && (first.text === 'one' || first.text === 'oh' || first.text === 'hundred' || first.text === 'thousand'))
    ) {
      joined.push(...words.slice(at, at + 1));
      at += 1;
      continue;
    }
    joined.push({ ...first, text: valueOf(run.map(({ text }) => text)), end: last.end });
    at += run.length;
  }
  return joined;
}

function numberRun(words: readonly Word[], from: number): readonly Word[] {
  let to = from;
  while (to < words.length && to - from < 8) {
    const word = words[to];
    const isAnd =
      word?.text === 'and' &&
      to > from &&
      (numberWord(words[to - 1]?.text ?? '') ?? 0) < 0 &&
      numberWord(words[to + 1]?.text ?? '') !== undefined;
    if (!word || (numberWord(word.text) === undefined && !isAnd) || (to > from && !/^[ -]$/.test(word.gap))) break;
    to += 1;
  }
  return words.slice(from, to);
}

function valueOf(run: readonly string[]): string {
  let [total, current, digits] = [0, 0, ''];
  let before = 0;
  for (const one of run.map((word) => numberWord(word) ?? 0)) {
    if (one === -1) current = Math.max(1, current) * 100;
    else if (one === -2) [total, current] = [total + Math.max(1, current) * 1000, 0];
    // Digits read out one by one, or a ten that follows a number: 'six oh nine', 'six twenty three', 'sixteen eighty one'.
    else if (before > 0 && before < 20 && current < 100 && current > 0) [digits, current] = [digits + String(current), one];
    else if (before === 0 && digits !== '' && current === 0) [digits, current] = [`${digits}0`, one];
    else current += one;
    before = one;
  }
  return digits + String(total + current);
}

/** The words sentence by sentence. A citation or an abbreviation ends no sentence. */
export function splitSentences(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  let current: Word[] = [];
  for (const word of words) {
    const before = current.at(-1);
    if (before && endsSentence(word.gap, before)) {
      sentences.push(current);
      current = [];
    }
    current.push(word);
  }
  return current.length > 0 ? [...sentences, current] : sentences;
}

function endsSentence(gap: string, before: Word): boolean {
  if (/[!?…]|\n\s*\n|\n\s*[-*•]/.test(gap)) return true;
  return /\.\s/.test(gap) && !ABBREVIATIONS.has(before.text);
}

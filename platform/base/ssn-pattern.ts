// Social Security numbers in text that people or reports wrote, however they are spaced, dashed or spelled. One rule for all who
// must find, mask or refuse them.

export interface FoundSsn {
  /** Where it begins and ends in the text. */
  readonly index: number;
  readonly end: number;
  readonly last4: string;
  /** True when written as 3-2-4, the way only these numbers are. */
  readonly grouped: boolean;
}
export interface SsnSearch {
  /** Last four digits of the person's numbers. Where known, nine digits that are not written as 3-2-4 count only with one of them. */
  readonly endings?: ReadonlySet<string>;
  /** False for fields that hold other numbers of nine digits (case and customer numbers): only 3-2-4 and known endings count there. */
  readonly loose?: boolean;
}

/** Dashes of every kind, slashes, dots, underscores and blanks; NFKC has made one of several code points of some of them. */
const BETWEEN = String.raw`[\p{Pd}\s/\\._·‧∙⋅−⁄∕]{1,3}`;
const RUN = new RegExp(String.raw`\d+(?:${BETWEEN}\d+)*`, 'gu');
const GROUP = /\d+/g;
/** Leave no ink: formatting characters, controls that are no blanks, accents on digits. */
const INKLESS = /[\p{Cf}\p{M}\p{DI}]|(?!\s)\p{Cc}/u;
/** Groupings of nine digits besides 3-2-4 that nothing but such a number is likely to have, and nine digits one by one. */
const LOOSE: ReadonlySet<string> = new Set(['9', '4-5', '5-4', '3-6', '6-3', '1-1-1-1-1-1-1-1-1']);
/** Words before a number that say it is another one. */
const OTHER_NUMBER =
  /\b(?:accounts?|acct|case|docket|reference|ref|invoice|policy|loan|order|claim|member|customer|confirmation|ticket|tracking|routing|license|file|phone|tel|fax|call(?:ed)?|zip(?: ?code)?)\b[^\p{L}\d]{0,3}(?:(?:number|num|no|id)\b[^\p{L}\d]{0,3})?$/iu;
const NAMED = /\bssn|\bsocial security/iu;
const STATE_BEFORE = /(?:^|[^\p{L}])[A-Z]{2},? $/u;
const YEAR = /^(?:19|20)\d\d$/;

/** Every number in `text` that is written like a Social Security number. */
export function findSsns(text: string, { endings, loose = true }: SsnSearch = {}): FoundSsn[] {
  // A code point may stand for two digits, so five of them can be nine.
  if ((text.match(/\p{N}/gu)?.length ?? 0) < 5) return [];
  const { plain, from, to } = spell(text);
  return [...plain.matchAll(RUN)]
    .flatMap((run) => numbersOf(plain, run.index, run[0], endings ?? new Set(), loose))
    .map(({ index, end, ...found }) => ({ index: from[index] ?? 0, end: to[end - 1] ?? text.length, ...found }));
}

/** `text` with every such number masked but for the last four digits. */
export function maskSsns(text: string, search: SsnSearch = {}): string {
  const found = findSsns(text, search);
  const shown = found.map(
    ({ index, last4, grouped }, at) => `${text.slice(found[at - 1]?.end ?? 0, index)}${grouped ? 'XXX-XX-' : 'XXXXX'}${last4}`,
  );
  return shown.join('') + text.slice(found.at(-1)?.end ?? 0);
}

/** The text in plain characters, with the place of each in the original: digits of all scripts are 0-9, and what leaves no ink is gone. */
function spell(text: string): { readonly plain: string; readonly from: readonly number[]; readonly to: readonly number[] } {
  const [from, to]: [number[], number[]] = [[], []];
  let [plain, at] = ['', 0];
  for (const original of text) {
    const end = at + original.length;
    if (!INKLESS.test(original)) {
      const shown = asciiDigit(original) ?? original.normalize('NFKC');
      plain += shown;
      for (let unit = 0; unit < shown.length; unit++) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { plain, from, to };
}

/** The text with digits of all scripts as 0-9 and without what leaves no ink. */
export function inPlainDigits(text: string): string {
  return spell(text).plain;
}

const DIGIT = /^\p{Nd}$/u;
/** The decimal digits of a script are ten code points in a row. Mathematical ones are several such rows, which NFKC reads. */
function asciiDigit(character: string): string | undefined {
  if (character <= '\u007f' || !DIGIT.test(character)) return undefined;
  const read = character.normalize('NFKC');
  if (/^\d$/.test(read)) return read;
  const point = read.codePointAt(0) ?? 0;
  let zero = point;
  while (zero > 0 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((point - zero) % 10);
}

interface Group {
  readonly digits: string;
  readonly index: number;
  readonly end: number;
}

/** The numbers among the groups of digits of one run. */
function numbersOf(plain: string, at: number, run: string, endings: ReadonlySet<string>, loose: boolean): readonly FoundSsn[] {
  const groups = [...run.matchAll(GROUP)].map((match): Group => ({
    digits: match[0],
    index: at + match.index,
    end: at + match.index + match[0].length,
  }));
  const found: FoundSsn[] = [];
  for (let first = 0; first < groups.length; first++) {
    const parts = ninesFrom(groups, first);
    const [begin, last] = [parts[0], parts.at(-1)];
    if (begin === undefined || last === undefined || isOfAnother(plain, begin.index, last.end)) continue;
    const digits = parts.map((part) => part.digits).join('');
    const last4 = digits.slice(-4);
    const shape = parts.map((part) => part.digits.length).join('-');
    const grouped = shape === '3-2-4' && !isDate(plain, parts);
    const counts =
      grouped ||
      endings.has(last4) ||
      (loose &&
        endings.size === 0 &&
        parts.length === groups.length &&
        LOOSE.has(shape) &&
        isPossible(digits) &&
        !isLikelyOther(plain, parts));
    if (!counts) continue;
    found.push({ index: begin.index, end: last.end, last4, grouped });
    first += parts.length - 1;
  }
  return found;
}

/** Whole groups from `first` on that are nine digits together; none when they are not. */
function ninesFrom(groups: readonly Group[], first: number): readonly Group[] {
  let count = 0;
  for (let last = first; last < groups.length && count < 9; last++) {
    count += groups[last]?.digits.length ?? 0;
    if (count === 9) return groups.slice(first, last + 1);
  }
  return [];
}

/** Amounts, and account numbers with a mask before or after. */
function isOfAnother(plain: string, index: number, end: number): boolean {
  return (
    /(?:[$€£]\s?|\d,|[*•●]|[xX]{2})$/.test(plain.slice(Math.max(0, index - 3), index)) ||
    /^(?:[*•●]|[xX]{2}|,\d)/.test(plain.slice(end, end + 2))
  );
}

/** '120 05/2023': a number and a month. */
function isDate(plain: string, [first, month, year]: readonly Group[]): boolean {
  if (!first || !month || !year || !YEAR.test(year.digits) || month.digits < '01' || month.digits > '12') return false;
  return plain.slice(first.end, month.index).trim() !== plain.slice(month.end, year.index).trim();
}

/** Numbers that are given: no area 000, 666 or from 900 on, no zeros alone in a part. */
function isPossible(digits: string): boolean {
  const area = digits.slice(0, 3);
  return area !== '000' && area !== '666' && area < '900' && digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000';
}

function isLikelyOther(plain: string, parts: readonly Group[]): boolean {
  const [begin, last] = [parts[0], parts.at(-1)];
  if (!begin || !last) return false;
  const before = plain.slice(Math.max(0, begin.index - 40), begin.index);
  const between = plain.slice(begin.end, last.index);
  const blank = between !== '' && between.trim() === '';
  return (
    (!NAMED.test(before) && (OTHER_NUMBER.test(before) || /[\p{L}+#]$/u.test(before))) ||
    /^(?:\p{L}|[#%])/u.test(plain.slice(last.end)) ||
    (begin.digits.length === 5 && (between === '-' || STATE_BEFORE.test(before))) ||
    (blank && parts.some(({ digits }) => YEAR.test(digits)))
  );
}

// Certified numbers as they are typed or scanned, one a line, to the letters of a print batch. Numbers are those of the United States Postal Service.

/** A letter that waits for its number, in the order of the batch. */
export interface NumberedLetter {
  readonly id: string;
  /** Its place in the batch, from 1. */
  readonly number: number;
  readonly code: string;
  /** Five digits; null where its address has none. */
  readonly zip: string | null;
}
export interface NumberProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly sentence: string;
}
export interface MatchedNumbers {
  readonly numbers: ReadonlyMap<string, string>;
  readonly problems: readonly NumberProblem[];
}

const CODE = /^[0-9A-F]{4}-?[0-9A-F]{4}$/iu;
const PLACE = /^\d{1,3}[.)]?$/u;
const TRACKING = /^[A-Z0-9]{10,34}$/u;

/**
 * Each line is a number, or the code or place of a letter and its number. Numbers alone go to the letters in the order of the batch that no line
 * names. A barcode that begins with the ZIP code of its label must fit the letter. What does not fit is said, and given to no letter.
 */
export function matchNumbers(typed: string, letters: readonly NumberedLetter[]): MatchedNumbers {
  const problems: NumberProblem[] = [];
  const numbers = new Map<string, string>();
  const read = typed
    .split('\n')
    .map((text, at) => ({ line: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
    .map((one) => ({ ...one, ...readLine(one.text, letters) }));
  const named = new Set(read.flatMap(({ letter }) => letter?.id ?? []));
  const inOrder = letters.filter(({ id }) => !named.has(id)).values();
  for (const { line, text, letter, isNamed, number, zip, fault } of read) {
    const say = (sentence: string): void => void problems.push({ line, text, sentence });
    const own = isNamed ? letter : inOrder.next().value;
    if (fault !== null) say(fault);
    else if (!own) say(isNamed ? 'No letter of this batch has this code or place.' : 'There are more numbers than letters.');
    else if (numbers.has(own.id)) say(`Letter ${own.number} has a number already.`);
    else if ([...numbers.values()].includes(number)) say('This number is there twice.');
    else if (zip !== null && own.zip !== null && zip !== own.zip)
      say(`This label is for ZIP code ${zip}, and letter ${own.number} goes to ${own.zip}.`);
    else numbers.set(own.id, number);
  }
  return { numbers, problems };
}

interface ReadLine {
  readonly isNamed: boolean;
  readonly letter: NumberedLetter | undefined;
  readonly number: string;
  readonly zip: string | null;
  readonly fault: string | null;
}

function readLine(text: string, letters: readonly NumberedLetter[]): ReadLine {
  const [first = '', ...rest] = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const whole = withoutRoute([first, ...rest].join(''));
  const isCode = CODE.test(first) && rest.length > 0 && !/^\d{8}$/u.test(first);
  // '420' also begins the barcode of a label.
  const isPlace = PLACE.test(first) && rest.length > 0 && whole.zip === null;
  if (!isCode && !isPlace) return { isNamed: false, letter: undefined, ...whole, fault: faultOf(whole.number) };
  const bare = withoutRoute(rest.join(''));
  const letter = letters.find(({ code, number }) => (isCode ? sameCode(code, first) : number === Number.parseInt(first, 10)));
  return { isNamed: true, letter, ...bare, fault: faultOf(bare.number) };
}

const sameCode = (a: string, b: string): boolean => a.replace('-', '').toUpperCase() === b.replace('-', '').toUpperCase();

/** The number on a label without '420' and the ZIP code before it, which its barcode carries. */
function withoutRoute(scanned: string): { readonly number: string; readonly zip: string | null } {
  const number = scanned.replaceAll(/[\s-]/gu, '').toUpperCase();
  const route = /^420(\d{5})(?:\d{4})?(9\d{21})$/u.exec(number);
  return route ? { number: route[2] ?? '', zip: route[1] ?? null } : { number, zip: null };
}

function faultOf(number: string): string | null {
  if (!TRACKING.test(number)) return 'This is no tracking number: it has 10 to 34 letters and digits.';
  return /^9\d{21}$/u.test(number) && !fitsCheckDigit(number) ? 'The last digit of this number does not fit. Scan or type it again.' : null;
}

/** The last digit makes the weighted sum a multiple of ten: every second digit from the right, beginning before it, counts three times. */
function fitsCheckDigit(number: string): boolean {
  const digits = [...number].map(Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 1 ? 3 : 1), 0) % 10 === 0;
}

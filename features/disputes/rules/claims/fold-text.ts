// A text as its reader sees it, in plain small letters, with the place of each letter in what was typed: invisible characters are
// gone, accents too, and look-alikes of other scripts are the Latin letters they resemble.

export interface FoldedText {
  readonly plain: string;
  /** For each character of `plain`, where it begins in the original, and where it ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const INKLESS = /[\p{Cf}\p{M}]/gu;
const QUOTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '`': "'", '´': "'", ʼ: "'", '“': '"', '”': '"', '«': '"', '»': '"' };
/** Cyrillic and Greek letters that print like Latin ones, in small and capital form. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['асԁеһіјорѕхуАВСЕНІКМОРЅТХ', 'acdehijopsxyABCEHIKMOPSTX'],
    ['αορνΑΒΕΙΚΜΝΟΡΤΧ', 'aopvABEIKMNOPTX'],
  ].flatMap(([theirs = '', latin = '']) => [...theirs].map((letter, at) => [letter, latin[at] ?? letter])),
);

export function foldText(text: string): FoldedText {
  const from: number[] = [];
  const to: number[] = [];
  let [plain, at] = ['', 0];
  for (const original of text) {
    const end = at + original.length;
    const code = original.codePointAt(0) ?? 0;
    const shown = code < 128 ? original : (QUOTES[original] ?? decompose(original));
    for (const letter of shown.toLowerCase()) {
      plain += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { plain, from, to };
}

function decompose(original: string): string {
  return [...original.normalize('NFKD').replaceAll(INKLESS, '')].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

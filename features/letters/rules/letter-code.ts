// The short code of a letter, printed on its pages as a barcode and in letters people can type. It follows from the letter's id, so a letter that
// is written again keeps it.

/** Digits and capitals without look-alikes: no 0 or O, 1, I or L. 31 of them, a prime, so that the check character finds every slip. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = BigInt(LETTERS.length);
const DATA = 9;
const LETTER_CODE = new RegExp(`^R[${LETTERS}]{${DATA + 1}}$`);

/** 'R', nine characters of the random part of the id, and a check character. */
export function letterCode(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(16)}`) & ((1n << 62n) - 1n);
  let data = '';
  for (let at = 0; at < DATA; at += 1) {
    data += LETTERS.charAt(Number(rest % BASE));
    rest /= BASE;
  }
  return `R${data}${checkOf(data)}`;
}

/** The code in what a barcode or a person says; undefined for anything else, and where the check character does not fit. */
export function readLetterCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/gu, '').toUpperCase();
  return LETTER_CODE.test(code) && checkOf(code.slice(1, -1)) === code.at(-1) ? code : undefined;
}

/** Weights differ from place to place, so one wrong character and two that changed places are both found. */
function checkOf(data: string): string {
  const sum = [...data].reduce((total, letter, at) => total + (at + 2) * LETTERS.indexOf(letter), 0);
  return LETTERS.charAt(sum % LETTERS.length);
}

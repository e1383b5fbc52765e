// The word by which a client shows that they can open a PDF (15 U.S.C. 7001(c)(1)(C)(ii)): short, the same in both languages' keyboards, and without
// letters that look alike.
import { randomInt } from 'node:crypto';

const WORDS =
  'banana camera melodia tomate panorama mandarina limonada cabana canela paloma granada madera semana banda marina palmera'.split(' ');

export const pickWord = (): string => WORDS[randomInt(WORDS.length)] ?? 'banana';

/** Whether this is the word, whatever its case and the spaces around it. */
export const isWord = (typed: string, word: string): boolean => typed.trim().toLowerCase() === word;

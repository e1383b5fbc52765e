// Text that stays on one line and reads the same everywhere: names, streets, device names.
// Line breaks put foreign paragraphs into a mail, direction marks mirror the sentence around a name, and hidden characters
// make two names look like one.

/** Blanks of every kind and tabs. Not U+FEFF, which JavaScript counts among them although it is invisible. */
const BLANKS = /[\t\p{Zs}]+/gu;
const BLANKS_AND_BREAKS = /[\t\n\v\f\r\u0085\p{Z}]+/gu;
const OUTER = /^[\t\n\v\f\r\u0085\p{Z}]+|[\t\n\v\f\r\u0085\p{Z}]+$/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Scripts in which a joiner or non-joiner (U+200D, U+200C) changes how a word is written. */
const JOINING = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Tibt',
  'Mymr',
  'Khmr',
  'Bali',
  'Java',
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const VARIANTS = String.raw`\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f`;
const UNFIT = new RegExp(
  [
    // Controls, formatting and other characters without a shape, line separators, lone surrogates, and the empty braille pattern.
    String.raw`(?![\u200c\u200d${VARIANTS}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]`,
    // Joiners anywhere but in words that need them and between the pictures of an emoji.
    String.raw`(?<!(?=[\p{L}\p{M}])[${JOINING}])(?!(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d\p{ExtPict})[\u200c\u200d]`,
    // A choice among the shapes of a character, where there is no character.
    String.raw`(?<![\p{L}\p{N}\p{P}\p{S}])[${VARIANTS}]`,
  ].join('|'),
  'u',
);
const ALL_UNFIT = new RegExp(UNFIT.source, 'gu');

export const UNFIT_LINE = 'Please enter this on one line, without hidden characters.';

/** A typed line as it is kept: trimmed, each run of blanks one blank. What is unfit stays, for `isFitLine` to refuse. */
export function tidyLine(typed: string): string {
  return typed.replace(OUTER, '').replace(BLANKS, ' ');
}

/** False for text with line breaks, control characters, direction marks or hidden characters, and for invisible text. '' is fit. */
export function isFitLine(line: string): boolean {
  return !UNFIT.test(line) && (line === '' || VISIBLE.test(line));
}

/** Any text made fit to be shown: breaks become blanks, and what is unfit goes. For what was stored before it was checked; may end up ''. */
export function fitLine(text: string): string {
  const line = tidyLine(text.replace(BLANKS_AND_BREAKS, ' ').toWellFormed().replace(ALL_UNFIT, ''));
  return isFitLine(line) ? line : '';
}

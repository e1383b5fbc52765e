// How texts are put into a letter.

/** `text` on one line: runs of white space become one space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** `text` on one line, beginning with a capital and ending with a full stop. */
export function asSentence(text: string): string {
  const line = oneLine(text);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.!?](["')\]”’])?$/u.test(line) ? '' : '.'}`;
}

// What a letter is filled with. A field that is empty, or still a placeholder, must stop the letter: "Dear undefined" is worse
// than none.
import { isUnfilled } from '../../disputes/rules/leftover-fields.ts';

/** Each field of `fields` that is blank or a placeholder, with its sentence. */
export function findEmptyFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const text = value.trim();
      if (text === '') return [[field, 'This is empty.']];
      return isUnfilled(text) ? [[field, 'This is not filled in.']] : [];
    }),
  );
}

/** What a report prints is quoted as it stands: brackets or blanks in it are the bureau's own. Only values a program leaves behind stop it. */
export function findEmptyQuotes(quotes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(quotes).flatMap(([field, value]) =>
      /^(undefined|NaN|\[object \w+\])?$/.test(value.trim()) ? [[field, 'This is empty.']] : [],
    ),
  );
}

/** `text` on one line: runs of white space become one space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** `text` on one line, beginning with a capital and ending with a full stop. */
export function asSentence(text: string): string {
  const line = oneLine(text);
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.!?](["')\]”’])?$/u.test(line) ? '' : '.'}`;
}

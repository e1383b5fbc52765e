// What a letter is filled with. A field that is empty, or still a placeholder, must stop the letter: "Dear undefined" is worse
// than none.
import { hasLeftoverField } from '../../disputes/rules/leftover-fields.ts';

/** Values a program leaves behind where data was missing. */
const LEFTOVER_VALUE = /^(undefined|null|NaN|\[object \w+\]|none|n\/a|tbd|todo|\?+)$/i;

/** Each field of `fields` that is blank or a placeholder, with its sentence. */
export function findEmptyFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => {
    const text = value.trim();
    if (text === '') return [[field, 'This is empty.']];
    return LEFTOVER_VALUE.test(text) || hasLeftoverField(text) ? [[field, 'This is not filled in.']] : [];
  }));
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

// A field that holds at most so many characters cuts what is pasted into it, and browsers do not say so.
import type { Language } from '../../base/language.ts';
import { formTexts } from './texts.ts';

export interface PasteField {
  readonly value: string;
  /** Breaks of lines stay; elsewhere they become spaces. */
  readonly multiline: boolean;
  /** What is selected, and therefore replaced; null where the field does not report it. */
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  /** -1 where there is no limit. */
  readonly maxLength: number;
}

/** One sentence about what a field leaves out of `pasted`; undefined when all of it fits, nothing but space is lost, or it cannot be known. */
export function describeCut(
  { value, multiline, selectionStart, selectionEnd, maxLength }: PasteField,
  pasted: string,
  language: Language = 'en',
): string | undefined {
  if (maxLength < 0 || selectionStart === null || selectionEnd === null) return undefined;
  const text = multiline ? pasted.replaceAll(/\r\n?/g, '\n') : pasted.replaceAll(/[\r\n]+/g, ' ');
  const room = Math.max(0, maxLength - value.length + selectionEnd - selectionStart);
  const lost = text.trimEnd().length - room;
  if (lost <= 0) return undefined;
  return formTexts[language].cut(maxLength, lost);
}

// TransUnion's types of public records: a number or letters of the kind, then a letter of the state it is in.
import type { BureauPublicRecord } from '../model.ts';

const TYPES: Readonly<Record<string, readonly [string, string]>> = {
  CJ: ['Civil judgment', 'Filed'],
  PC: ['Civil judgment', 'Paid'],
  CB: ['Civil judgment', 'Included in bankruptcy'],
  PV: ['Civil judgment', 'Vacated'],
  FT: ['Federal tax lien', 'Filed'],
  PF: ['Federal tax lien', 'Paid'],
  RF: ['Federal tax lien', 'Released'],
  SL: ['State tax lien', 'Filed'],
  SP: ['State tax lien', 'Paid'],
  RS: ['State tax lien', 'Released'],
  TL: ['Tax lien', 'Filed'],
  TP: ['Tax lien', 'Paid'],
  RL: ['Tax lien', 'Released'],
  FC: ['Foreclosure', 'Filed'],
  SF: ['Foreclosure', 'Satisfied'],
};
const CHAPTERS: Readonly<Record<string, NonNullable<BureauPublicRecord['chapter']>>> = { '1': '11', '2': '12', '3': '13', '7': '7' };
const STATES: Readonly<Record<string, string>> = { F: 'Filed', D: 'Dismissed', X: 'Discharged', V: 'Voluntary dismissal', C: 'Closed' };

/** What a code ('7X') or its words ('CHAPTER 7 BANKRUPTCY DISCHARGED') say; words win. An unknown code is used as the type. */
export function readPublicRecordType(
  code: string,
  words: string,
): { type: string; status: string; chapter: BureauPublicRecord['chapter'] | undefined } {
  const printed = code.trim().toUpperCase();
  const chapter =
    CHAPTERS[/chapter (7|11|12|13)\b/i.exec(words)?.[1]?.slice(-1) ?? ''] ??
    (printed.length === 2 ? CHAPTERS[printed.charAt(0)] : undefined);
  const [type, status] =
    TYPES[printed] ??
    (chapter ? [`Chapter ${chapter} bankruptcy`, STATES[printed.charAt(1)] ?? ''] : [printed === '' ? 'Public record' : printed, '']);
  const said = /\b(discharged|dismissed|paid|released|satisfied|filed|vacated|closed)\b/i.exec(words)?.[1];
  return { type: words === '' ? type : capital(words), status: said ? capital(said) : status, chapter };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

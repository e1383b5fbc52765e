// Finds clauses that a contract may not have. It reads sentence by sentence, so 'we charge no setup fee' is not taken for a setup fee.
import { CLAUSE_FAMILIES, type ClauseFamily } from './clause-families.ts';

export interface ClauseFinding {
  readonly family: ClauseFamily;
  /** The words at fault, as they were written. */
  readonly phrase: string;
}

/** The first clause of each family in each sentence. Lines are read apart and together: a break within a clause hides nothing. */
export function lintClauses(text: string): readonly ClauseFinding[] {
  const readings = [text, ...(text.includes('\n') ? [text.replaceAll('\n', ' ')] : [])];
  const found = readings.flatMap((reading) => sentencesOf(reading).flatMap(lintSentence));
  const key = ({ family, phrase }: ClauseFinding): string => `${family.code} ${phrase}`;
  return [...new Map(found.map((one) => [key(one), one])).values()];
}

function lintSentence(sentence: string): readonly ClauseFinding[] {
  const read = fold(sentence);
  const asserted = (start: number, end: number): boolean => !isDenied(read.slice(0, start), read.slice(start, end), read.slice(end));
  return CLAUSE_FAMILIES.flatMap((family): readonly ClauseFinding[] => {
    const found = matchOf(family.denials, read, () => true) ?? matchOf(family.clauses, read, asserted);
    return found ? [{ family, phrase: sentence.slice(found.start, found.end) }] : [];
  });
}

interface Match {
  readonly start: number;
  readonly end: number;
}

function matchOf(patterns: readonly RegExp[], text: string, counts: (start: number, end: number) => boolean): Match | undefined {
  for (const pattern of patterns)
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (counts(start, end)) return { start, end };
    }
  return undefined;
}

/** Sentences and headings; an abbreviation that ends one early only makes two of it. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim() !== '');

/** Lower case, without accents, with plain quotes; as long as the text, so that places are the same in both. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const char = text.charAt(i);
    const plain = char.normalize('NFD').charAt(0).toLowerCase();
    if (/[‘’ʼ]/.test(char)) return "'";
    if (/\s/.test(char)) return ' ';
    return plain.length === 1 ? plain : char;
  }).join('');
}

const DENIALS =
  "no not never cannot can't won't don't doesn't isn't aren't without nor neither nobody none nothing " +
  'nada sin nunca jamas ningun ninguna ninguno nadie ni tampoco';
const DENIES = new RegExp(`\\b(?:${DENIALS.replaceAll(' ', '|')})\\b`);
/** Where a new statement begins, so that a denial before it says nothing of what follows. */
const TURNS = '[;:]|\\b(?:but|however|unless|except|pero|sino|salvo|excepto)\\b';
const SUBJECTS = 'you|we|the client|the office|your|usted|nosotros|el cliente|la oficina|su|sus';
const NEW_STATEMENT = new RegExp(`${TURNS}|(?:,|\\band\\b|\\by\\b)\\s*(?=(?:${SUBJECTS})\\b)`, 'g');
/** 'Any waiver of your rights is void' forbids it. */
const VOID_AFTER =
  /^.{0,80}\b(is|are|would be|es|son|sera|seria) (not (valid|allowed|permitted|binding)|void|invalid|nul[oa]s?|sin efecto|invalid[oa]s?)\b/;

function isDenied(before: string, matched: string, after: string): boolean {
  const start = [...before.matchAll(NEW_STATEMENT)].at(-1);
  const clause = start ? before.slice(start.index + start[0].length) : before;
  return DENIES.test(clause) || DENIES.test(matched) || VOID_AFTER.test(after);
}

// Questions and what an answer lets a letter say, as a client who reads Spanish understands them. What is kept and printed stays English.
import { fill, valuesIn } from '../claims/saying.ts';
import { SAYINGS } from '../claims/sayings.ts';
import type { AnalysisCode } from '../finding.ts';
import { ratingsInSpanish } from './phrases.ts';
import { QUESTIONS_OF_ACCOUNTS } from './questions-of-accounts.ts';
import { QUESTIONS_OF_PERSON_AND_RECORDS } from './questions-of-person-and-records.ts';
import type { SpanishSaying } from './spanish-saying.ts';
import { isMonth, valueInSpanish } from './values.ts';

interface Asked {
  readonly code: string;
  readonly question: string;
}

const ALL: Readonly<Record<string, SpanishSaying>> = { ...QUESTIONS_OF_ACCOUNTS, ...QUESTIONS_OF_PERSON_AND_RECORDS };
/** The same question says different things of the report in these analyses. */
const OF_CODE: Readonly<Record<string, SpanishSaying>> = {
  'A23 Did you sign for this account yourself, or agree to pay it?': [
    '¿Firmó usted mismo esta cuenta, o aceptó pagarla?',
    'No firmé yo mismo esta cuenta ni acepté pagarla.',
    'No debo figurar como responsable de esta cuenta.',
  ],
  'A30 Did you sign for this account yourself, or agree to pay it?': [
    '¿Firmó usted mismo esta cuenta, o aceptó pagarla?',
    'No firmé yo mismo esta cuenta ni acepté pagarla.',
    'La cuenta debe eliminarse de mi archivo, o mostrarse sin lo negativo.',
  ],
};
const ORDER: readonly (readonly [asks: string, said: SpanishSaying])[] = Object.entries(ALL);

/** The Spanish of the question that is asked in the words of `asks`. */
export function spanishOf(code: string, asks: string): SpanishSaying | undefined {
  return OF_CODE[`${code} ${asks}`] ?? ALL[asks];
}

/** The question in Spanish; undefined where we have none of that wording, as for questions of an earlier version. */
export function questionInSpanish(asked: Asked): string | undefined {
  const found = findSpanish(asked);
  return found && inWords(found.said[0], found.values);
}

/** What the answer "wrong" lets a letter say, in Spanish; undefined where it says nothing by itself. */
export function meaningInSpanish(asked: Asked): string | undefined {
  const found = findSpanish(asked);
  const [, because, shouldBe] = found?.said ?? [];
  return found && because !== undefined && shouldBe !== undefined
    ? `${inWords(because, found.values)} ${inWords(shouldBe, found.values)}`
    : undefined;
}

function findSpanish({ code, question }: Asked): { readonly said: SpanishSaying; readonly values: readonly string[] } | undefined {
  // The sayings of the analysis come first: their order decides which of two similar wordings it is.
  const own = isCode(code) ? SAYINGS[code].map(({ asks }) => asks) : [];
  for (const asks of [...own, ...ORDER.map(([wording]) => wording)]) {
    const values = valuesIn(asks, question);
    const said = values && spanishOf(code, asks);
    if (said) return { said, values };
  }
  return undefined;
}

function isCode(code: string): code is AnalysisCode {
  return Object.hasOwn(SAYINGS, code);
}

/** A month without a day takes 'mes de' where the sentence has an article for a day. */
function inWords(text: string, values: readonly string[]): string {
  const articles = text.replaceAll(/\b(el|del|al) \{(\d)\}/gu, (whole, article: string, at: string) =>
    isMonth(values[Number(at) - 1] ?? '') ? `${article} mes de {${at}}` : whole,
  );
  return fill(
    articles,
    values.map((value) => ratingsInSpanish(value) ?? valueInSpanish(value)),
  );
}

// What keeps a letter from being published, and what its writer should look at: parts that can never be filled, and claims that no letter may make.
// Texts are read with the invented values of their fields; what is filled in later is read again when a letter is written.
import { fieldNames, findUnknown, type UnknownPart } from '../../../platform/base/document/catalogue.ts';
import type { FieldDocument } from '../../../platform/base/document/field-document.ts';
import { outline } from '../../../platform/base/document/outline.ts';
import { LETTER_CATALOGUE } from './letter-catalogue.ts';
import type { LetterFinding } from './letter-finding.ts';
import type { LibraryLetter } from '../../letters/rules/wording/letter-shape.ts';
import { lintLetter } from './lint-letter.ts';
import { whyNotRound } from '../../letters/rules/wording/round-parts.ts';

export type JudgedLetter = Pick<LibraryLetter, 'subject' | 'document' | 'recipientClass' | 'use' | 'category' | 'gates' | 'language'>;
type Found = Omit<LetterFinding, 'part'>;

const SAMPLES = new Map(
  [...LETTER_CATALOGUE.fields, ...LETTER_CATALOGUE.lists.flatMap(({ fields }) => fields)].map(({ id, sample }) => [id, sample]),
);
const NAMES = fieldNames(LETTER_CATALOGUE);
const LONGEST_SUBJECT = 120;

/** Everything found, what stops the letter first, then by place. */
export function validateLetter(letter: JudgedLetter): readonly LetterFinding[] {
  const { subject, document } = letter;
  const found = [
    ...[...subjectShape(subject), ...partsOf(subject), ...wording(subject, letter)].map((one) => ({ ...one, part: 'subject' as const })),
    ...[...shape(letter), ...partsOf(document), ...wording(document, letter)].map((one) => ({ ...one, part: 'text' as const })),
  ];
  return [...found.filter(({ level }) => level === 'block'), ...found.filter(({ level }) => level === 'warn')];
}

/** Only those that keep the letter from being published. */
export const stopsOf = (findings: readonly LetterFinding[]): readonly LetterFinding[] => findings.filter(({ level }) => level === 'block');

const stop = (code: string, sentence: string, path: readonly number[] | null = null): Found => ({
  code,
  sentence,
  citation: null,
  path: path && [...path],
  phrase: null,
  level: 'block',
});

function subjectShape(subject: FieldDocument): readonly Found[] {
  const [line, ...more] = subject.content;
  if (more.length > 0 || line?.type !== 'paragraph') return [stop('subject-lines', 'The subject is one line of text.', [0])];
  const text = outline(subject, sampleOf)
    .map((one) => one.text)
    .join('');
  if (text.trim() === '') return [stop('subject-empty', 'The letter has no subject.', [0])];
  if (text.includes('\n')) return [stop('subject-lines', 'The subject is one line of text.', [0])];
  return text.length > LONGEST_SUBJECT
    ? [stop('subject-long', `The subject has more than ${LONGEST_SUBJECT} characters. Please make it shorter.`, [0])]
    : [];
}

function shape({ document, use }: JudgedLetter): readonly Found[] {
  const lines = outline(document);
  const round = use === 'round' ? whyNotRound(document) : undefined;
  return [
    ...(lines.every(({ text, kind }) => text.trim() === '' || kind === 'when' || kind === 'each')
      ? [stop('empty', 'The letter says nothing yet.')]
      : []),
    ...(round === undefined ? [] : [stop('round', round)]),
    ...lines.flatMap(({ kind, path }) => [
      ...(kind === 'signature' ? [stop('signature', 'The page of a letter has its place to sign. Please take this one out.', path)] : []),
      ...(kind === 'each' && use === 'own'
        ? [stop('items', 'Only a round letter repeats a part for each item. Please take this out.', path)]
        : []),
    ]),
  ];
}

const partsOf = (document: FieldDocument): readonly Found[] => findUnknown(document, LETTER_CATALOGUE).map(tellUnknown);

function tellUnknown({ id, path, problem }: UnknownPart): Found {
  const name = NAMES.get(id) ?? id;
  const sentences: Readonly<Record<UnknownPart['problem'], string>> = {
    unknown: `There is no field, condition or list "${name}". Please take it out.`,
    'outside-list': `"${name}" has a value only within the part that is repeated for each item. Please move it there.`,
    'list-in-list': 'A repeated part cannot lie within another one. Please take it out.',
    'old-words': 'A letter cannot hold this text of the law. Please take it out.',
  };
  return stop(problem, sentences[problem], path);
}

const sampleOf = (id: string): string => SAMPLES.get(id) ?? id;

/** Claims that may not be made, each at its line. Lines are read together, because a claim may need the sentence before it. */
function wording(document: FieldDocument, letter: JudgedLetter): readonly Found[] {
  const lines = outline(document, sampleOf).filter(({ kind }) => kind !== 'when' && kind !== 'each');
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${line.text}\n\n`;
  }
  return lintLetter(text, letter).map(({ rule, level, phrase, index, message, advice, citation }): Found => {
    const line = lines[starts.findLastIndex((start) => start <= index)];
    return { code: rule, sentence: `${message} ${advice}`, citation, path: line ? [...line.path] : null, phrase, level };
  });
}

// The claim linter for letters of the library: what a letter's own gates ask for is not held against its words, and a few things that only
// letters of their own could say are refused here.
import { lintClaims, type LintFinding } from '../../disputes/rules/claim-linter.ts';
import type { LibraryLetter } from '../../letters/rules/wording/letter-shape.ts';

/** Beside the patterns of the linter, the gates by their numbers in the law reference. */
export interface LetterLint extends Omit<LintFinding, 'rule'> {
  readonly rule: LintFinding['rule'] | 'G20' | 'G25' | 'G26';
}
type Judged = Pick<LibraryLetter, 'recipientClass' | 'category' | 'gates' | 'language'>;

/** What to write instead, in text order. Fields are judged by their values: give the filled text, or the text with samples. */
export function lintLetter(text: string, letter: Judged): readonly LetterLint[] {
  const where = letter.recipientClass === 'client' ? 'note' : 'letter';
  const passed = passedRules(letter);
  const claims = lintClaims(text, { where }).filter(({ rule }) => !passed.includes(rule));
  return [...claims, ...OWN_RULES.flatMap((one) => findOwn(one, text, letter))].toSorted((a, b) => a.index - b.index);
}

/** Claims that a gate of the letter asks the papers of, or that a letter to a client only explains: its words may make them. */
export function passedRules({ gates, category, recipientClass }: Omit<Judged, 'language'>): readonly LintFinding['rule'][] {
  const ofTheft =
    gates.includes('identity-theft-papers') ||
    gates.includes('identity-theft-records') ||
    (recipientClass === 'client' && category === 'identity-theft');
  return [...(gates.includes('only-collectors') ? (['X15'] as const) : []), ...(ofTheft ? (['X3'] as const) : [])];
}

interface OwnRule extends Pick<LetterLint, 'rule' | 'family' | 'level' | 'message' | 'advice' | 'citation'> {
  readonly find: RegExp;
  readonly applies: (letter: Judged) => boolean;
}

const OWN_RULES: readonly OwnRule[] = [
  {
    rule: 'G20',
    family: 'clock on a request',
    level: 'block',
    find: /\b(?:within|in) (?:\d+|\p{L}+) (?:business |calendar )?days\b|\bno later than\b|\bdeadline\b|\b\d+ U\.S\.C\. [\w()-]+/giu,
    applies: ({ gates, recipientClass }) => gates.includes('no-clock') && recipientClass !== 'client',
    message: 'Nobody has to answer this letter. A day or a law in it claims a duty that does not exist.',
    advice: 'Ask as one asks a favor, without a day and without a law.',
    citation: '15 U.S.C. 1681s-2(a)(8)(G), 15 U.S.C. 1679b(a)(3)',
  },
  {
    rule: 'G25',
    family: 'freeze by another',
    level: 'block',
    find: /\b(?:security|credit) freeze\b|\bfreeze (?:my|the|this) (?:\p{L}+ )?(?:files?|credit|reports?)\b/giu,
    applies: ({ recipientClass }) => recipientClass === 'bureau' || recipientClass === 'agency',
    message: 'Only the client can ask for a freeze, and not through us.',
    advice: 'Send the client the letter “Security freeze”, which says how.',
    citation: '15 U.S.C. 1681c-1(i)(2)(A)',
  },
  {
    rule: 'G26',
    family: 'promise to a client',
    level: 'block',
    find: /\bwe (?:will|can|shall) (?:remove|delete|erase|clean|fix|get rid of)\b|\bguarantee\p{L}*\b|\b(?:raise|increase|boost) your (?:credit )?score\b|\bnew credit (?:file|identity)\b|\bgarantiza\p{L}*\b|\b(?:subir|aumentar|mejorar)\p{L}* su puntaje\b|\b(?:eliminaremos|borraremos|quitaremos)\b/giu,
    applies: ({ recipientClass }) => recipientClass === 'client',
    message: 'A letter to a client may not promise what a bureau decides.',
    advice: 'Say what was done and what comes next.',
    citation: '15 U.S.C. 1679b(a)(3), (4)',
  },
];

function findOwn({ find, applies, ...rule }: OwnRule, text: string, letter: Judged): LetterLint[] {
  if (!applies(letter)) return [];
  return [...text.matchAll(find)].map((match) => ({ ...rule, phrase: match[0], index: match.index }));
}

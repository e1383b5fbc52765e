// What a right value of words may be: the words of a field of a credit report. Letters print it as the client's claim of what the field
// should say, so a sentence or a conclusion of law in it would go out as a fact (15 U.S.C. 1679b(a)(1)).
import type { ClaimField } from './claim-fields.ts';
import { readWords } from './claims/read-words.ts';

/** Longest values, in characters and words. Remarks are sentences of a code list, such as "Account closed at credit grantor's request". */
const LIMITS: Partial<Record<ClaimField, readonly [characters: number, words: number]>> = {
  status: [60, 10],
  'record-status': [60, 8],
  responsibility: [40, 5],
  'account-type': [50, 7],
  remark: [100, 14],
  'original-creditor': [60, 8],
  court: [80, 10],
};
const SHAPES: Partial<Record<ClaimField, RegExp>> = {
  chapter: /^(?:chapter\s+)?(?:7|9|11|12|13|15)$/iu,
  'ssn-last4': /^\d{4}$/u,
};
/** Codes that bureaus print themselves. */
const OF_BUREAUS =
  /\b(?:meets?\s+(?:fcra\s+)?requirements(?:\s+of\s+the\s+(?:fcra|fair\s+credit\s+reporting\s+act))?|under\s+(?:the\s+)?(?:fcra|fcba|fair\s+credit\s+(?:reporting|billing)\s+act))\b/giu;
/** Who speaks, or to whom: fields of a report have neither. */
const SPEAKING = 'i me my mine we our you your he him his she her hers they them their';
/** Conclusions of law, accusations and demands. */
const CONCLUSIONS =
  'void voided null invalid invalidated unenforceable uncollectible illegal illegally unlawful unlawfully law lawful legal legally statute statutory ' +
  'fraud fraudulent fraudulently forged forgery stolen theft thief admits admit admitted admission concedes confesses perjury violates violated ' +
  'violation violations breach breached damages sue sued lawsuit attorney lawyer estopped waived rescinded negligent willful deceptive unfair ' +
  'defamatory libel unverified unverifiable unsubstantiated unproven proof proves proven prove evidence delete deleted deletion remove removed ' +
  'erase erased must shall demand demands demanded wrongful wrongly wrong error erroneous mistake mistaken false falsely untrue inaccurate ' +
  'incorrect lie lies lied lying scam cheated harassed unconstitutional jurisdiction extortion';
const FORBIDDEN = new Set(`${SPEAKING} ${CONCLUSIONS}`.split(' '));
/** Words that firms, schools and courts are called after. */
const IN_NAMES = new Set('law lawyer attorney legal proof evidence'.split(' '));
const NAMES: ReadonlySet<ClaimField> = new Set<ClaimField>(['original-creditor', 'court']);
/** 'Creditor has no contract', 'Bank agreed to it': what someone did is a statement, and belongs into the facts. */
const STATEMENT =
  /\b(?:creditor|bank|lender|collector|furnisher|bureau|company|agency|client|consumer)\s+(?:has|had|have|is|was|never|cannot|does|did|says|said|knows|knew|agreed|promised|refused|failed|lost|has\s+no|owes|forgave|accepts|accepted)\b|\b(?:never|not)\s+(?:opened|owed|owned|signed|applied|used|mine|liable|responsible\s+for)\b/iu;
/** 'Paid. The bank knows it': a second sentence. */
const SENTENCES = /[!?]|\p{Ll}{3}\.\s+\p{Lu}/u;

/** Whether the value can stand in its field. Money and dates are read elsewhere. */
export function fitsField(field: ClaimField, value: string): boolean {
  const shape = SHAPES[field];
  if (shape) return shape.test(value.trim());
  const limit = LIMITS[field];
  if (!limit) return true;
  const text = value.replaceAll(OF_BUREAUS, ' ').trim();
  const words = readWords(text).words.map((word) => word.text);
  const [characters, most] = limit;
  return (
    value.length <= characters &&
    value.trim().split(/\s+/u).length <= most &&
    !words.some((word) => FORBIDDEN.has(word) && !(NAMES.has(field) && IN_NAMES.has(word))) &&
    !STATEMENT.test(text) &&
    !SENTENCES.test(text)
  );
}

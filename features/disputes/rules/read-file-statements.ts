// Sentences in the first person that say something of the whole file, read from what the client said. Only plain ones: what is not read here
// is still asked by the rules about lines.
import { addressKey } from '../../report-files/rules/person-texts.ts';

export interface FileStatement {
  readonly about: 'bankruptcy' | 'address' | 'name' | 'employer' | 'account';
  /** It is or was so; false where the client says that it never was. */
  readonly holds: boolean;
  /** The address, name, employer or company; '' for bankruptcy. */
  readonly what: string;
  readonly chapter?: string;
  /** The years in which a case can have been filed. */
  readonly filed?: readonly [from: number, to: number];
}

const NOT = String.raw`\bI\s+(?:(?:have|had|was|am|did|do)\s*)?(?:n['’]t|not|never)\s+(?:(?:ever|even|once|been|personally)\s+)*`;
const DID = String.raw`\bI\s+(?:(?:have|had|did|once|also|only)\s+)*`;
const CASE = String.raw`(?:personal\s+)?(?:bankruptcy|bankrupt|chapter\s+(?:7|11|12|13))\b`;
const TO_IT = String.raw`(?:(?:for|a|any|my|into|through|in|under)\s+)*`;

const NO_CASE = new RegExp(`${NOT}(?:(?:filed?|declared?|gone|went|go|had|have|been)\\s+)*${TO_IT}${CASE}`, 'iu');
const CASES = new RegExp(
  `${DID}(?:filed?|declared?|went|was|were)\\s+${TO_IT}${CASE}|\\bmy\\s+(?:personal\\s+)?(?:chapter\\s+(?:7|11|12|13)\\b|bankruptcy\\b)`,
  'iu',
);
const PLACE = String.raw`(?:at|on)\s+(.{4,90}?)[.!]?$`;
const NO_PLACE = new RegExp(`${NOT}(?:lived?|resided?)\\s+${PLACE}`, 'iu');
const PLACES = new RegExp(String.raw`\bI\s+(?:(?:have|had|once|also|used\s+to|still|now)\s+)*(?:lived?|resided?)\s+${PLACE}`, 'iu');
const NAMED = String.raw`the\s+name\s+[“"']?(.{2,60}?)[”"']?[.!]?$`;
const NO_NAME = new RegExp(`${NOT}(?:used?|gone\\s+by|went\\s+by|go\\s+by|had)\\s+${NAMED}`, 'iu');
const NAMES = new RegExp(`${DID}(?:used?|went\\s+by|go\\s+by|had)\\s+${NAMED}`, 'iu');
const BOSS = String.raw`work(?:ed)?\s+(?:for|at)\s+(.{2,60}?)[.!]?$`;
const NO_BOSS = new RegExp(`${NOT}${BOSS}`, 'iu');
const BOSSES = new RegExp(`${DID}${BOSS}`, 'iu');
const NO_ACCOUNT = new RegExp(
  `${NOT}(?:had|have|opened?|held|hold|owned?)\\s+(?:an?|any)\\s+(?:[\\w-]+\\s+){0,2}?(?:accounts?|cards?|loans?|credit)\\s+(?:with|at|from)\\s+(.{2,60}?)[.!]?$`,
  'iu',
);
/** What follows a name in a longer sentence. */
const GOES_ON = /,?\s+(?:and|but|so|or|nor|in|before|after|since|until|because|when|while|as|at\s+any)\s.*$/iu;
const THAT_COMPANY = /^(?:them|it|there|him|her|(?:this|that|the)\s+(?:bank|company|creditor|lender|collector|store|card|business))$/iu;
const YEAR = /\b((?:19|20)\d{2})\b/u;
/** Years a case under chapter 13 may take from its filing to the discharge, and one more. */
export const LONGEST_CASE = 6;

/** What `text` says of the file; 'with them' is the company of `heading`. */
export function readFileStatements(text: string, heading: string): FileStatement[] {
  return text.split(/(?<=[.;!?])\s+(?=\p{Lu})/u).flatMap((sentence) => readSentence(sentence.trim(), heading));
}

function readSentence(sentence: string, heading: string): FileStatement[] {
  const named = (about: FileStatement['about'], holds: boolean, form: RegExp): FileStatement[] => {
    const what = form.exec(sentence)?.[1]?.trim();
    if (what === undefined) return [];
    if (about === 'address') return addressKey(what) === undefined ? [] : [{ about, holds, what }];
    const short = what.replace(GOES_ON, '').replace(/^[“"']|[”"']$/gu, '');
    return [{ about, holds, what: about === 'account' && THAT_COMPANY.test(short) ? heading : short }];
  };
  const never = [
    ...readCase(sentence, NO_CASE, false),
    ...named('address', false, NO_PLACE),
    ...named('name', false, NO_NAME),
    ...named('employer', false, NO_BOSS),
    ...named('account', false, NO_ACCOUNT),
  ];
  if (never.length > 0) return never;
  // 'I have an account with them' may be another one, so it says nothing against 'not mine'.
  return [
    ...readCase(sentence, CASES, true),
    ...named('address', true, PLACES),
    ...named('name', true, NAMES),
    ...named('employer', true, BOSSES),
  ];
}

function readCase(sentence: string, form: RegExp, holds: boolean): FileStatement[] {
  if (!form.test(sentence)) return [];
  const chapter = /\bchapter\s+(7|11|12|13)\b/iu.exec(sentence)?.[1];
  const year = YEAR.exec(sentence)?.[1];
  const to = Number(year);
  const from = /\bfiled?\b/iu.test(sentence) ? to : to - LONGEST_CASE;
  return [
    {
      about: 'bankruptcy',
      holds,
      what: '',
      ...(chapter !== undefined && { chapter }),
      ...(year !== undefined && { filed: [from, to] as const }),
    },
  ];
}

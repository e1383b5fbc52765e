// Facts that put an account at an address of the client, beside a reason that says it is another person's (15 U.S.C. 1679b(a)(1); law.md X2).
import { houseOfKey } from '../../report-files/rules/personal-lines.ts';
import { addressKey } from '../../report-files/rules/person-texts.ts';

interface SaidOfLine {
  readonly said: 'right' | 'set-aside' | 'wrong';
  readonly kind: string;
  readonly lineKey: string;
}

/** Where the client lives or lived, by house and street: what the contact's record has, and what the client confirmed as theirs. */
export function housesOf(addresses: readonly string[], exclusions: readonly SaidOfLine[]): readonly string[] {
  const confirmed = exclusions.flatMap(({ said, kind, lineKey }) =>
    said === 'right' && kind === 'personal-information' ? (houseOfKey(lineKey) ?? []) : [],
  );
  return [...new Set([...addresses.flatMap((address) => addressKey(address) ?? []), ...confirmed])];
}

const NO = String.raw`\b(?:never|not|no|none|nothing|nor|neither|cannot)\b|n[’']t\b|\b(?:other|another|different|wrong)\s+(?:address|house|place)\b`;
/** Something of the account that comes to an address, or is kept under one. */
const THING = String.raw`\b(?:bills?|statements?|invoices?|notices?|letters?|mail|cards?|checks?|payment\s+books?|accounts?|loan|application|service|meter|goods|orders?|packages?|furniture|sofa|phone|line)\b`;
const CAME = String.raw`\b(?:sent|mailed|came|comes?|coming|went|goes|got|delivered|shipped|opened|billed|registered|listed|arrived|arrives?|received|installed|connected|has|have|had|shows?|gives?|lists?|uses?|used|names?|is|are|was|were)\b`;
const CUE = new RegExp(
  `${THING}[^.;!?]{0,70}${CAME}|${CAME}[^.;!?]{0,40}${THING}|${String.raw`\b(?:it|they|everything)\b[^.;!?]{0,20}`}${CAME}`,
  'iu',
);
const NO_CUE = new RegExp(NO, 'iu');
/** 'to my address', 'at our old house': the client's own words for a place. */
const MY_PLACE =
  /\b(?:to|at|under|with|from|on|is|as)\s+(?:my|our)\s+(?:(?:own|home|mailing|street|old|former|previous|last|current|first|parents[’']?|billing)\s+)*(?:address|house|home|apartment|mailbox|place|door(?:step)?|p\.?\s?o\.?\s+box)\b|\b(?:has|have|had|shows?|gives?|lists?|uses?|used|names?)\s+(?:my|our)\s+(?:(?:own|home|mailing|street|old|former|previous|last|current|billing)\s+)*address\b/iu;
/** Said of anyone's home: whose file a house stands in, the report and the client's record tell. */
const LIVES =
  /\b(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing|ent|ence)|stay(?:s|ed|ing)?|moved|dwells?|rent(?:s|ed|ing)?|owns|occup(?:ies|ied)|tenant)\b/iu;
const IS_THERE = /\b(?:address|home|house(?:hold)?|apartment|neighbou?r|located|found|reached|is|was)\b/iu;
const USUALLY = String.raw`(?:[’'](?:ve|m|d)|\s+(?:have|had|am|was|also|still|once|only|now|always|currently|only|used\s+to|been))*`;
/** The client says where they live, which says nothing of the account. */
const OWN_HOME = new RegExp(
  String.raw`\b(?:I|we|(?:the\s+|our\s+)?(?:client|consumer))${USUALLY}\s+(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing)|stay(?:s|ed)?|moved|rent(?:s|ed)?|own(?:s|ed)?)\b|\b(?:my|our)\s+(?:\w+\s+){0,2}(?:address|home|house|apartment)\s+(?:is|was)\b`,
  'iu',
);
/** 'He never lived at', 'no one else lives at': a denial of the place, and not of something else in the sentence. */
const NO_HOME =
  /\b(?:never|not|no\s+one(?:\s+else)?|nobody(?:\s+else)?|no\s+(?:other\s+)?person)\s+(?:(?:ever|has|have|had|really|actually|been)\s+)*(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing)|stay(?:s|ed)?|moved|rent(?:s|ed)?|own(?:s|ed)?|at|to)\b|n[’']t\s+(?:ever\s+)?(?:live|reside|stay|rent|own)\b|\b(?:other|another|different|wrong)\s+(?:address|house|place)\b/iu;
const NUMBER = /\b\d+[A-Z]?\s+(?=\p{L})/giu;

/** The first sentence that puts the account, or its holder, at the client's own address, by the words or by the house; undefined for none. */
export function findOwnAddress(texts: readonly string[], houses: readonly string[]): string | undefined {
  return texts
    .flatMap((text) => text.split(/(?<=[.;!?])\s+(?=\p{Lu})/u))
    .find((sentence) => {
      const isHouse = namesHouse(sentence, houses);
      if (!isHouse && !MY_PLACE.test(sentence)) return false;
      return (CUE.test(sentence) && !NO_CUE.test(sentence)) || putsSomeoneThere(sentence, isHouse);
    });
}

/** 'The person lives at 12 Elm St', where the client lives. A denial that anything came there says nothing of who lives there. */
function putsSomeoneThere(sentence: string, isHouse: boolean): boolean {
  if (OWN_HOME.test(sentence) || NO_HOME.test(sentence)) return false;
  return LIVES.test(sentence) || (isHouse && IS_THERE.test(sentence) && !CUE.test(sentence));
}

function namesHouse(sentence: string, houses: readonly string[]): boolean {
  return [...sentence.matchAll(NUMBER)].some(({ index }) => {
    const key = addressKey(sentence.slice(index));
    return key !== undefined && houses.includes(key);
  });
}

// Ways to write one word: contractions, British spelling, common misspellings, and numbers in words.

const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  "shan't": ['shall', 'not'],
  dont: ['do', 'not'],
  didnt: ['did', 'not'],
  doesnt: ['does', 'not'],
  isnt: ['is', 'not'],
  wasnt: ['was', 'not'],
  havent: ['have', 'not'],
  "i'm": ['i', 'am'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  "let's": ['let', 'us'],
  gonna: ['going', 'to'],
  ima: ['i', 'am', 'going', 'to'],
  imma: ['i', 'am', 'going', 'to'],
  idk: ['i', 'do', 'not', 'know'],
  wouldnt: ['would', 'not'],
  shouldnt: ['should', 'not'],
  couldnt: ['could', 'not'],
  arent: ['are', 'not'],
  werent: ['were', 'not'],
  hasnt: ['has', 'not'],
  aint: ['is', 'not'],
  thats: ['that', 'is'],
  theyre: ['they', 'are'],
  youre: ['you', 'are'],
  youll: ['you', 'will'],
  theyll: ['they', 'will'],
  writeoff: ['write', 'off'],
  chargeoff: ['charge', 'off'],
  chargeoffs: ['charge', 'offs'],
  wanna: ['want', 'to'],
  gotta: ['have', 'to'],
  del: ['de', 'el'],
};
const ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'d", 'would'],
];
const SUBJECTS = new Set(['it', 'that', 'this', 'there', 'he', 'she', 'what', 'here', 'who']);

/** The words a typed word stands for: 'can't' is 'can not', 'bank's' is 'bank'. */
export function spellOut(word: string): readonly string[] {
  const known = CONTRACTIONS[word];
  if (known) return known;
  if (word.includes("'")) {
    for (const [ending, last] of ENDINGS) if (word.endsWith(ending)) return [word.slice(0, -ending.length), last];
    if (word.endsWith("'s")) return SUBJECTS.has(word.slice(0, -2)) ? [word.slice(0, -2), 'is'] : [word.slice(0, -2)];
    return [word.replaceAll("'", '')];
  }
  return [correct(word)];
}

const SPELLINGS: Readonly<Record<string, string>> = {
  u: 'you',
  yall: 'you',
  tho: 'though',
  cuz: 'because',
  till: 'until',
  yrs: 'years',
  yr: 'year',
  mo: 'month',
  payed: 'paid',
  repoed: 'repossessed',
  wifes: 'wife',
  moms: 'mom',
  dads: 'dad',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thru: 'through',
  theif: 'thief',
  theives: 'thieves',
  stolled: 'stole',
  stoled: 'stole',
  recieve: 'receive',
  beleive: 'believe',
  acount: 'account',
  accout: 'account',
  acct: 'account',
  accts: 'accounts',
  judgement: 'judgment',
  singed: 'signed',
  lawer: 'lawyer',
  layer: 'lawyer',
  statue: 'statute',
  statues: 'statutes',
  garantee: 'guarantee',
  garanteed: 'guaranteed',
  gaurantee: 'guarantee',
  gauranteed: 'guaranteed',
  owne: 'owe',
  hippa: 'hipaa',
  hipa: 'hipaa',
  agreemnt: 'agreement',
  licence: 'license',
  honour: 'honor',
  orginal: 'original',
  origional: 'original',
  signiture: 'signature',
  privelege: 'privilege',
  immediatly: 'immediately',
  imediately: 'immediately',
  immediatley: 'immediately',
};
/** Words whose slips are mended wherever one letter is wrong, missing, doubled or swapped. */
const MENDED = (
  'identity fraudulent fraudulently guarantee guaranteed deleted deletion removed removal original contract contracts signature agreement ' +
  'validate validation verification collection inaccurate accurate statute limitations securitized affidavit attorney lawsuit litigation ' +
  'immediately permissible consent authorization unauthorized compliant compliance medical goodwill negative derogatory everything sovereign ' +
  'promissory security privacy'
).split(' ');
/** Words of their own, one letter from those. */
const OTHERS = new Set(
  (
    'contact contacts contrast content contents complaint complaints identify collections collector agreements signatures security remote attorneys ' +
    'lawsuits medial static status guarantees guarantor delete deletes remove removes renewal validated validates original originals limitation consents ' +
    'authorizations affidavits negatives contracted inaccurately accurately deletions removals reversal verifications collecting identities fraudulence'
  ).split(' '),
);
const LONGEST = 16;
const BY_SLIP: ReadonlyMap<string, string> = new Map(MENDED.flatMap((word) => slipsOf(word).map((slip) => [slip, word])));
const KNOWN = new Set(MENDED);
const BRITISH = /^(securit|author|unauthor|recogn|penal|item|final)is(e|ed|es|ing|ation)$/;

function correct(word: string): string {
  const listed = SPELLINGS[word];
  if (listed !== undefined) return listed;
  if (word.length < 6 || word.length > LONGEST || KNOWN.has(word)) return word;
  const american = word.replace(BRITISH, '$1iz$2');
  if (KNOWN.has(american) || OTHERS.has(american) || !/^[a-z]+$/.test(american)) return american;
  const mended =
    BY_SLIP.get(american) ??
    slipsOf(american)
      .map((slip) => BY_SLIP.get(slip))
      .find((one) => one !== undefined);
  return mended !== undefined && mended[0] === american[0] && isOneSlip(american, mended) ? mended : american;
}

/** The word without one of its letters, in every way, and the word itself. */
function slipsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** One letter other, more, less, or two swapped. */
function isOneSlip(a: string, b: string): boolean {
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  const [restA, restB] = [a.slice(head), b.slice(head)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The value of a number word below a hundred; -1 for 'hundred', -2 for 'thousand'; undefined for other words. */
export function numberWord(word: string): number | undefined {
  if (word === 'oh') return 0;
  if (word === 'fourty') return 40;
  if (word === 'hundred') return -1;
  if (word === 'thousand') return -2;
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : undefined;
}

// What kind of thing a fact says happened, by its words: two facts of one kind that give no other day or amount say the same.

const GROUNDS: Readonly<Record<string, RegExp>> = {
  paid: /\b(?:paid|pay(?:ing|ments?|off)?|settle[ds]?|settlement|satisfied|cleared|remitted)\b/i,
  'others-word': /\b(?:wrote|written|writing|letter|e-?mail(?:ed)?|confirm\w*|acknowledg\w*|admit\w*|receipt|told\s+me|apologi[sz]\w*)\b/i,
  agreed: /\b(?:agreed|agreement|arrangement|payment\s+plan|deferment|forbearance|hardship|modif\w+|paused)\b/i,
  bankruptcy: /\b(?:bankrupt\w*|chapter\s+(?:7|11|12|13))\b/i,
  court: /\b(?:court|judge|judgment|lawsuit|dismissed|vacated)\b/i,
  insured: /\b(?:insur\w*|medicare|medicaid|workers['’]?\s+comp\w*)\b/i,
  closed: /\b(?:closed|cancel\w*|terminated)\b/i,
  returned: /\b(?:returned|refund\w*|credited|surrendered|repossess\w*)\b/i,
  'not-theirs':
    /\b(?:never|not|n['’]t|did\s+not|no)\b[^.;]{0,25}\b(?:open(?:ed)?|appl(?:y|ied)|sign(?:ed)?|used?|mine|know|known|recogni[sz]e|account\s+(?:with|at|there))\b|\bunknown\s+to\s+me\b/i,
  'another-person':
    /\b(?:father|mother|brother|sister|son|daughter|cousin|uncle|aunt|same\s+name|someone\s+else|another\s+(?:person|man|woman)|other\s+person|jr|sr)\b/i,
  'authorized-user': /\bauthori[sz]ed\s+user\b/i,
  stolen: /\b(?:stole\w*|thief|thieves|fraud\w*|forged|identity\s+theft|police)\b/i,
  transferred: /\b(?:sold|transferred|assigned|purchased|bought\s+by)\b/i,
  place: /\b(?:lived|living|moved|resid\w+|address)\b/i,
  'other-bureau': /\b(?:another|other)\s+bureaus?\b[^.;]{0,30}\b(?:took|removed|deleted|corrected|updated)\b/i,
  service: /\b(?:deployed|deployment|military|armed\s+forces|veteran)\b/i,
  twice: /\b(?:twice|duplicate|two\s+times|double|second\s+time)\b/i,
  late: /\b(?:on\s+time|autopay|automatic(?:ally)?|before\s+the\s+due\s+date|grace\s+period)\b/i,
};

/** The kinds of ground that a text names. */
export function groundsIn(text: string): string[] {
  return Object.entries(GROUNDS).flatMap(([ground, words]) => (words.test(text) ? [ground] : []));
}

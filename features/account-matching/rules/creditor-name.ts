// How similar two printed names of a creditor are. Each bureau shortens names to ten or twenty characters in its own way, so similarity
// only supports other evidence (field reference, section 6: of 26 accounts two had equal names).

const NOISE = new Set([
  'BANK',
  'BK',
  'NA',
  'N',
  'A',
  'INC',
  'LLC',
  'CORP',
  'CO',
  'FKA',
  'DBA',
  'SVC',
  'SERV',
  'SERVICES',
  'SERVICING',
  'FINANCIAL',
  'FIN',
  'CARD',
  'CARDS',
  'CBNA',
  'THE',
  'OF',
  'LTD',
  'COLL',
  'LENDING',
]);
const ALIASES: Readonly<Record<string, string>> = {
  JPMCB: 'CHASE',
  JPMORGAN: 'CHASE',
  SYNCB: 'SYNCHRONY',
  DEPTEDNELNET: 'NELNET',
  FRDM: 'FREEDOM',
  CITICARDS: 'CITI',
  CITIBANK: 'CITI',
  AMEX: 'AMERICAN EXPRESS',
  CAP: 'CAPITAL',
  CAPONE: 'CAPITAL ONE',
  BOFA: 'AMERICA',
  AMER: 'AMERICA',
  WFBNA: 'WELLS FARGO',
  FHUT: 'FINGERHUT',
  FSTR: 'FINGERHUT',
  USDOE: 'US DEPT ED',
  USD: 'US DEPT ED',
  MTG: 'MORTGAGE',
  FED: 'FEDERAL',
  ED: 'EDUCATION',
  MED: 'MEDICAL',
  SYS: 'SYSTEMS',
  WEBBNK: 'WEBBANK',
  WEBBK: 'WEBBANK',
  CRDT: 'CREDIT',
};

/** The words of a name that distinguish creditors, in capitals. */
export function nameWords(name: string): string[] {
  const words = name
    .toUpperCase()
    .replace(/['.]/g, '')
    .split(/[^0-9A-Z]+/)
    .filter((word) => word !== '');
  const strong = words.filter((word) => !NOISE.has(word));
  return (strong.length > 0 ? strong : words).flatMap((word) => (ALIASES[word] ?? word).split(' '));
}

/** A score from 0 to 1; 0 when either name is empty. Words are compared in any order, and the names once more without spaces. */
export function nameSimilarity(a: string, b: string): number {
  const [x, y] = [nameWords(a), nameWords(b)];
  if (x.length === 0 || y.length === 0) return 0;
  return Math.max(jaroWinkler(x.join(''), y.join('')), wordSimilarity(x, y));
}

/** Each word of the longer list against its best fellow, weighed by length: a word without a fellow counts against the pair. */
function wordSimilarity(a: readonly string[], b: readonly string[]): number {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  const left = [...shorter];
  let sum = 0;
  let weight = 0;
  for (const word of longer) {
    const scores = left.map((other) => jaroWinkler(word, other));
    const best = Math.max(0, ...scores);
    if (best > 0) left.splice(scores.indexOf(best), 1);
    sum += best * word.length;
    weight += word.length;
  }
  return sum / weight;
}

/** Jaro-Winkler similarity, 0 to 1. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = Array.from({ length: b.length }, () => false);
  const matched: string[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j++) {
      if (taken[j] || a[i] !== b[j]) continue;
      taken[j] = true;
      matched.push(b.charAt(j));
      break;
    }
  }
  if (matched.length === 0) return 0;
  const ordered = [...b].filter((_, j) => taken[j]);
  const swapped = matched.filter((char, i) => char !== ordered[i]).length / 2;
  const jaro = (matched.length / a.length + matched.length / b.length + (matched.length - swapped) / matched.length) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

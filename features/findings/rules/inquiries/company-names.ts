// Whether two printed names may be one company. It says yes too often rather than too seldom: a yes keeps an analysis silent.
const NOISE = new Set([
  'BANK',
  'NA',
  'INC',
  'LLC',
  'LLP',
  'CORP',
  'CO',
  'COMPANY',
  'THE',
  'OF',
  'AND',
  'FKA',
  'DBA',
  'SVC',
  'SVCS',
  'SERVICES',
  'SERVICE',
  'SERVICING',
  'FINANCIAL',
  'FINANCE',
  'FIN',
  'CARD',
  'CARDS',
  'CREDIT',
  'LOAN',
  'LOANS',
  'NATIONAL',
  'AMERICA',
  'AMERICAN',
  'USA',
  'US',
  'GROUP',
  'FCU',
  'FEDERAL',
  'MORTGAGE',
  'MTG',
  'AUTO',
  'FIRST',
  'UNION',
  'CAPITAL',
  'HOME',
  'CONSUMER',
  'SYSTEMS',
  'SOLUTIONS',
]);
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['JPMCB', 'CHASE'],
  ['JPM', 'CHASE'],
  ['SYNCB', 'SYNCHRONY'],
  ['GECRB', 'SYNCHRONY'],
  ['GEMB', 'SYNCHRONY'],
  ['SYNC', 'SYNCHRONY'],
  ['AMEX', 'AMEREXPRESS'],
  ['BOFA', 'BANKAMERICA'],
  ['BOA', 'BANKAMERICA'],
  ['FIA', 'BANKAMERICA'],
  ['FRDM', 'FREEDOM'],
  ['DEPTEDNELNET', 'NELNET'],
  ['CBNA', 'CITI'],
  ['CITIBANK', 'CITI'],
  ['CITICARDS', 'CITI'],
  ['THD', 'CITI'],
  ['COMENITYBANK', 'COMENITY'],
  ['WFNNB', 'COMENITY'],
  ['WFBNA', 'WELLS'],
  ['WFDS', 'WELLS'],
  ['WF', 'WELLS'],
  ['DISCOVERCARD', 'DISCOVER'],
  ['DISCOVERBANK', 'DISCOVER'],
  ['CAPONE', 'CAPITALONE'],
  ['COAF', 'CAPITALONE'],
  ['VZ', 'VERIZON'],
  ['VZW', 'VERIZON'],
  ['TMOBILE', 'TMOBILE'],
]);

/** The squashed name and the words that tell companies apart, aliases spelled out. */
function parts(name: string): { readonly whole: string; readonly words: ReadonlySet<string> } {
  const text = name
    .toUpperCase()
    .replaceAll(/\bCAP(?:ITAL)? ?ONE\b/g, 'CAPITALONE')
    .replaceAll(/\bB(?:AN)?K OF AMER\w*/g, 'BANKAMERICA')
    .replaceAll(/\bAMER\w* EXP\w*/g, 'AMEREXPRESS')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/\bT[- ]MOBILE\b/g, 'TMOBILE');
  const list = text
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => ALIASES.get(word) ?? word);
  return { whole: list.join(''), words: new Set(list.filter((word) => word.length > 2 && !NOISE.has(word))) };
}

/** True when the names share a telling word, begin alike, or one holds the other's beginning. */
export function mayBeSameCompany(a: string, b: string): boolean {
  const [x, y] = [parts(a), parts(b)];
  if (x.whole === '' || y.whole === '') return false;
  if (x.whole.slice(0, 5) === y.whole.slice(0, 5)) return true;
  for (const word of x.words) {
    for (const other of y.words) {
      if (word === other || (Math.min(word.length, other.length) >= 4 && (word.startsWith(other) || other.startsWith(word)))) return true;
      // Shortened words keep their first letters: NAVIENT and NAVI, WEBBANK and WEBBNK.
      if (Math.min(word.length, other.length) >= 6 && word.slice(0, 5) === other.slice(0, 5)) return true;
    }
  }
  return false;
}

/** False for "BANK" and the like, which name no company one could be asked about. */
export function isTellingName(name: string): boolean {
  return name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .some((word) => word.length > 1 && !NOISE.has(word));
}

// Whether two printed names may be one company, and who only asks for others. It says yes too often rather than too seldom: a yes keeps an
// analysis silent. Companies with several names are data (companies.ts).
import { COMPANIES, REPORT_SELLERS } from './companies.ts';

/** Words of legal form and of lending that many companies share. */
const NOISE: ReadonlySet<string> = new Set([
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
  'TRUST',
  'SAVINGS',
  'FUNDING',
  'LENDING',
  'ACCEPTANCE',
  'DDA',
  'BKCRD',
  'BANKCARD',
  'BKCARD',
  'RETAIL',
  'FSB',
  'CU',
  'BK',
  'NB',
  'ST',
  'FST',
  'FNCL',
  'FINCL',
]);

/** Divisions of banks that keep deposits: their inquiries are no applications for credit. */
const DEPOSITS =
  /\bDDA\b|\bDEPOSITS?\b|\bCHECKING\b|\bCHEX ?SYSTEMS?\b|\bCHKG\b|\bSAV(?:INGS)? ACCT\b|\bEARLY WARNING\b|\bNEW ACCOUNTS?\b|\bDEMAND DEP/;
/** Fewer letters say too little to know a company by the beginning of its name. */
const SHORTEST_BEGINNING = 5;

/** Words in capitals, "&" and single letters joined: 'BB&T DDA' is 'BBT DDA', 'J C PENNEY' is 'JC PENNEY'. */
function wordsOf(name: string): readonly string[] {
  return name
    .toUpperCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/(?<=\b[A-Z]{1,3})&(?=[A-Z]{1,3}\b)/g, '')
    .replaceAll('&', ' AND ')
    .replaceAll(/\bT[- ]MOBILE\b/g, 'TMOBILE')
    .replaceAll(/\b([A-Z]) (?=[A-Z]\b)/g, '$1')
    .replaceAll(/\bJC(?=PENN)/g, 'JC ')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}

interface Alias {
  readonly company: string;
  readonly words: readonly string[];
}
const ALIASES: ReadonlyMap<string, readonly Alias[]> = Map.groupBy(
  Object.entries(COMPANIES).flatMap(([company, names]) => names.map((name): Alias => ({ company, words: wordsOf(name) }))),
  ({ words }) => words[0] ?? '',
);

/** The companies a name may mean, by the table; empty for a name that is not in it. */
export function companiesOf(name: string): ReadonlySet<string> {
  const words = wordsOf(name);
  const found = new Set<string>();
  words.forEach((word, at) => {
    for (const alias of ALIASES.get(word) ?? []) if (isAt(words, at, alias.words)) found.add(alias.company);
  });
  return found;
}

/** The last word of a printed name may be cut off; a word of three letters or fewer may not. */
function isAt(words: readonly string[], at: number, alias: readonly string[]): boolean {
  return alias.every((word, index) => {
    const printed = words[at + index];
    if (printed === word) return true;
    const isCut = printed !== undefined && index > 0 && at + index === words.length - 1 && printed.length > 2;
    return isCut && word.startsWith(printed);
  });
}

/** True when the table gives both names a company in common; where it knows neither or one, when they share a telling word or begin alike. */
export function mayBeSameCompany(a: string, b: string): boolean {
  const [known, other] = [companiesOf(a), companiesOf(b)];
  if ([...known].some((company) => other.has(company))) return true;
  if (known.size > 0 && other.size > 0) return false;
  const [x, y] = [tellingWords(a), tellingWords(b)];
  const [whole, rest] = [x.join(''), y.join('')];
  if (whole === '' || rest === '') return false;
  if (Math.min(whole.length, rest.length) >= SHORTEST_BEGINNING && whole.slice(0, SHORTEST_BEGINNING) === rest.slice(0, SHORTEST_BEGINNING))
    return true;
  return x.some((word) => y.some((one) => isSameWord(word, one)));
}

function isSameWord(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  if (word === other) return true;
  if (shorter >= 4 && (word.startsWith(other) || other.startsWith(word))) return true;
  // Shortened words keep their first letters: WEBBANK and WEBBNK.
  return shorter >= 6 && word.slice(0, 5) === other.slice(0, 5);
}

function tellingWords(name: string): readonly string[] {
  const words = wordsOf(name);
  return words.filter(
    (word, at) => word.length > 1 && !NOISE.has(word) && !/^\d+$/.test(word) && !(at > 0 && at === words.length - 1 && isCutNoise(word)),
  );
}

/** 'SERVIC' and 'FINANCI': the last word of a name that was cut off. */
function isCutNoise(word: string): boolean {
  return word.length >= 5 && [...NOISE].some((noise) => noise.startsWith(word));
}

/** False for "BANK" and the like, which name no company one could be asked about. */
export function isTellingName(name: string): boolean {
  return tellingWords(name).length > 0 || companiesOf(name).size > 0;
}

const SELLERS = REPORT_SELLERS.map((name) => wordsOf(name).join(''));

/** True for sellers and resellers of reports, also with a name cut off at six letters or more, or with words after it. */
export function sellsReports(name: string): boolean {
  const whole = wordsOf(name).join('');
  return SELLERS.some((seller) => whole.startsWith(seller) || (whole.length >= 6 && !NOISE.has(whole) && seller.startsWith(whole)));
}

/** True where the name is that of a division that keeps deposits. */
export function isForDeposits(name: string): boolean {
  return DEPOSITS.test(name.toUpperCase());
}

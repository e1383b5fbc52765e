// Citations of laws in a text: each becomes one word '§' + section of the U.S. Code + its paragraphs, whichever way it was written
// ('section 609', 'FCRA § 609(a)(1)(A)', '15 USC 1681g'), or '§' + the name of what has no section ('§metro2', '§1099c').
import type { Word } from './read-words.ts';

/** Sections of acts by their numbers in the act, and where the U.S. Code has them. */
const FCRA: Readonly<Record<string, string>> = {
  602: '1681',
  603: '1681a',
  604: '1681b',
  605: '1681c',
  '605a': '1681c-1',
  '605b': '1681c-2',
  '605c': '1681c-3',
  606: '1681d',
  607: '1681e',
  608: '1681f',
  609: '1681g',
  610: '1681h',
  611: '1681i',
  612: '1681j',
  613: '1681k',
  614: '1681l',
  615: '1681m',
  616: '1681n',
  617: '1681o',
  618: '1681p',
  619: '1681q',
  620: '1681r',
  621: '1681s',
  622: '1681s-1',
  623: '1681s-2',
  624: '1681s-3',
};
const FDCPA: Readonly<Record<string, string>> = { 803: '1692a', 805: '1692c', 807: '1692e', 808: '1692f', 809: '1692g', 813: '1692k' };
const FCBA: Readonly<Record<string, string>> = { 161: '1666', 162: '1666a', 163: '1666b' };
const GLBA: Readonly<Record<string, string>> = { 502: '6802' };
const ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fcra: FCRA,
  fdcpa: FDCPA,
  fcba: FCBA,
  tila: FCBA,
  glba: GLBA,
  facta: FCRA,
  ucc: {},
  hipaa: {},
  croa: {},
  ecoa: {},
};
const OF_SECTIONS: Readonly<Record<string, string>> = { ...FCRA, ...FDCPA };
/** Sections so well known that the bare number names them. */
const BARE = /^(1681[a-z]?|1666[a-z]?|1692[a-z]?|1679[a-z]?|6802|605b|1099c)$/;
const LETTERS = new Set([
  'letter',
  'letters',
  'method',
  'dispute',
  'disputes',
  'demand',
  'template',
  'templates',
  'technique',
  'thing',
  'way',
  'trick',
  'route',
  'approach',
  'kit',
]);
const SIGNS = new Set(['§', 'section', 'sections', 'sec', 'secs', 'seccion', 'articulo']);

/** The words with each citation as one. */
export function joinCitations(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length;) {
    const found = readCode(words, at) ?? readAct(words, at) ?? readSection(words, at) ?? readNamed(words, at);
    const [first, last] = [words[at], found && words[found.next - 1]];
    if (!first) break;
    read.push(found && last ? { ...first, text: `§${found.name}`, end: last.end } : first);
    at = found ? found.next : at + 1;
  }
  return read;
}

interface Found {
  readonly name: string;
  readonly next: number;
}
const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';

/** '15 U.S.C. § 1681g(a)', 'Title 15', '15 United States Code 1681'. */
function readCode(words: readonly Word[], at: number): Found | undefined {
  if (textAt(words, at) === 'title' && /^\d{1,2}$/.test(textAt(words, at + 1)))
    return { name: `title${textAt(words, at + 1)}`, next: at + 2 };
  if (!/^\d{1,2}$/.test(textAt(words, at))) return undefined;
  const one = textAt(words, at + 1);
  const code =
    one === 'usc' || one === 'uscs' || one === 'usca' ? 2 : one === 'us' && ['code', 'c'].includes(textAt(words, at + 2)) ? 3 : 0;
  const spelled = one === 'united' && textAt(words, at + 2) === 'states' && textAt(words, at + 3) === 'code' ? 4 : code;
  return spelled === 0 ? undefined : sectionAt(words, skipSigns(words, at + spelled), (section) => section);
}

/** 'FCRA 604', 'section 609 of the FCRA' by its sign, 'UCC 9-503', 'HIPAA'. */
function readAct(words: readonly Word[], at: number): Found | undefined {
  const name = textAt(words, at);
  const sections = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!sections) return undefined;
  const start = skipSigns(words, at + 1);
  const section =
    name === 'ucc' || name === 'hipaa'
      ? sectionAt(words, start, (number) => `${name}:${number}`)
      : sectionAt(words, start, (n) => sections[n] ?? (BARE.test(n) ? n : undefined));
  return section ?? { name, next: at + 1 };
}

/** 'section 609', '§ 1666b'. A number that is no known section is not taken for a law's. */
function readSection(words: readonly Word[], at: number): Found | undefined {
  if (!SIGNS.has(textAt(words, at))) return undefined;
  const found = sectionAt(words, skipSigns(words, at), (n) => OF_SECTIONS[n] ?? (/^(1681|1666|1692|1679|6802)/.test(n) ? n : undefined));
  if (!found) return undefined;
  const ofAct =
    textAt(words, found.next) === 'of' && textAt(words, found.next + 1) === 'the' && Object.hasOwn(ACTS, textAt(words, found.next + 2));
  return ofAct ? { ...found, next: found.next + 3 } : found;
}

/** What is known by its bare number or its name. */
function readNamed(words: readonly Word[], at: number): Found | undefined {
  const [one, two, three] = [textAt(words, at), textAt(words, at + 1), textAt(words, at + 2)];
  if ((one === 'metro' && /^(2|ii|two)$/.test(two)) || (one === 'metro2' && two !== ''))
    return { name: 'metro2', next: at + (one === 'metro' ? 2 : 1) };
  if (one === 'metro2') return { name: 'metro2', next: at + 1 };
  if (one === '1099' && two === 'c') return { name: '1099c', next: at + 2 };
  if (one === 'circular' && two === '2022' && /^0?7$/.test(three)) return { name: 'circular2022-07', next: at + 3 };
  // '609' alone is a number; '609 letter' is not.
  if (one === '609' && LETTERS.has(two)) return { name: '1681g', next: at + 1 };
  return BARE.test(one) ? sectionAt(words, at, (n) => (n === '605b' ? '1681c-2' : n)) : undefined;
}

function skipSigns(words: readonly Word[], at: number): number {
  let next = at;
  while (next < at + 3 && SIGNS.has(textAt(words, next))) next += 1;
  return next;
}

/** A section with what follows it: '1681s-2(a)(1)'. `nameOf` gives its place in the code, or undefined for none. */
function sectionAt(words: readonly Word[], at: number, nameOf: (number: string) => string | undefined): Found | undefined {
  const first = words[at];
  if (!first || !/^\d{1,4}[a-z]{0,2}$/.test(first.text)) return undefined;
  const dash = words[at + 1];
  const dashed = dash && /^-$/.test(dash.gap) && /^\d{1,3}[a-z]?$/.test(dash.text) ? nameOf(`${first.text}-${dash.text}`) : undefined;
  const name = dashed ?? nameOf(first.text);
  if (name === undefined) return undefined;
  // '1681 g' with a space; an 'a' or 'i' there is more likely a word.
  const letter = dashed === undefined && /^(1681|1692|1666)$/.test(first.text) ? (words[at + 1]?.text ?? '') : '';
  if (/^[b-hj-z]$/.test(letter)) return { name: name + letter, next: at + 2 };
  let next = at + (dashed === undefined ? 1 : 2);
  let paragraphs = '';
  for (let word = words[next]; word && paragraphs.length < 30 && /^\)? ?\($/.test(word.gap) && word.text.length <= 3; word = words[next]) {
    paragraphs += `(${word.text})`;
    next += 1;
  }
  return { name: name + paragraphs, next };
}

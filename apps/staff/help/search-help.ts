// Search over guides, words, deadlines and keys. The index is built in the browser when the search is first used, so it works without a
// line. A heading with its text is the unit that is found.
import MiniSearch from 'minisearch';
import { DEADLINES } from './deadlines.ts';
import { guideAddress } from './guide-names.ts';
import { KEYS } from './keys.ts';
import { GLOSSARY, GUIDES } from './library.ts';
import { plainText } from './read-guide.ts';

export interface HelpHit {
  readonly id: string;
  /** The guide or list it stands in. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly href: string;
}

const MOST_HITS = 20;
let index: MiniSearch<HelpHit> | undefined;
let units: ReadonlyMap<string, HelpHit> = new Map();

/** The passages that hold these words, their beginnings, or something spelled nearly like them; best first. */
export function searchHelp(words: string): readonly HelpHit[] {
  const made = (index ??= build());
  const all = made.search(words, { combineWith: 'AND' });
  const found = all.length > 0 ? all : made.search(words);
  return found.slice(0, MOST_HITS).flatMap(({ id }) => units.get(String(id)) ?? []);
}

/** Without accents and case, so that 'Resume' finds 'résumé'. */
export function foldTerm(term: string): string {
  return term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function build(): MiniSearch<HelpHit> {
  const all = [...gather()];
  units = new Map(all.map((unit) => [unit.id, unit]));
  const made = new MiniSearch<HelpHit>({
    fields: ['title', 'heading', 'text'],
    processTerm: foldTerm,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 3, heading: 2 } },
  });
  made.addAll(all);
  return made;
}

function* gather(): Generator<HelpHit> {
  for (const { name, title, sections } of GUIDES.values()) {
    for (const { id, heading, blocks } of sections) {
      yield { id: `${name}#${id}`, title, heading, text: plainText(blocks), href: guideAddress(name, id) };
    }
  }
  for (const { word, meaning } of GLOSSARY) {
    yield { id: `word:${word}`, title: 'Words', heading: word, text: meaning, href: '/help?view=words' };
  }
  for (const { key, what, from, time, source } of DEADLINES) {
    yield {
      id: `deadline:${key}`,
      title: 'Deadlines',
      heading: what,
      text: `${time}, from ${from}. ${source}`,
      href: '/help?view=deadlines',
    };
  }
  for (const { keys, words } of KEYS) yield { id: `key:${keys}`, title: 'Keys', heading: words, text: keys, href: '/help?view=keys' };
}

/** The part of a text around the first of these words, at most about 160 characters. */
export function passageOf(text: string, words: string): string {
  const folded = foldTerm(text);
  const at = Math.max(
    0,
    ...foldTerm(words)
      .split(/\s+/)
      .filter((word) => word.length > 1)
      .map((word) => folded.indexOf(word.slice(0, 4)))
      .slice(0, 1),
  );
  const from = at < PASSAGE / 2 ? 0 : text.lastIndexOf(' ', at - PASSAGE / 4) + 1;
  const to = from + PASSAGE >= text.length ? text.length : text.lastIndexOf(' ', from + PASSAGE);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
const PASSAGE = 160;

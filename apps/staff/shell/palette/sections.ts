// The order of search results: people come first once something is typed, because most searches are for people.
import { IconUser, type Icon } from '@tabler/icons-react';
import type { PaletteEntry } from './entries.ts';
import type { FoundPerson } from './use-people.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly details: string;
  readonly href: string;
  readonly Icon: Icon;
}
export interface Section {
  readonly title: string;
  readonly choices: readonly Choice[];
}

const MOST_ENTRIES = 6;

export function arrange(typed: string, entries: readonly PaletteEntry[], people: readonly FoundPerson[]): readonly Section[] {
  const isEmpty = typed.trim() === '';
  const person = ({ id, name, details, isGuess }: FoundPerson): Choice => ({
    id,
    label: name,
    details: isGuess ? `${details} · similar` : details,
    href: `/contacts/${id}`,
    Icon: IconUser,
  });
  const of = (kind: PaletteEntry['kind']): readonly Choice[] =>
    entries
      .filter((entry) => entry.kind === kind)
      .slice(0, isEmpty && kind === 'page' ? entries.length : MOST_ENTRIES)
      .map(({ label, href, Icon }) => ({ id: `${kind}-${href.replaceAll(/\W+/g, '-')}`, label, details: '', href, Icon }));
  const sections: readonly Section[] = [
    { title: isEmpty ? 'Recent people' : 'People', choices: people.map(person) },
    { title: 'Actions', choices: of('action') },
    { title: 'Pages', choices: of('page') },
  ];
  return sections.filter(({ choices }) => choices.length > 0);
}

// Names of contacts as initials, for calendars that a phone carries on to elsewhere.

/** 'M. D.' of 'Maria Delgado'. */
export function initialsOf(name: string): string {
  return wordsOf(name)
    .map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`)
    .join(' ');
}

/**
 * The text with the name of the contact as initials: the whole name, then each part of it that stands alone, with or without accents. Parts
 * of one letter stay, and so do other people's names, which are not known here.
 */
export function hideName(text: string, name: string): string {
  return [name, ...wordsOf(name)]
    .filter((part) => [...part].length > 1)
    .reduce((hidden, part) => hidden.replaceAll(alone(part), initialsOf(part)), text.normalize('NFD'))
    .normalize('NFC');
}

function wordsOf(name: string): readonly string[] {
  return name.split(/\s+/).filter((word) => word !== '');
}

/** Finds a name among other words in text whose accents are characters of their own (NFD). */
function alone(name: string): RegExp {
  const letters = [...name.normalize('NFD').replaceAll(/\p{M}/gu, '')].map(
    (one) => `${one.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\p{M}*`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('')}(?![\\p{L}\\p{N}])`, 'giu');
}

// Names of contacts as initials, for calendars that a phone carries on to elsewhere.

/** 'M. D.' of 'Maria Delgado'. */
export function initialsOf(name: string): string {
  return wordsOf(name)
    .map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`)
    .join(' ');
}

/**
 * The text with the name of the contact as initials: the whole name, then each part of it that stands alone. Parts of one letter stay, and
 * so do other people's names, which are not known here.
 */
export function hideName(text: string, name: string): string {
  const whole = text.replaceAll(name, initialsOf(name));
  return wordsOf(name)
    .filter((word) => [...word].length > 1)
    .reduce((hidden, word) => hidden.replaceAll(alone(word), initialsOf(word)), whole);
}

function wordsOf(name: string): readonly string[] {
  return name.split(/\s+/).filter((word) => word !== '');
}

function alone(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu');
}

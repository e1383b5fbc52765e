// Whether two first names may be one person's.

/** Each line: names that are written for one another. */
const SHORT_FORMS = [
  'robert bob bobby rob robbie',
  'william bill billy will liam',
  'richard rick dick rich',
  'james jim jimmy jamie',
  'john johnny jack',
  'joseph joe joey',
  'michael mike mick',
  'thomas tom tommy',
  'charles charlie chuck',
  'edward ed eddie ted',
  'anthony tony',
  'daniel dan danny',
  'matthew matt',
  'christopher chris',
  'david dave',
  'steven stephen steve',
  'elizabeth liz beth betty eliza',
  'margaret maggie peggy meg',
  'katherine catherine kathryn kate katie kathy cathy',
  'jennifer jen jenny',
  'patricia pat patty tricia',
  'susan sue susie',
  'deborah debra deb debbie',
  'barbara barb',
  'theodore ted theo',
  'jose pepe',
  'francisco paco pancho',
  'guadalupe lupe',
  'maria mary',
].map((line) => line.split(' '));

/** True when the names are equal, one shortens the other, or one is not given. */
export function mayBeSameFirstName(one: string, other: string): boolean {
  const [a, b] = [firstWord(one), firstWord(other)];
  if (a === '' || b === '' || a.startsWith(b) || b.startsWith(a)) return true;
  return SHORT_FORMS.some((forms) => forms.includes(a) && forms.includes(b));
}

function firstWord(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z\s-]/g, '')
      .trim()
      .split(/[\s-]+/)[0] ?? ''
  );
}

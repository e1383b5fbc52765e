// Names of people as reports print them, in parts that can be compared.
import { jaroWinkler } from './creditor-name.ts';

export interface NameParts {
  readonly words: readonly string[];
  readonly first: string;
  readonly last: string;
  /** Each part of a double last name. */ readonly lasts: readonly string[];
}

const SUFFIXES = new Set(['JR', 'SR', 'II', 'III', 'IV', 'MR', 'MRS', 'MS', 'DR']);

/** 'SMITH, JOHN A' and 'John A. Smith-Doe Jr.' alike: capitals, accents and suffixes away. */
export function nameParts(full: string): NameParts {
  const plain = full.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const turned =
    plain.includes(',') && !SUFFIXES.has(plain.split(',')[1]?.replace(/[^A-Z]/g, '') ?? '')
      ? plain.split(',').toReversed().join(' ')
      : plain;
  const words = turned
    .replace(/['.`’]/g, '')
    .split(/[^\p{L}0-9-]+/u)
    .filter((word) => word !== '' && !SUFFIXES.has(word));
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  // Of three or more words, the last but one may belong to a double last name, unless it is an initial.
  const inner = words.slice(1, -1).filter((word) => word.length > 1);
  return {
    words,
    first: words[0] ?? '',
    last: last.replaceAll('-', ''),
    lasts: [...last.split('-'), ...inner].filter((word) => word.length > 1),
  };
}

const NICKNAMES: readonly (readonly string[])[] = [
  ['WILLIAM', 'WILL', 'BILL', 'BILLY', 'WILLIE', 'LIAM'],
  ['ROBERT', 'ROB', 'BOB', 'BOBBY', 'ROBBIE'],
  ['RICHARD', 'RICK', 'RICH', 'DICK', 'RICKY'],
  ['JAMES', 'JIM', 'JIMMY', 'JAMIE'],
  ['JOHN', 'JON', 'JACK', 'JOHNNY'],
  ['JONATHAN', 'JON', 'JOHN'],
  ['MICHAEL', 'MIKE', 'MICK', 'MICKEY'],
  ['JOSEPH', 'JOE', 'JOEY'],
  ['THOMAS', 'TOM', 'TOMMY'],
  ['CHARLES', 'CHUCK', 'CHARLIE', 'CHAZ'],
  ['EDWARD', 'ED', 'EDDIE', 'TED', 'NED'],
  ['ANTHONY', 'TONY'],
  ['CHRISTOPHER', 'CHRIS', 'KIT'],
  ['CHRISTINE', 'CHRISTINA', 'CHRIS', 'TINA', 'CHRISSY'],
  ['DANIEL', 'DAN', 'DANNY'],
  ['DAVID', 'DAVE'],
  ['DONALD', 'DON', 'DONNIE'],
  ['KENNETH', 'KEN', 'KENNY'],
  ['STEVEN', 'STEPHEN', 'STEVE'],
  ['ANDREW', 'ANDY', 'DREW'],
  ['BENJAMIN', 'BEN'],
  ['SAMUEL', 'SAM'],
  ['SAMANTHA', 'SAM'],
  ['ALEXANDER', 'ALEX'],
  ['ALEXANDRA', 'ALEX'],
  ['MATTHEW', 'MATT'],
  ['NICHOLAS', 'NICK'],
  ['PATRICK', 'PAT'],
  ['PATRICIA', 'PAT', 'PATTY', 'TRISH'],
  ['ELIZABETH', 'LIZ', 'BETH', 'BETTY', 'ELIZA', 'LISA', 'BETSY'],
  ['KATHERINE', 'CATHERINE', 'KATE', 'KATHY', 'CATHY', 'KATIE', 'KAT'],
  ['MARGARET', 'MEG', 'PEGGY', 'MAGGIE', 'MARGE'],
  ['JENNIFER', 'JEN', 'JENNY'],
  ['REBECCA', 'BECKY', 'BECCA'],
  ['SUSAN', 'SUE', 'SUSIE'],
  ['DEBORAH', 'DEBRA', 'DEB', 'DEBBIE'],
  ['BARBARA', 'BARB'],
  ['JESSICA', 'JESS'],
  ['VICTORIA', 'VICKY', 'TORI'],
  ['TIMOTHY', 'TIM'],
  ['GREGORY', 'GREG'],
  ['JEFFREY', 'JEFF', 'GEOFFREY'],
  ['LAWRENCE', 'LARRY'],
  ['RONALD', 'RON', 'RONNIE'],
  ['JOSHUA', 'JOSH'],
  ['ZACHARY', 'ZACH'],
  ['GUADALUPE', 'LUPE'],
  ['FRANCISCO', 'PACO', 'FRANK'],
  ['FRANCIS', 'FRANK'],
];

/** Equal, an initial of the other, a known short form, or a slip of the pen. */
export function sameFirstName(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  if (a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))) return true;
  if (NICKNAMES.some((names) => names.includes(a) && names.includes(b))) return true;
  return Math.min(a.length, b.length) > 3 && jaroWinkler(a, b) >= 0.93;
}

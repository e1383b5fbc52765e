// The days, amounts and numbers of a text, each as one value however it is written: '$1,240.00' and '1240', 'March 3, 2026' and '03/03/2026'.

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const NAME = `(${MONTHS.map((name) => (name === 'may' ? 'may' : `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`)).join('|')})\\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`((?:19|20)\d{2})`;

/** How a date is written, and which of its groups are year, month and day. */
const WRITTEN: readonly (readonly [form: RegExp, year: number, month: number, day: number])[] = [
  [new RegExp(String.raw`\b${YEAR}-(\d{1,2})-(\d{1,2})\b`, 'g'), 1, 2, 3],
  [new RegExp(String.raw`\b(\d{1,2})[/.-](\d{1,2})[/.-]${YEAR}\b`, 'g'), 3, 1, 2],
  [new RegExp(String.raw`\b${NAME}\s+${DAY},?\s+(?:of\s+)?${YEAR}\b`, 'g'), 3, 1, 2],
  [new RegExp(String.raw`\b${DAY}\s+(?:of\s+)?${NAME},?\s+${YEAR}\b`, 'g'), 3, 2, 1],
  [new RegExp(String.raw`\b${YEAR}-(\d{1,2})\b`, 'g'), 1, 2, 0],
  [new RegExp(String.raw`\b(\d{1,2})/${YEAR}\b`, 'g'), 2, 1, 0],
  [new RegExp(String.raw`\b${NAME},?\s+(?:of\s+)?${YEAR}\b`, 'g'), 2, 1, 0],
  // 'May' alone is as often no month.
  [new RegExp(String.raw`\b${NAME}\s+${DAY}\b(?!,?\s*\d)`, 'g'), 0, 1, 2],
  [new RegExp(String.raw`\b(?:in|since|until|by|of|last)\s+${NAME}\b`, 'g'), 0, 1, 0],
];

/**
 * '2026-03-03' for a day, with '2026-03' and '2026', which it includes; '--03-09' where no year is given; '$1240' or '12.5' for other numbers.
 * Small counts in words or of one digit are no particular.
 */
export function particularsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  let rest = text.toLowerCase().replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  for (const [form, yearAt, monthAt, dayAt] of WRITTEN) {
    rest = rest.replaceAll(form, (...match) => {
      const group = (at: number): string => (at === 0 ? '' : String(match[at] ?? ''));
      addDate(found, group(yearAt), monthOf(group(monthAt)), group(dayAt));
      return ' ';
    });
  }
  for (const [, digits = ''] of rest.matchAll(/(\d+(?:\.\d+)?)/g)) {
    const number = String(Number(digits));
    if (number.length > 1) found.add(number);
  }
  return found;
}

function monthOf(written: string): string {
  const at = MONTHS.findIndex((name) => written.startsWith(name.slice(0, 3)));
  return at === -1 ? written.padStart(2, '0') : String(at + 1).padStart(2, '0');
}

function addDate(into: Set<string>, year: string, month: string, day: string): void {
  const whole = day === '' ? month : `${month}-${day.padStart(2, '0')}`;
  // Told with less, a known day is no new one.
  into.add(`--${month}`).add(`--${whole}`);
  if (year !== '') into.add(year).add(`${year}-${month}`).add(`${year}-${whole}`);
}

// An address as a mail service takes it: in parts, within the lengths it prints.
import type { PostalAddress } from '../../letters/rules/letter-document.ts';

export interface AddressParts {
  readonly name: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** What is printed in one line of the window. */
const MOST_NAME = 40;
const MOST_LINES = 50;
const LAST_LINE = /^(?<city>.+?),?\s+(?<state>[A-Z]{2})\s+(?<zip>\d{5}(?:-\d{4})?)$/u;
/** A line mail can be brought to: a number with a street, or a box. */
const DELIVERED_TO = /^(?:\d|p\.?\s?o\.?\s?box\b|box\b|rr\s|hc\s|pmb\b)/iu;

/** The parts of a US address, or a sentence that says what does not fit. */
export function splitAddress({ name, lines }: PostalAddress): AddressParts | string {
  const last = LAST_LINE.exec(lines.at(-1)?.trim() ?? '')?.groups;
  const { city, state, zip } = last ?? {};
  const rest = lines.slice(0, -1).map((line) => line.trim());
  const [first, second] = rest;
  if (city === undefined || state === undefined || zip === undefined || first === undefined || rest.length > 2)
    return `The address of ${name} does not end with a city, state and ZIP code, or has too many lines.`;
  // "Consumer Dispute Center" over a box names a part of the company.
  const isPart = second !== undefined && !DELIVERED_TO.test(first) && DELIVERED_TO.test(second);
  const parts: AddressParts = isPart
    ? { name, company: first, line1: second, line2: null, city, state, zip }
    : { name, company: null, line1: first, line2: second ?? null, city, state, zip };
  if ([parts.name, parts.company ?? ''].some((line) => line.length > MOST_NAME))
    return `The name ${name} is longer than the ${MOST_NAME} characters a mail service prints.`;
  if (parts.line1.length + (parts.line2?.length ?? 0) > MOST_LINES)
    return `The street lines of ${name} are longer than the ${MOST_LINES} characters a mail service prints.`;
  return parts;
}

// Values of TransUnion's nodes, whether they come from its XML or from a JSON copy of it.
import { addressLines, cleanText } from '../clean-text.ts';
import { given } from '../given.ts';
import { stateOf, zipOf } from '../contact-values.ts';
import type { PartialDate, ReportAddress } from '../model.ts';
import type { Reading } from '../reading.ts';
import { asNode, childOf, printed, textOf, valueOf, type JsonNode } from '../source-node.ts';

/** One line of text. Disclosures put adverse items between '>' and '<', often escaped; the brackets are not part of the text. */
export function plainText(source: string): string {
  const text = cleanText(source);
  return text.startsWith('>') || text.endsWith('<') ? text.replace(/^>+\s*|\s*<+$/g, '') : text;
}

export function wordsAt(node: JsonNode | undefined, key: string): string {
  return plainText(textOf(node, key));
}

/** Text under `key` where a copy may have put it under '#text' beside attributes. */
export function contentAt(node: JsonNode | undefined, key: string): string {
  const value = valueOf(node, key);
  if (typeof value === 'string' || value === undefined) return printed(value);
  return printed(value) || textOf(childOf(node, key), '#text');
}

/** A date, only as exact as TransUnion says it is: a day or month marked as estimated is not one the bureau reports. */
export function dateAt(node: JsonNode | undefined, key: string, reading: Reading): PartialDate | undefined {
  const value = valueOf(node, key);
  if (typeof value === 'string' || value === undefined) return reading.date(printed(value), key);
  const date = reading.date(contentAt(node, key), key);
  const flags = asNode(value);
  if (!date || !flags) return date;
  const estimated = (part: string): boolean => textOf(flags, part) === 'true';
  if (estimated('estimatedCentury') || estimated('estimatedYear')) return undefined;
  if (estimated('estimatedMonth')) return reading.date(date.iso.slice(0, 4), key);
  return estimated('estimatedDay') && date.precision === 'day' ? reading.date(date.iso.slice(0, 7), key) : date;
}

/** The texts under `key`: one, several (two lines of a street) or none. */
export function textsAt(node: JsonNode | undefined, key: string): string[] {
  const value = valueOf(node, key);
  if (!Array.isArray(value)) {
    const text = printed(value);
    return text === '' ? [] : [text];
  }
  return value.map((item: unknown) => textOf({ item }, 'item')).filter((text) => text !== '');
}

/** Street, city, state and ZIP of a node with `street` and `location`. */
export function placeOf(address: JsonNode | undefined): Pick<ReportAddress, 'lines' | 'city' | 'state' | 'zip'> {
  const street = childOf(address, 'street');
  const location = childOf(address, 'location');
  const whole = textsAt(street, 'unparsed').flatMap(addressLines);
  return given({
    lines: whole.length > 0 ? whole : streetOf(street),
    city: wordsAt(location, 'city') || undefined,
    state: stateOf(textOf(location, 'state')),
    zip: zipOf(zipText(location)),
  });
}

/** The street, joined from its parts. */
function streetOf(street: JsonNode | undefined): string[] {
  if (street === undefined) return [];
  const unit = childOf(street, 'unit');
  const parts = [...STREET_PARTS.map((part) => wordsAt(street, part)), wordsAt(unit, 'type'), wordsAt(unit, 'number')].filter(
    (part) => part !== '',
  );
  return parts.length > 0 ? [parts.join(' ')] : [];
}

const STREET_PARTS = ['number', 'preDirectional', 'name', 'postDirectional', 'type'] as const;

/** ZIP and its extension, each with the zeros that a copy in numbers lost. */
function zipText(location: JsonNode | undefined): string {
  const zip = textOf(location, 'zipCode');
  const extension = textOf(location, 'zipExt');
  if (zip === '' || zip.includes('-')) return zip;
  return zip.padStart(5, '0') + (extension === '' || zip.length > 5 ? '' : extension.padStart(4, '0'));
}

/** The phone's digits, or its text when it is printed whole. */
export function phoneText(phone: JsonNode | undefined): string {
  const number = childOf(phone, 'number') ?? phone;
  const whole = textOf(number, 'unparsed');
  if (whole !== '') return whole;
  const pad = (key: string, length: number) => {
    const digits = textOf(number, key);
    return digits === '' ? '' : digits.padStart(length, '0');
  };
  return pad('areaCode', 3) + pad('exchange', 3) + pad('suffix', 4);
}

/** Who a subscriber is; the name is whole, in parts of a person, or an organization. */
export function subscriberName(subscriber: JsonNode | undefined): string {
  const name = childOf(subscriber, 'name');
  return (
    wordsAt(name, 'unparsed') ||
    wordsAt(name, 'organization') ||
    wordsAt(childOf(name, 'person'), 'unparsed') ||
    wordsAt(subscriber, 'name')
  );
}

// Personal information and scores of an IdentityIQ page.
import { bureauOf } from '../source-bureaus.ts';
import { addressLines, cleanText } from '../clean-text.ts';
import { stateOf, zipOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { findAll, findFirst, hasClass, rawText, type HtmlElement } from './html-tree.ts';
import { isBureauTable, readBureauTable, rowsOf, textOfValue, textsOf, valuesOf, type BureauTable } from './idiq-table.ts';
import { type Bureau, BUREAUS } from '../bureaus.ts';
import type { ConsumerStatement, IdentityVariants, PartialDate, ReportAddress, Score } from '../model.ts';
import type { Reading } from '../reading.ts';
import { scoreOf } from '../scores.ts';

/** The first table of a section by label; empty when the section is missing. */
export function sectionTable(section: HtmlElement | undefined): BureauTable {
  const table = section && findFirst(section, isBureauTable);
  return (table && readBureauTable(table)) ?? new Map<string, never>();
}

/** Names, dates of birth, addresses and employers as the page prints them for one bureau. Pages print no SSN. */
export function readIdentity(table: BureauTable, bureau: Bureau, reading: Reading): IdentityVariants {
  reading.enter(`identity/${bureau}`);
  const named = (label: string, kind: IdentityVariants['names'][number]['kind']) =>
    textsOf(table.get(label)?.[bureau]).map((full) => ({ full, kind }));
  const addresses = (label: string, kind: ReportAddress['kind']) =>
    valuesOf(table.get(label)?.[bureau]).flatMap((value) => readAddress(value, kind, reading) ?? []);
  return {
    names: [...named('name', 'primary'), ...named('also known as', 'aka'), ...named('former', 'former')],
    dobs: textsOf(table.get('date of birth')?.[bureau]).flatMap((text) => reading.date(text, 'birth') ?? []),
    addresses: [...addresses('current address(es)', 'current'), ...addresses('previous address(es)', 'previous')],
    employers: valuesOf(table.get('employers')?.[bureau]).flatMap((value) => {
      const name = addressLines(rawText(value))[0] ?? '';
      return name === '' || textOfValue(value) === '' ? [] : [{ name }];
    }),
    phones: [],
  };
}

/** The day the bureau's file was pulled. */
export function readPulledOn(table: BureauTable, bureau: Bureau, reading: Reading): PartialDate | undefined {
  reading.enter(`identity/${bureau}`);
  return reading.date(textsOf(table.get('credit report date')?.[bureau])[0] ?? '', 'credit report date');
}

const CITY_LINE = /^(.*?),?\s*\b([A-Z]{2})(?:\s+(\d{5}(?:-?\d{4})?))?$/;

/** Street lines, "CITY, ST", ZIP, and for some bureaus the date of the last update; each on its line. */
function readAddress(value: HtmlElement, kind: ReportAddress['kind'], reading: Reading): ReportAddress | undefined {
  const read = splitAddress(rawText(value));
  if (read.lines.length === 0 && read.city === undefined) return undefined;
  return given({
    kind,
    lines: read.lines,
    city: read.city,
    state: read.state,
    zip: read.zip,
    lastReported: reading.date(read.date ?? '', 'address'),
  });
}

export interface SplitAddress {
  readonly lines: string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly date?: string;
}

/** An address as the page prints it, taken apart. */
export function splitAddress(printed: string): SplitAddress {
  const rest = addressLines(printed);
  const take = (wanted: RegExp): string | undefined => {
    const found = wanted.exec(rest.at(-1) ?? '')?.[1];
    if (found === undefined) return undefined;
    const before = (rest.pop() ?? '').replace(wanted, '').trim();
    if (before !== '') rest.push(before);
    return found;
  };
  const date = take(/(?:^|\s)(\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\/\d{4})$/);
  const zip = take(/(?:^|[\s,])(\d{5}(?:-?\d{4})?)$/);
  const city = CITY_LINE.exec(rest.at(-1) ?? '');
  if (city) rest.pop();
  return given({
    lines: rest.filter((line) => !/^[-,]+$/.test(line)),
    city: cleanText(city?.[1] ?? '') || undefined,
    state: stateOf(city?.[2] ?? ''),
    zip: zipOf(zip ?? ''),
    date,
  });
}

/** Scores; the page family prints TrueLink's VantageScore 3.0 unless it says otherwise. */
export function readScores(section: HtmlElement | undefined, reading: Reading): Score[] {
  if (!section) return [];
  reading.enter('scores');
  const table = sectionTable(section);
  const factors = readFactors(section);
  const modelRaw = /vantagescore\s*4/i.test(rawText(section)) ? 'VantageScore 4.0' : 'VantageScore 3.0';
  return BUREAUS.flatMap((bureau) => {
    const cell = table.get('credit score')?.[bureau];
    const range = /^(\d{3})\s*-\s*(\d{3})$/.exec(textsOf(table.get('score scale')?.[bureau])[0] ?? '');
    return (
      scoreOf(
        {
          bureau,
          printed: textsOf(cell)[0] ?? '',
          modelRaw,
          reason: '',
          range: range ? [Number(range[1]), Number(range[2])] : undefined,
          factors: factors.get(bureau) ?? [],
        },
        reading,
      ) ?? []
    );
  });
}

/** Risk factors: one row per bureau, each factor in its own box, the factor itself in bold where an explanation follows. */
function readFactors(section: HtmlElement): Map<Bureau, Score['factors']> {
  const factors = new Map<Bureau, Score['factors']>();
  const table = findFirst(section, (node) => hasClass(node, 'riskfactors'));
  for (const [label, value] of table ? rowsOf(table) : []) {
    const bureau = label && bureauOf(cleanText(rawText(label)));
    if (!bureau || !value) continue;
    const texts = findAll(value, (node) => hasClass(node, 'descriptionTxt'))
      .map((box) => textOfValue(findFirst(box, (node) => node.tag === 'b') ?? box))
      .filter((text) => text !== '');
    factors.set(
      bureau,
      texts.map((text, index) => ({ rank: index + 1, text, polarity: 'negative' as const })),
    );
  }
  return factors;
}

/** Customer statements: one row per bureau. */
export function readStatements(section: HtmlElement | undefined): ConsumerStatement[] {
  const tables = section ? findAll(section, (node) => node.tag === 'table') : [];
  return tables.flatMap(rowsOf).flatMap(([label, value]) => {
    const bureau = label && bureauOf(cleanText(rawText(label)));
    return bureau ? textsOf(value).map((text) => ({ bureau, text })) : [];
  });
}

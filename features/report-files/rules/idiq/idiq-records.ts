// Inquiries, public records, creditor contacts and the summary of an IdentityIQ page.
import { bureauOf, PRINTED_ORDER } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import { phoneOf } from '../contact-values.ts';
import { given } from '../given.ts';
import { findAll, rawText, type HtmlElement } from './html-tree.ts';
import { accountBlocks } from './idiq-accounts.ts';
import { splitAddress } from './idiq-identity.ts';
import { isGiven, readBureauTable, rowsOf, textOfValue, textsOf, valuesOf, type BureauTable } from './idiq-table.ts';
import { type Bureau, BUREAUS } from '../bureaus.ts';
import type { BureauPublicRecord, CreditReport, CreditorContact, Inquiry, SummaryCounts } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';

/** Rows under a table whose columns are named by their headers, each as a reader of its cells by column name. */
function listRows(section: HtmlElement | undefined): ((column: string) => HtmlElement | undefined)[] {
  const tables = section ? findAll(section, (node) => node.tag === 'table') : [];
  return tables.flatMap((table) => {
    const [header, ...rows] = rowsOf(table);
    if (!header || header.some((cell) => cell.tag !== 'th')) return [];
    const columns = header.map((cell) => cleanText(rawText(cell)).toLowerCase());
    return rows.filter((cells) => cells.length >= 2).map((cells) => (column: string) => cells[columns.indexOf(column)]);
  });
}

/** All listed inquiries; the page lists only those other lenders see. */
export function readInquiries(section: HtmlElement | undefined, reading: Reading): Inquiry[] {
  return listRows(section).flatMap((cell, index) => {
    reading.enter(`inquiries/${index}`);
    const bureau = bureauOf(textOfValue(cell('credit bureau')));
    const name = textOfValue(cell('creditor name'));
    if (bureau === undefined || name === '') return [];
    return given({
      id: `inquiry-${index + 1}`,
      bureau,
      name,
      date: reading.date(textOfValue(cell('date of inquiry')), 'date of inquiry'),
      kind: 'hard' as const,
      business: textOfValue(cell('type of business')) || undefined,
    });
  });
}

/** The filings of each table of the section. */
export function readFilings(section: HtmlElement | undefined, reading: Reading): ReadFiling[][] {
  return (section ? accountBlocks(section) : []).flatMap(({ heading, table: element }, index) => {
    reading.enter(`publicRecords/${index}`);
    const table = readBureauTable(element);
    return table ? [readRecord(table, heading ? textOfValue(heading) : '', reading)] : [];
  });
}

function readRecord(table: BureauTable, heading: string, reading: Reading): ReadFiling[] {
  return PRINTED_ORDER.flatMap((bureau) => {
    const column = new Map([...table].map(([label, row]) => [label, valuesOf(row[bureau])]));
    const saysAnything = [...column.values()].some((values) => values.some(isGiven));
    const filings = saysAnything ? Math.max(...[...column.values()].map((values) => values.length)) : 0;
    return Array.from({ length: filings }, (_, at) => {
      const record = readFiling((label) => textOfValue(column.get(label)?.[at]), reading);
      return { bureau, kind: publicRecordKindOf(`${heading} ${record.type}`), record };
    });
  });
}

function readFiling(text: (label: string) => string, reading: Reading): BureauPublicRecord {
  return given({
    type: text('type'),
    status: text('status'),
    filed: reading.date(text('date filed/reported'), 'date filed/reported'),
    resolved: reading.date(text('closing date') || text('released date'), 'closing date'),
    reference: text('reference#') || undefined,
    court: text('court') || undefined,
    // The page prints $0.00 where the court's papers name no amount.
    assets: reading.amount(text('asset amount'), 'asset amount') || undefined,
    liabilities: reading.amount(text('liability'), 'liability') || undefined,
    remarks: text('remarks') === '' ? [] : [text('remarks')],
  });
}

export function readCreditors(section: HtmlElement | undefined): CreditorContact[] {
  return listRows(section).flatMap((cell) => {
    const name = textOfValue(cell('creditor name'));
    if (name === '') return [];
    const address = cell('address');
    const { lines, city, state, zip } = splitAddress(address && textOfValue(address) !== '' ? rawText(address) : '');
    return given({ name, lines, city, state, zip, phone: phoneOf(textOfValue(cell('phone number'))) });
  });
}

/** What the page says of itself, per bureau. */
export function readDeclaredSummary(table: BureauTable, reading: Reading): CreditReport['declaredSummary'] {
  const declared: Partial<Record<Bureau, SummaryCounts>> = {};
  for (const bureau of BUREAUS) {
    const count = (label: string) => reading.count(textsOf(table.get(label)?.[bureau])[0] ?? '');
    const counts = given({
      accounts: count('total accounts'),
      inquiries: count('inquiries(2 years)'),
      publicRecords: count('public records'),
    });
    if (Object.keys(counts).length > 0) declared[bureau] = counts;
  }
  return Object.keys(declared).length > 0 ? declared : undefined;
}

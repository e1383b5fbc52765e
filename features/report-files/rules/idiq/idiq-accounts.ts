// The Account History section: per account a heading, a table of facts and a payment grid (field reference 2.1).
import { PRINTED_ORDER } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import { conditionOf, openClosedOf, payStatusOf, portfolioOf, responsibilityOf } from '../code-tables.ts';
import { given } from '../given.ts';
import { findAll, hasClass, rawText, type HtmlElement } from './html-tree.ts';
import { isGrid, readGrid } from './idiq-grid.ts';
import { isBureauTable, isGiven, readBureauTable, textOfValue, valuesOf, type BureauTable } from './idiq-table.ts';
import { maskAccountNumber } from '../masking.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauTrade, HistoryCell, Portfolio, Tradeline } from '../model.ts';
import type { Reading } from '../reading.ts';
import { assembleTradeline, disputeFlagOf } from '../tradeline.ts';

/** The pieces of one account, in the order of the page. */
interface AccountBlock {
  readonly heading: HtmlElement | undefined;
  readonly table: HtmlElement;
  grid?: HtmlElement;
}

/** Every account of the section. */
export function readAccounts(section: HtmlElement, reading: Reading): Tradeline[] {
  return accountBlocks(section).flatMap((block, index) => {
    reading.enter(`accounts/${index}`);
    const table = readBureauTable(block.table);
    if (!table) {
      reading.warn('columnsUnknown', 'The columns of this account name no bureau, so it was left out.');
      return [];
    }
    return readAccount(block, table, index, reading) ?? [];
  });
}

/** The nesting of headings, tables and grids changed over the years; their order on the page did not. */
export function accountBlocks(section: HtmlElement): AccountBlock[] {
  const isHeading = (node: HtmlElement): boolean => hasClass(node, 'sub_header');
  const blocks: AccountBlock[] = [];
  let heading: HtmlElement | undefined;
  for (const piece of findAll(section, (node) => isHeading(node) || isBureauTable(node) || isGrid(node))) {
    const last = blocks.at(-1);
    if (isHeading(piece)) heading = piece;
    else if (isBureauTable(piece)) blocks.push({ heading, table: piece });
    else if (last && !last.grid) last.grid = piece;
  }
  return blocks;
}

function readAccount({ heading, grid }: AccountBlock, table: BureauTable, index: number, reading: Reading): Tradeline | undefined {
  const { name, originalCreditor } = readHeading(heading);
  const portfolio = portfolioFrom(table);
  const histories = grid ? readGrid(grid, portfolio, reading) : {};
  const lines = PRINTED_ORDER.flatMap((bureau) =>
    readLines(table, bureau).map((value, line) => {
      reading.enter(`accounts/${index}/${bureau}`);
      // The grid has one row per bureau, so a bureau's second line has no history of its own.
      return readTrade(value, { bureau, name, originalCreditor, history: line === 0 ? (histories[bureau] ?? []) : [] }, reading);
    }),
  );
  return lines.length === 0 ? undefined : assembleTradeline({ id: `account-${index + 1}`, portfolio, lines, name });
}

const ORIGINAL_CREDITOR = /\(\s*original creditor:\s*(.*?)\s*\)\s*$/i;

function readHeading(heading: HtmlElement | undefined): { name: string; originalCreditor: string | undefined } {
  const text = heading ? cleanText(rawText(heading)) : '';
  return { name: text.replace(ORIGINAL_CREDITOR, '').trim(), originalCreditor: ORIGINAL_CREDITOR.exec(text)?.[1] || undefined };
}

/** The type is the account's, printed once per bureau that reports it. */
function portfolioFrom(table: BureauTable): Portfolio {
  for (const label of ['account type', 'account type - detail']) {
    for (const bureau of PRINTED_ORDER) {
      const type = textOfValue(valuesOf(table.get(label)?.[bureau])[0]);
      if (type !== '') return portfolioOf('', type);
    }
  }
  return 'U';
}

/** Gives the element of a label for one line of one bureau. */
type ValueOf = (label: string) => HtmlElement | undefined;

/** One reader per line the bureau reports; none when every cell of its column is empty or a dash. */
function readLines(table: BureauTable, bureau: Bureau): ValueOf[] {
  const column = new Map([...table].map(([label, row]) => [label, valuesOf(row[bureau])]));
  const saysAnything = [...column.values()].some((values) => values.some(isGiven));
  if (!saysAnything) return [];
  const lines = Math.max(...[...column.values()].map((values) => values.length));
  return Array.from({ length: lines }, (_, line) => (label) => column.get(label)?.[line]);
}

interface LineOfAccount {
  readonly bureau: Bureau;
  readonly name: string;
  readonly originalCreditor: string | undefined;
  readonly history: readonly HistoryCell[];
}

function readTrade(value: ValueOf, { bureau, name, originalCreditor, history }: LineOfAccount, reading: Reading): BureauTrade {
  const text = (label: string): string => textOfValue(value(label));
  const date = (label: string) => reading.date(text(label), label);
  const amount = (label: string) => reading.amount(text(label), label);
  const condition = conditionOf('', text('account status'));
  const remarks = readComments(value('comments'));
  return given({
    bureau,
    creditorName: name,
    accountNumberMasked: maskAccountNumber(text('account #')),
    responsibility: responsibilityOf('', text('bureau code')),
    openClosed: openClosedOf('', condition),
    condition,
    conditionRaw: text('account status') || undefined,
    payStatus: payStatusOf('', text('payment status')),
    payStatusRaw: text('payment status'),
    opened: date('date opened'),
    reported: date('last reported'),
    // "Date Last Active" is the date of the account status, not of activity (field reference, section 4).
    statusDate: date('date last active'),
    lastPayment: date('date of last payment'),
    balance: amount('balance'),
    highCredit: amount('high credit'),
    creditLimit: amount('credit limit'),
    pastDue: amount('past due'),
    monthlyPayment: amount('monthly payment'),
    termMonths: reading.count(text('no. of months (terms)')) ?? null,
    accountTypeText: text('account type - detail') || undefined,
    loanTypeText: text('account type') || undefined,
    originalCreditor,
    disputeFlag: disputeFlagOf('', remarks),
    remarks,
    history,
  });
}

/** One `div` per remark; pages without them have the remarks as plain text. */
function readComments(value: HtmlElement | undefined): BureauTrade['remarks'] {
  if (!value) return [];
  const parts = findAll(value, (node) => node.repeat === 'remark' || node.tag === 'div');
  return (parts.length > 0 ? parts : [value])
    .map(textOfValue)
    .filter((text) => text !== '')
    .map((text) => ({ text }));
}

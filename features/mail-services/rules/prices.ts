// What letters will cost, by the prices the office agreed on with its mail service. Amounts are cents.
import { MAIL_CLASSES, sheetsOf, type MailOptions } from './mail-options.ts';

/** Each class has the price of a letter with one sheet; the others are added for each sheet beyond it. */
export const PRICE_NAMES = [...MAIL_CLASSES, 'sheet', 'color-sheet'] as const;
type PriceName = (typeof PRICE_NAMES)[number];
export type PriceTable = Readonly<Record<PriceName, number>>;

const NAMES: ReadonlySet<string> = new Set(PRICE_NAMES);
const MOST_CENTS = 100_000;

/**
 * Reads 'first-class=105 certified=790 certified-return-receipt=1040 sheet=12 color-sheet=25', prices in cents. Undefined when one is
 * missing, named twice, unknown or no number of cents.
 */
export function readPrices(text: string): PriceTable | undefined {
  const pairs = text
    .trim()
    .split(/[\s,]+/u)
    .map((part) => /^([a-z-]+)=(\d{1,6})$/u.exec(part));
  const table: Partial<Record<PriceName, number>> = {};
  for (const pair of pairs) {
    const name = PRICE_NAMES.find((known) => known === pair?.[1]);
    const cents = Number(pair?.[2]);
    if (name === undefined || table[name] !== undefined || cents > MOST_CENTS) return undefined;
    table[name] = cents;
  }
  return isWhole(table) ? table : undefined;
}

function isWhole(table: Partial<Record<PriceName, number>>): table is Record<PriceName, number> {
  return Object.keys(table).length === NAMES.size;
}

/** The price of one letter of so many pages. The sheet with the address, which a service adds before letters that are not certified, counts. */
export function priceOf(pages: number, options: MailOptions, prices: PriceTable): number {
  const added = options.mailClass === 'first-class' ? 1 : 0;
  const sheets = sheetsOf(pages, options) + added;
  return prices[options.mailClass] + (sheets - 1) * prices[options.color ? 'color-sheet' : 'sheet'];
}

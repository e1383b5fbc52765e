// What names one bureau's line across reports. Printed numbers are masked differently and names change, so a key is built from what
// stays: TransUnion's own item key where there is one, else the readable characters of the number, the month of opening and the kind.
import type { BureauTrade, Inquiry, LineRef, PublicRecord } from '../model.ts';

/** Stable for the same line in every report of one source family; empty parts are left out. */
export function lineKeyOf(trade: BureauTrade, collection: boolean): string {
  const number = trade.accountNumberMasked.toUpperCase().replace(/[^0-9A-Z]/g, '').replace(/X+/g, '');
  return trade.vendorKey ?? [collection ? 'coll' : 'acct', number.slice(0, 10), trade.opened?.iso.slice(0, 7) ?? '', collection ? nameKey(trade.creditorName) : ''].join('|');
}

/** An inquiry is who asked and when; nothing else of it lasts. */
export function inquiryKeyOf({ name, date }: Pick<Inquiry, 'name' | 'date'>): string {
  return ['inq', nameKey(name), date?.iso ?? ''].join('|');
}

export function recordKeyOf(kind: PublicRecord['kind'], { filed, reference }: { readonly filed?: { readonly iso: string }; readonly reference?: string }): string {
  return ['rec', kind, filed?.iso.slice(0, 7) ?? '', (reference ?? '').replace(/\D/g, '')].join('|');
}

export function lineRefOf(trade: BureauTrade, collection: boolean): LineRef {
  return { bureau: trade.bureau, lineKey: lineKeyOf(trade, collection), heading: trade.creditorName, accountNumberMasked: trade.accountNumberMasked };
}

/** A creditor's name as it may be compared for being the very same. */
function nameKey(name: string): string {
  return name.toUpperCase().replace(/[^0-9A-Z]/g, '').slice(0, 24);
}


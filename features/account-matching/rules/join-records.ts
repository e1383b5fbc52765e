// Public records of sources that list each bureau's by itself, put together for display; each bureau's filing is still disputed by itself.
import { daysBetween } from '../../../platform/base/civil-date.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { BureauPublicRecord, PartialDate, PublicRecord } from '../../report-files/rules/model.ts';

/** Filings of one record may be dated some days apart. */
const FILED_APART_DAYS = 3;
/** A docket number. Each bureau writes the rest (court, office, attorney) in its own way. */
const DOCKET = /\d{5,}/;

/** One record for each court case, as far as its filings say that they are of one (field reference, section 6). */
export function joinRecords(records: readonly PublicRecord[]): PublicRecord[] {
  const joined: PublicRecord[] = [];
  for (const record of records) {
    const at = joined.findIndex((other) => areOne(other, record));
    const other = joined[at];
    if (other) joined[at] = { ...other, byBureau: { ...other.byBureau, ...record.byBureau } };
    else joined.push(record);
  }
  return joined;
}

function areOne(a: PublicRecord, b: PublicRecord): boolean {
  if (a.kind !== b.kind || BUREAUS.some((bureau) => a.byBureau[bureau] && b.byBureau[bureau])) return false;
  const [x, y] = [a, b].map(({ byBureau }) => Object.values(byBureau).flat());
  return (x ?? []).every((one) => (y ?? []).every((other) => isOneFiling(one, other)));
}

/** The dates agree, and neither the docket number nor the chapter speaks against it. */
function isOneFiling(a: BureauPublicRecord, b: BureauPublicRecord): boolean {
  if (!a.filed || !b.filed || (a.chapter !== undefined && b.chapter !== undefined && a.chapter !== b.chapter)) return false;
  const [x, y] = [a.reference, b.reference].map((reference) => DOCKET.exec(reference ?? '')?.[0]);
  if (x !== undefined && y !== undefined && x !== y) return false;
  if (areDaysApart(a.filed, b.filed)) return true;
  // Experian and Equifax give many dates as the first of the month; then the number has to agree.
  return x !== undefined && x === y && a.filed.iso.slice(0, 7) === b.filed.iso.slice(0, 7) && [a.filed, b.filed].some(isMonthOnly);
}

function areDaysApart(a: PartialDate, b: PartialDate): boolean {
  return a.precision === 'day' && b.precision === 'day' && Math.abs(daysBetween(a.iso, b.iso)) <= FILED_APART_DAYS;
}

const isMonthOnly = ({ iso, precision }: PartialDate): boolean => precision === 'month' || (precision === 'day' && iso.endsWith('-01'));

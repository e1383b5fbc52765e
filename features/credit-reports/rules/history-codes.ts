// Payment-history codes to grid codes, one table per (format, bureau): the same character means different things in different
// sources ('1' is 30 days late for TrueLink and "current" in TransUnion's own files), and the wrong table makes false late
// payments (field reference, section 5).
import type { Bureau, GridCode, SourceFormat } from './model.ts';

type CodeTable = Readonly<Record<string, GridCode>>;

/** What the three TrueLink tables share. A blank is a month the bureau sent nothing for. */
const TRUELINK: CodeTable = {
  C: 'OK', E: 'OK', '1': '30', '2': '60', '3': '90', '4': '120', '5': '150', '6': '180', '7': 'PP', '8': 'RP', '9': 'CO',
  L: 'CO', G: 'COLL', K: 'RP', H: 'FC', J: 'VS', U: 'UNK', Y: 'UNK', '': 'ND', '-': 'ND', X: 'ND', B: 'ND', D: 'ND',
};

/** IdentityIQ pages print words; blanks are told apart by the class of the cell before this table is asked. */
const IDIQ: CodeTable = {
  OK: 'OK', '30': '30', '60': '60', '90': '90', '120': '120', '150': '150', '180': '180', CO: 'CO', RF: 'RP', VS: 'VS', PP: 'PP', '': 'ND',
};

const TABLES: Readonly<Record<SourceFormat, Readonly<Record<Bureau, CodeTable>>>> = {
  'truelink-json': { TU: TRUELINK, EX: TRUELINK, EQ: TRUELINK },
  // The page prints Equifax's `U` (unknown) as OK, so an Equifax OK is no statement that the month was paid.
  'idiq-html': { TU: IDIQ, EX: IDIQ, EQ: { ...IDIQ, OK: 'UNK' } },
};

/** The grid code of `raw` in this source, or undefined for a code the source is not known to use. */
export function gridCodeOf(format: SourceFormat, bureau: Bureau, raw: string): GridCode | undefined {
  const table = TABLES[format][bureau];
  return Object.hasOwn(table, raw) ? table[raw] : undefined;
}

const LATE: ReadonlySet<GridCode> = new Set(['30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP']);

/** True for a month that counts against the client. */
export function isLateCode(code: GridCode): boolean {
  return LATE.has(code);
}

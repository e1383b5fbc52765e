// Payment-history codes to grid codes, one table per (format, bureau): the same character means different things in different
// sources ('1' is 30 days late for TrueLink and "current" in TransUnion's own files), and the wrong table makes false late
// payments (field reference, section 5).
import type { Bureau } from './bureaus.ts';
import type { GridCode, ReadFormat } from './model.ts';

type CodeTable = Readonly<Record<string, GridCode>>;

/** What the three TrueLink tables share. A blank is a month the bureau sent nothing for. */
const TRUELINK: CodeTable = {
  C: 'OK',
  E: 'OK',
  '1': '30',
  '2': '60',
  '3': '90',
  '4': '120',
  '5': '150',
  '6': '180',
  '7': 'PP',
  '8': 'RP',
  '9': 'CO',
  L: 'CO',
  G: 'COLL',
  K: 'RP',
  H: 'FC',
  J: 'VS',
  U: 'UNK',
  Y: 'UNK',
  '': 'ND',
  '-': 'ND',
  X: 'ND',
  B: 'ND',
  D: 'ND',
};

/** IdentityIQ pages print words; blanks are told apart by the class of the cell before this table is asked. */
const IDIQ: CodeTable = {
  OK: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  CO: 'CO',
  RF: 'RP',
  VS: 'VS',
  PP: 'PP',
  '': 'ND',
};

/** Letters with the same meaning in Metro 2 and in the bureaus' formats derived from it. */
const METRO2_LETTERS: CodeTable = { L: 'CO', G: 'COLL', H: 'FC', J: 'VS', K: 'RP', B: 'ND', D: 'ND', '-': 'ND', '': 'ND' };
/** Delinquency as Metro 2 counts it: 0 is current, 1 is 30 days late. */
const METRO2_NUMBERS: CodeTable = { '0': 'OK', '1': '30', '2': '60', '3': '90', '4': '120', '5': '150', '6': '180' };

/**
 * Experian: C current, 0 current with a zero balance; 8 and 9 as in its status table, 7 bankruptcy. B is a change of the account, no
 * payment.
 */
const EXPERIAN: CodeTable = {
  ...METRO2_LETTERS,
  ...METRO2_NUMBERS,
  '0': 'ZB',
  C: 'OK',
  N: 'ZB',
  E: 'ZB',
  '7': 'BK',
  '8': 'RP',
  '9': 'CO',
  X: 'ND',
};

/**
 * Equifax rates: 0 is too new or unrated, 1 is as agreed, 2 is 30 days late, 5 is 120 days or more, 6 a collection, 7 a Chapter 13 plan.
 */
const EQUIFAX: CodeTable = {
  ...METRO2_LETTERS,
  '0': 'UNK',
  '1': 'OK',
  '2': '30',
  '3': '60',
  '4': '90',
  '5': '120',
  '6': 'COLL',
  '7': 'BK',
  '8': 'RP',
  '9': 'CO',
  E: 'ZB',
  '*': 'ND',
  U: 'UNK',
};

/** TransUnion's own payment pattern: 1 is current, 2 is 30 days late, 5 is 120 days or more. */
const TRANSUNION: CodeTable = { '1': 'OK', '2': '30', '3': '60', '4': '90', '5': '120', X: 'ND', '': 'ND' };

/**
 * MISMO patterns: C current, 1 to 6 days late by thirty, 9 collection or charge-off (the type of the account tells), 7 a wage earner
 * plan, which is Chapter 13.
 */
const MISMO: CodeTable = {
  C: 'OK',
  '0': 'OK',
  E: 'ZB',
  '1': '30',
  '2': '60',
  '3': '90',
  '4': '120',
  '5': '150',
  '6': '180',
  '7': 'BK',
  '8': 'RP',
  '9': 'CO',
  L: 'CO',
  G: 'COLL',
  H: 'FC',
  J: 'VS',
  K: 'RP',
  N: 'ND',
  X: 'ND',
  '-': 'ND',
  B: 'ND',
  D: 'ND',
  U: 'UNK',
  '': 'ND',
};

/** IDIQ's Experian feed spells months out. */
const IDIQ_FEED: CodeTable = {
  OK: 'OK',
  Current: 'OK',
  '30Late': '30',
  '60Late': '60',
  '90Late': '90',
  '120PlusLate': '120',
  '120Late': '120',
  '150Late': '150',
  '180Late': '180',
  Collection: 'COLL',
  ChargeOff: 'CO',
  Repossession: 'RP',
  Foreclosure: 'FC',
  VoluntarySurrender: 'VS',
  Bankruptcy: 'BK',
  NoData: 'ND',
  Unknown: 'UNK',
  '': 'ND',
};

/** What staff chose by hand is a grid code already. */
const MANUAL: CodeTable = {
  OK: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  CO: 'CO',
  COLL: 'COLL',
  RP: 'RP',
  FC: 'FC',
  VS: 'VS',
  BK: 'BK',
  PP: 'PP',
  ZB: 'ZB',
  ND: 'ND',
  UNK: 'UNK',
};

const forAll = (table: CodeTable): Readonly<Record<Bureau, CodeTable>> => ({ TU: table, EX: table, EQ: table });

const TABLES: Readonly<Record<ReadFormat, Readonly<Record<Bureau, CodeTable>>>> = {
  'truelink-json': forAll(TRUELINK),
  'truelink-xml': forAll(TRUELINK),
  // The page prints Equifax's `U` (unknown) as OK, so an Equifax OK is no statement that the month was paid.
  'idiq-html': { TU: IDIQ, EX: IDIQ, EQ: { ...IDIQ, OK: 'UNK' } },
  'idiq-feed': forAll(IDIQ_FEED),
  'array-json': forAll(MISMO),
  mismo2: forAll(MISMO),
  mismo3: forAll(MISMO),
  'experian-json': forAll(EXPERIAN),
  'equifax-json': forAll(EQUIFAX),
  'tu-xml': forAll(TRANSUNION),
  tu4r: forAll(TRANSUNION),
  'tu-disclosure': forAll(TRANSUNION),
  manual: forAll(MANUAL),
};

/** The grid code of `raw` in this source, or undefined for a code the source is not known to use. */
export function gridCodeOf(format: ReadFormat, bureau: Bureau, raw: string): GridCode | undefined {
  const table = TABLES[format][bureau];
  return Object.hasOwn(table, raw) ? table[raw] : undefined;
}

const LATE: ReadonlySet<GridCode> = new Set(['30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP']);

/** True for a month that counts against the client. */
export function isLateCode(code: GridCode): boolean {
  return code !== 'OK' && LATE.has(code);
}

// Each payment-history table on its own (field reference, section 5). The tables differ where it hurts: '1' is thirty days late in most
// sources and "as agreed" in the bureaus' own files, and the wrong table makes false late payments.
import { describe, expect, test } from 'vitest';
import { gridCodeOf, isLateCode } from './history-codes.ts';
import { BUREAUS, type Bureau } from './bureaus.ts';
import type { GridCode, ReadFormat } from './model.ts';

/** 'code=grid' pairs; '_' means a blank month. */
type Table = string;
const TRUELINK: Table =
  'C=OK E=OK 1=30 2=60 3=90 4=120 5=150 6=180 7=PP 8=RP 9=CO L=CO G=COLL K=RP H=FC J=VS U=UNK Y=UNK _=ND -=ND X=ND B=ND D=ND';
const PAGE = (ok: GridCode): Table => `OK=${ok} 30=30 60=60 90=90 120=120 150=150 180=180 CO=CO RF=RP VS=VS PP=PP _=ND`;
const FEED: Table =
  'OK=OK Current=OK 30Late=30 60Late=60 90Late=90 120Late=120 120PlusLate=120 150Late=150 180Late=180 Collection=COLL ChargeOff=CO Repossession=RP Foreclosure=FC VoluntarySurrender=VS Bankruptcy=BK NoData=ND Unknown=UNK _=ND';
const MISMO: Table =
  'C=OK 0=OK E=ZB 1=30 2=60 3=90 4=120 5=150 6=180 7=BK 8=RP 9=CO L=CO G=COLL H=FC J=VS K=RP N=ND X=ND -=ND B=ND D=ND U=UNK _=ND';
const EXPERIAN: Table =
  'C=OK 0=ZB N=ZB E=ZB 1=30 2=60 3=90 4=120 5=150 6=180 7=BK 8=RP 9=CO L=CO G=COLL H=FC J=VS K=RP B=ND D=ND X=ND -=ND _=ND';
const EQUIFAX: Table =
  '1=OK E=ZB 0=UNK 2=30 3=60 4=90 5=120 6=COLL 7=BK 8=RP 9=CO L=CO G=COLL H=FC J=VS K=RP B=ND D=ND *=ND -=ND _=ND U=UNK';
const TRANSUNION: Table = '1=OK 2=30 3=60 4=90 5=120 X=ND _=ND';
const MANUAL: Table = 'OK=OK 30=30 60=60 90=90 120=120 150=150 180=180 CO=CO COLL=COLL RP=RP FC=FC VS=VS BK=BK PP=PP ZB=ZB ND=ND UNK=UNK';

const all = (table: Table): Record<Bureau, Table> => ({ TU: table, EX: table, EQ: table });
const TABLES: Record<ReadFormat, Record<Bureau, Table>> = {
  'truelink-json': all(TRUELINK),
  'truelink-xml': all(TRUELINK),
  'idiq-html': { TU: PAGE('OK'), EX: PAGE('OK'), EQ: PAGE('UNK') },
  'idiq-feed': all(FEED),
  'array-json': all(MISMO),
  mismo2: all(MISMO),
  mismo3: all(MISMO),
  'experian-json': all(EXPERIAN),
  'equifax-json': all(EQUIFAX),
  'tu-xml': all(TRANSUNION),
  tu4r: all(TRANSUNION),
  'tu-disclosure': all(TRANSUNION),
  manual: all(MANUAL),
};
const FORMATS = Object.keys(TABLES) as ReadFormat[];
const pairs = (table: Table): [string, string][] =>
  table.split(' ').map((pair) => [pair.slice(0, pair.lastIndexOf('=')).replace('_', ''), pair.slice(pair.lastIndexOf('=') + 1)]);
/** Every code that any source uses: what a table does not list it must not know. */
const EVERY_CODE = new Set(FORMATS.flatMap((format) => BUREAUS.flatMap((bureau) => pairs(TABLES[format][bureau]).map(([code]) => code))));

describe.each(FORMATS.flatMap((format) => BUREAUS.map((bureau) => [format, bureau] as const)))('%s of %s', (format, bureau) => {
  const known = new Map(pairs(TABLES[format][bureau]));
  test('reads its own codes and no others', () => {
    const read = [...EVERY_CODE].map((code) => [code, gridCodeOf(format, bureau, code)]);
    expect(read).toEqual([...EVERY_CODE].map((code) => [code, known.get(code)]));
  });
  test.each(['constructor', '__proto__', 'toString', 'ok', '10', '?'])('%s is no code', (raw) =>
    expect(gridCodeOf(format, bureau, raw)).toBeUndefined(),
  );
});

describe('off by one', () => {
  const ONE_IS_AS_AGREED = ['equifax-json', 'tu-xml', 'tu4r', 'tu-disclosure'];
  test.each(FORMATS)('1 in %s', (format) => {
    const one = gridCodeOf(format, 'TU', '1');
    // Pages, feeds and reports entered by hand have words, not digits.
    expect(one).toBe(ONE_IS_AS_AGREED.includes(format) ? 'OK' : ['idiq-html', 'idiq-feed', 'manual'].includes(format) ? undefined : '30');
  });
  test('the same month of the same account, late by 60 days, in the code of each source', () => {
    const sixty: [ReadFormat, string][] = [
      ['truelink-json', '2'],
      ['experian-json', '2'],
      ['mismo2', '2'],
      ['equifax-json', '3'],
      ['tu-xml', '3'],
      ['tu4r', '3'],
      ['idiq-html', '60'],
      ['idiq-feed', '60Late'],
    ];
    expect(sixty.map(([format, code]) => gridCodeOf(format, 'EX', code))).toEqual(sixty.map(() => '60'));
  });
});

test('an Equifax U is unknown, and a page’s Equifax OK is no statement that the month was paid', () => {
  expect([gridCodeOf('truelink-json', 'EQ', 'U'), gridCodeOf('idiq-html', 'EQ', 'OK'), gridCodeOf('equifax-json', 'EQ', 'U')]).toEqual([
    'UNK',
    'UNK',
    'UNK',
  ]);
});

test('months that are paid, without balance, without data or not known are not late; all others are', () => {
  const codes: GridCode[] = ['OK', 'ZB', 'ND', 'UNK', '30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP'];
  expect(codes.filter((code) => !isLateCode(code))).toEqual(['OK', 'ZB', 'ND', 'UNK']);
});

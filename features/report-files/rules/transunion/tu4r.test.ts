import { describe, expect, test } from 'vitest';
import { summarize } from '../report-summary.ts';
import { readReport, refusalOf } from '../testing.ts';
import { segment, tu4r } from './testing-tu.ts';

const trade = (type: 'TR11' | 'TR13', fields: Readonly<Record<number, string>> = {}) =>
  segment(type, type === 'TR11' ? 332 : 387, {
    8: 'BC',
    10: '01597029',
    18: 'TEST BANK',
    48: 'R',
    49: '5384000000001234',
    79: 'I',
    80: 'SC',
    82: '20150609',
    90: '20141012',
    98: '20150408',
    106: 'C',
    115: '000000707',
    124: '000000707',
    133: '000000500',
    145: 'M',
    146: '000000053',
    164: '20141208',
    172: '05',
    174: '20150509',
    182: '4321111',
    230: '07',
    232: '01',
    234: '01',
    236: '01',
    238: '000000193',
    284: '05',
    295: '20150509',
    323: 'CBG',
    ...fields,
  });
const collection = (type: 'CL11' | 'CL13') =>
  segment(type, type === 'CL11' ? 213 : 230, {
    8: 'YC',
    10: '01749001',
    18: 'TEST COLLECTORS',
    48: 'O',
    49: '3X1X1X1',
    79: 'I',
    80: 'AG',
    82: 'TEST CLINIC',
    112: '02',
    114: '20150115',
    122: '20140903',
    147: '000000476',
    156: '000000476',
    165: '000000476',
    174: '9B',
    ...(type === 'CL13' ? { 176: '20130500' } : {}),
    207: 'CLA',
  });
const file = tu4r(
  segment('NM11', 123, { 8: 'F', 9: '1', 10: 'SAMPLE', 42: 'PAT', 62: 'Q' }),
  segment('PI11', 25, { 8: 'F', 9: '666001234', 18: '19710201' }),
  segment('AD11', 150, { 8: 'F1', 13: '12', 25: 'ELM', 55: 'ST', 73: 'ANYTOWN', 101: 'MA', 103: '02134', 142: '20141112' }),
  segment('SM11', 44, { 8: '1', 9: '001', 24: '001', 42: '002' }),
  segment('PR11', 216, { 8: 'ZP', 10: '0508725R', 18: 'SL', 20: '2X1X0X0', 124: '20150513', 184: 'I', 187: 'SANTA ANA', 215: 'CA' }),
  collection('CL11'),
  trade('TR11'),
  segment('IN11', 84, { 8: '06TR', 12: 'FZ', 14: '05503013', 22: 'THE ASKER', 52: 'I', 55: '20150727' }),
  segment('IN11', 84, { 8: '06TR', 12: 'HY', 14: '03722353', 22: 'A SHOP', 52: 'I', 55: '20150119' }),
  segment('LK11', 54, { 8: 'PR', 10: '0000', 14: 'ZP', 16: '0508725R', 24: 'ANY COUNTY RECORDER' }),
  segment('SA11', 106, { 8: '700 CIVIC CENTER', 68: 'SANTA ANA', 96: 'CA', 98: '92701' }),
  segment('PN01', 27, { 8: 'F409', 13: '714', 16: '5550100' }),
  segment('SC01', 34, { 8: '00V60', 13: '+352', 20: 'I12 04 08 76 06' }),
  segment('SC01', 34, { 8: '00N03', 13: '+36' }),
  segment('CS11', 269, { 8: 'CS', 14: '001', 17: '002', 20: 'NOT' }),
  segment('CS11', 269, { 8: 'CS', 14: '002', 17: '002', 20: 'ME.' }),
);
const report = readReport(file);
const transUnion = report.bureaus.find(({ bureau }) => bureau === 'TU');

describe('TU4R', () => {
  test('counts and who', () => {
    expect(summarize(report)).toMatchObject({
      format: 'tu4r',
      reportDate: '2015-07-27',
      accounts: 2,
      collections: 1,
      inquiries: 2,
      publicRecords: 1,
      scores: [{ model: 'VANTAGE_3', value: 352 }],
      warnings: [],
      client: { name: 'PAT Q SAMPLE', ssnLast4: '1234', dateOfBirth: '1971-02-01', address: '12 ELM ST, ANYTOWN, MA 02134' },
    });
    expect(report.providerReference).toBe('REF-7');
    expect(JSON.stringify(report)).not.toMatch(/666001234|5384000000001234/);
  });
  test('a trade by its places', () => {
    expect(report.accounts[0]?.byBureau.TU?.[0]).toMatchObject({
      creditorName: 'TEST BANK',
      accountNumberMasked: '************1234',
      responsibility: 'individual',
      payStatus: 'late120',
      worstStatus: 'late120',
      openClosed: 'closed',
      condition: 'closed',
      opened: { iso: '2014-10-12' },
      closed: { iso: '2015-04-08' },
      reported: { iso: '2015-06-09' },
      lastPayment: { iso: '2014-12-08' },
      maxDelinquency: { iso: '2015-05-09' },
      balance: 70_700,
      highCredit: 70_700,
      creditLimit: 50_000,
      pastDue: 19_300,
      monthlyPayment: 5300,
      termsFrequency: 'monthly',
      late30: 1,
      late60: 1,
      late90: 1,
      accountTypeText: 'Secured credit card',
      remarks: [{ code: 'CBG', text: 'Account closed by credit grantor' }],
    });
    expect(report.accounts[0]?.byBureau.TU?.[0]?.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2015-05 90',
      '2015-04 60',
      '2015-03 30',
      '2015-02 OK',
      '2015-01 OK',
      '2014-12 OK',
      '2014-11 OK',
    ]);
  });
  test('a collection, its original creditor and what was placed', () => {
    expect(report.accounts[1]).toMatchObject({ portfolio: 'COLL', category: 'medical-collection', originalCreditor: 'TEST CLINIC' });
    expect(report.accounts[1]?.byBureau.TU?.[0]).toMatchObject({
      payStatus: 'collection',
      balance: 47_600,
      originalAmount: 47_600,
      opened: { iso: '2014-09-03' },
    });
    expect(report.accounts[1]?.byBureau.TU?.[0]).not.toHaveProperty('firstDelinquency');
  });
  test('first delinquency only from the layouts that have it', () => {
    const [first, second] = readReport(tu4r(trade('TR13', { 247: '20150301' }), collection('CL13'))).accounts.map(
      ({ byBureau }) => byBureau.TU?.[0]?.firstDelinquency,
    );
    expect([first, second]).toEqual([
      { iso: '2015-03-01', precision: 'day' },
      { iso: '2013-05-01', precision: 'month' },
    ]);
  });
  test('an AT11 names the original creditor of the trade before it', () => {
    const addition = segment('AT11', 95, { 26: 'P', 27: 'OLD BANK', 57: 'FIRST LENDER', 87: '000001432' });
    expect(readReport(tu4r(trade('TR11'), addition)).accounts[0]?.byBureau.TU?.[0]).toMatchObject({
      originalCreditor: 'FIRST LENDER',
      purchasedFrom: 'OLD BANK',
      chargeOffAmount: 143_200,
    });
  });
  test('public record, creditor with address, statement over two segments', () => {
    expect(report.publicRecords[0]).toMatchObject({
      kind: 'tax-lien',
      byBureau: { TU: [{ type: 'State tax lien', filed: { iso: '2015-05-13' }, court: 'ANY COUNTY RECORDER, SANTA ANA, CA' }] },
    });
    expect(report.creditors).toEqual([
      {
        name: 'ANY COUNTY RECORDER',
        lines: ['700 CIVIC CENTER'],
        city: 'SANTA ANA',
        state: 'CA',
        zip: '92701',
        phone: '(714) 555-0100',
        subscriberCode: '0508725R',
        bureau: 'TU',
      },
    ]);
    expect(transUnion).toMatchObject({ statements: [{ text: 'NOT ME.' }], inFileSince: { iso: '2010-10-16' }, identity: { phones: [] } });
  });
  test('a file that breaks off anywhere is refused: what it lacks would look deleted', () => {
    for (const length of [30, 100, 500, 1000, file.length - 1, file.length - 12])
      expect(refusalOf(file.slice(0, length))).toBe(length === file.length - 1 ? 'read' : 'reportFiles.cutShort');
  });
  test('segments that went missing are said', () => {
    expect(readReport(file.replace(trade('TR11'), '')).warnings.map(({ code }) => code)).toEqual(['segmentsMissing']);
  });
  test('line breaks between segments do no harm', () =>
    expect(readReport(file.replaceAll(/(?=TR11332|IN11084)/g, '\r\n'))).toEqual(report));
});

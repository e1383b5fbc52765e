// TrueLink as XML, and everything it travels in: SOAP, escaped text, JSONP (field reference, sections 1 and 2.3).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { readCreditReport } from '../read-credit-report.ts';
import { summarize } from '../report-summary.ts';
import { code, collection, partition, readReport, refusalOf, source, trade, trueLink, wrapped, type Json } from '../testing.ts';

const history = {
  startDate: '2022-05-01',
  status: '1CU9',
  MonthlyPayStatus: [
    { date: '2022-05-01', status: '1' },
    { date: '2022-04-01', status: 'C' },
    { date: '2022-02-28', status: 'U' },
  ],
};
const sample = trueLink(
  [
    partition('R', trade('TUC', { creditorName: 'H&R <BANK>' }, { PayStatusHistory: history }), trade('EXP')),
    partition('Y', collection('TUC'), collection('EQF')),
  ],
  {
    InquiryPartition: [{ Inquiry: { inquiryDate: '2026-01-05', subscriberName: 'TEST AUTO', inquiryType: 'I', Source: source('EXP') } }],
    Message: { Code: code('TK9006', 'Extended fraud victim alert on file') },
  },
);
const expected = {
  format: 'truelink-xml',
  accounts: 2,
  tradelines: { TUC: 2, EXP: 1, EQF: 1 },
  collections: 2,
  inquiries: 1,
  warnings: [],
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Scalars as attributes, except those TrueLink writes as elements; `prefix` is the namespace's. */
function xmlOf(name: string, value: Json, prefix = ''): string {
  if (Array.isArray(value)) return value.map((one) => xmlOf(name, one, prefix)).join('');
  if (typeof value !== 'object' || value === null) return `<${prefix}${name}>${escaped(String(value))}</${prefix}${name}>`;
  const entries = Object.entries(value);
  const isAttribute = ([key, child]: readonly [string, Json]) =>
    typeof child === 'string' && child !== '' && !['InquiryDate', 'Reference', 'CreditLimit'].includes(key);
  const attributes = entries
    .filter(isAttribute)
    .map(([key, child]) => ` ${key}="${escaped(typeof child === 'string' ? child : '')}"`)
    .join('');
  return `<${prefix}${name}${attributes}>${entries
    .filter((entry) => !isAttribute(entry))
    .map(([key, child]) => xmlOf(key, child, prefix))
    .join('\n  ')}</${prefix}${name}>`;
}

const xml = xmlOf('TrueLinkCreditReportType', sample);
const soap = (
  text: string,
  attributes = '',
): string => `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><EnrollResponse><EnrollResult><a:ServiceProductFulfillments>
  <a:ServiceProductResponse><a:ServiceProduct>TUCReport</a:ServiceProduct><a:ServiceProductObject i:type="b:string"/></a:ServiceProductResponse>
  <a:ServiceProductResponse><a:ServiceProduct>MergeCreditReports</a:ServiceProduct><a:ServiceProductObject${attributes}>${escaped(text)}</a:ServiceProductObject></a:ServiceProductResponse>
</a:ServiceProductFulfillments></EnrollResult></EnrollResponse></s:Body></s:Envelope>`;
const content = (report: CreditReport): unknown => ({ ...report, sourceFormat: '' });

describe('wrappers', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['bare', xml],
    ['with declaration and comment', `\ufeff<?xml version="1.0" encoding="utf-8"?>\n<!-- x -->\n${xml}`],
    ['with a prefix', xmlOf('TrueLinkCreditReportType', sample, 'ns0:')],
    ['lower-case root', xmlOf('trueLinkCreditReportType', sample)],
    ['as it is in a SOAP body', `<s:Envelope><s:Body><FulfillResponse>${xml}</FulfillResponse></s:Body></s:Envelope>`],
    ['as text in a SOAP answer', soap(xml)],
    ['as text beside attributes', soap(xml, ' i:type="b:string"')],
    [
      'as text in CDATA',
      soap('').replace(
        '></a:ServiceProductObject></a:ServiceProductResponse>\n</a:S',
        `><![CDATA[<?xml version="1.0"?>${xml}]]></a:ServiceProductObject></a:ServiceProductResponse>\n</a:S`,
      ),
    ],
    ['as text with line breaks spelled out', soap(xml.replaceAll('><', '>\\r\\n  <'))],
    ['as text of JSON in a SOAP answer', soap(JSON.stringify(wrapped(sample)))],
    ['in JSONP', `callback(${xml});`],
  ];
  const json = readReport(wrapped(sample));
  test.each(cases)('%s: says what the JSON says', (_, text) => {
    const report = readReport(text);
    expect(summarize(report)).toMatchObject(expected);
    expect(content(report)).toEqual(content(json));
  });
  test.each([
    ['XML as text in JSON', JSON.stringify({ data: { serviceProductObject: xml } })],
    ['XML as text in JSONP', `cb(${JSON.stringify(xml)})`],
  ])('%s', (_, text) => expect(content(readReport(text))).toEqual(content(json)));
  test('months and masks survive', () => {
    const line = readReport(xml).accounts[0]?.byBureau.TU?.[0];
    expect(line).toMatchObject({ creditorName: 'H&R <BANK>', accountNumberMasked: '************1234', creditLimit: 100_000 });
    expect(line?.history.map(({ month, code: cell }) => `${month} ${cell}`)).toEqual(['2022-05 30', '2022-04 OK', '2022-03 UNK']);
  });
  test('line breaks in the middle of an attribute are blanks', () => {
    expect(
      readReport(xml.replace('description="Individual"', 'description="Authorized\n      User" ').replace('symbol="I" ', 'symbol="" '))
        .accounts[0]?.byBureau.TU?.[0]?.responsibility,
    ).toBe('authorized-user');
  });
});

test.each([
  ['EnrollResponse', 'no report in it'],
  ['GetTrendingDataResponse', 'history of scores'],
  ['GetDisputeStatusResponse', 'status of a dispute'],
  ['StartDispute', 'a dispute sent'],
  ['Ping', 'a message of a web service'],
])('%s without a report is named and refused', (name, said) => {
  const refusal = readCreditReport(new TextEncoder().encode(`<s:Envelope><s:Body><${name}><x/></${name}></s:Body></s:Envelope>`));
  expect(refusal).toMatchObject({ code: 'reportFiles.notAReport', message: expect.stringContaining(said) });
});
test('the Indian variant, an outline without data', () => {
  expect(refusalOf('<TrueLinkCreditReport><Borrower/></TrueLinkCreditReport>')).toBe('reportFiles.notUsReport');
  expect(refusalOf('<TrueLinkCreditReportType><TradeLinePartition><Tradeline/></TradeLinePartition></TrueLinkCreditReportType>')).toBe(
    'reportFiles.noAccountData',
  );
});

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const bytesOf = (name: string): Uint8Array | undefined => {
  const path = join(SAMPLES, 'truelink-xml', name);
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
};
const months = (report: CreditReport): number =>
  report.accounts.flatMap(({ byBureau }) => Object.values(byBureau).flat()).reduce((sum, line) => sum + line.history.length, 0);

describe('samples', () => {
  test.for([
    [
      'tui_anne-markowitz_enroll-response.xml',
      { accounts: 25, tradelines: { TUC: 25, EXP: 0, EQF: 0 }, collections: 0, inquiries: 4, publicRecords: 0, reportDate: '2015-06-09' },
    ],
    [
      'tui_fulfill-response.xml',
      {
        accounts: 4,
        inquiries: 1,
        publicRecords: 0,
        reportDate: '2020-04-15',
        scores: [{ bureau: 'TUC', model: 'VANTAGE_3', value: 794 }],
      },
    ],
    ['tui_investigation_results.xml', { accounts: 10, inquiries: 0, publicRecords: 1, reportDate: null }],
    [
      'tui_dianne-cosgrave_enroll-vantage_response-data.xml',
      { accounts: 20, tradelines: { TUC: 20, EXP: 0, EQF: 0 }, collections: 3, inquiries: 2, publicRecords: 0 },
    ],
  ] as const)('%s', ([name, numbers], { skip }) => {
    const bytes = bytesOf(name);
    if (!bytes) return skip(`no sample ${name}`);
    const report = readCreditReport(bytes);
    expect(isRefusal(report) ? report.code : summarize(report)).toMatchObject({ ...numbers, format: 'truelink-xml', bureaus: ['TUC'] });
  });
  test('every month of a history with a code is read; blanks at its ends are none', ({ skip }) => {
    const name = 'tui_anne-markowitz_enroll-response.xml';
    const bytes = bytesOf(name);
    if (!bytes) return skip(`no sample ${name}`);
    const report = readCreditReport(bytes);
    // 576 cells in the file, 72 of them blank.
    expect(isRefusal(report) ? report.code : months(report)).toBe(504);
  });
  test.for([
    'tui_gettrendingdata_response.xml',
    'tui_getdisputestatusbyid_response.xml',
    'tui_startdispute_request.xml',
    'tui_startdispute_multiplePVitems_request.xml',
  ])('%s is no report', (name, { skip }) => {
    const bytes = bytesOf(name);
    if (!bytes) return skip(`no sample ${name}`);
    expect(readCreditReport(bytes)).toMatchObject({ code: 'reportFiles.notAReport' });
  });
});

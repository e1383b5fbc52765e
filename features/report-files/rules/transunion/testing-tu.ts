// Small synthetic files in TransUnion's own formats for tests: no one's data, one of each thing a reader must distinguish.

/** XML of these children; a list repeats the element, '' is an empty one, '@' is an attribute. */
export type Xml = string | readonly Xml[] | { readonly [name: string]: Xml };

export function xmlOf(name: string, value: Xml): string {
  if (isList(value)) return value.map((one) => xmlOf(name, one)).join('');
  if (typeof value === 'string')
    return value === '' ? `<${name}/>` : `<${name}>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
  const entries = Object.entries(value);
  const attributes = entries
    .flatMap(([key, text]) => (key.startsWith('@') && typeof text === 'string' ? ` ${key.slice(1)}="${text}"` : []))
    .join('');
  return `<${name}${attributes}>${entries.map(([key, child]) => (key.startsWith('@') ? '' : key === '$' && typeof child === 'string' ? child : xmlOf(key, child))).join('')}</${name}>`;
}

function isList(value: Xml): value is readonly Xml[] {
  return Array.isArray(value);
}

/** An auto loan, 30 days late now, on time the three months before except one. */
export const loan: { readonly [name: string]: Xml } = {
  subscriber: { industryCode: 'B', memberCode: '00000001', name: { unparsed: 'TEST BANK' } },
  portfolioType: 'installment',
  accountNumber: '600888322006',
  ECOADesignator: 'jointContractLiability',
  dateOpened: '2020-02-06',
  dateEffective: '2021-11-30',
  currentBalance: '000016015',
  highCredit: '000020295',
  accountRating: '02',
  terms: { paymentFrequency: 'monthly', paymentScheduleMonthCount: '072', scheduledMonthlyPayment: '000000336' },
  account: { type: 'AU' },
  pastDue: '000000189',
  paymentHistory: {
    paymentPattern: { startDate: '2021-10-30', text: '121X5' },
    historicalCounters: { monthsReviewedCount: '05', late30DaysTotal: '01', late60DaysTotal: '00', late90DaysTotal: '00' },
  },
};

/** A `creditBureau` document of one person with these parts of `subjectRecord` and `custom/credit`. */
export function tuXml(record: { readonly [name: string]: Xml }, credit?: { readonly [name: string]: Xml }): string {
  return `<?xml version="1.0"?>${xmlOf('creditBureau', {
    '@xmlns': 'http://www.transunion.com/namespace',
    transactionControl: {
      userRefNumber: 'REF-7',
      subscriber: { memberCode: 'F00000009' },
      tracking: { transactionTimeStamp: '2022-01-27T23:04:10.487-06:00' },
    },
    product: { code: '07000', subject: { subjectRecord: { ...record, ...(credit ? { custom: { credit } } : {}) } } },
  })}`;
}

/** One TU4R segment: its length is put in, and each text at its place (counted from 1). */
export function segment(type: string, length: number, fields: Readonly<Record<number, string>>): string {
  const text = [...`${type}${String(length).padStart(3, '0')}`.padEnd(length)];
  for (const [place, value] of Object.entries(fields)) [...value].forEach((char, at) => (text[Number(place) - 1 + at] = char));
  return text.join('');
}

/** A whole TU4R file of these segments, with header, subject and the count at its end. */
export function tu4r(...segments: readonly string[]): string {
  const all = [
    segment('TU4R', 62, { 8: '311', 11: 'REF-7', 39: 'F', 41: '05503013', 49: '20150727124918' }),
    segment('SH01', 27, { 8: '101', 11: 'Y06N06TRN20101016' }),
    ...segments,
  ];
  return `${all.join('')}END1012${String(all.length + 1).padStart(5, '0')}`;
}

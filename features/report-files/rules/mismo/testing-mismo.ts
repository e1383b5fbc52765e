// Small MISMO reports for tests: the 2.x shape as Array's JSON or as XML of the same data, and the 3.x shape.
import type { Json } from '../testing.ts';

export type Fields = { readonly [key: string]: Json };

/** XML of nodes in the readers' shape: '@name' is an attribute, a text the element's own. */
export function xmlOf(name: string, value: Json): string {
  if (Array.isArray(value)) return value.map((item: Json) => xmlOf(name, item)).join('');
  if (value === null || typeof value !== 'object') return `<${name}>${escaped(String(value ?? ''))}</${name}>`;
  const entries = Object.entries(value as Fields);
  const attributes = entries
    .filter(([key]) => key.startsWith('@'))
    .map(([key, text]) => ` ${key.slice(1)}="${typeof text === 'string' ? escaped(text) : ''}"`)
    .join('');
  return `<${name}${attributes}>${entries
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, child]) => xmlOf(key, child))
    .join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

// ---- 2.x ----

export const repository = (name: string, code = ''): Fields => ({ '@_SourceType': name, '@_SubscriberCode': code });

/** A current, open card of Experian's; `fields` replace what differs. */
export function liability(fields: Fields = {}): Fields {
  return {
    '@CreditLiabilityID': 'L1',
    '@BorrowerID': 'B1',
    '@CreditFileID': 'F-EX',
    '@_AccountIdentifier': '4111000011112222',
    '@_AccountOpenedDate': '2018-03-01',
    '@_AccountReportedDate': '2026-02-20',
    '@_AccountOwnershipType': 'Individual',
    '@_AccountStatusType': 'Open',
    '@_AccountType': 'Revolving',
    '@_UnpaidBalanceAmount': '150',
    '@_HighBalanceAmount': '900',
    '@_CreditLimitAmount': '1000',
    '@_PastDueAmount': '0',
    '@_MonthlyPaymentAmount': '25.00',
    '@_ConsumerDisputeIndicator': 'N',
    '@CreditLoanType': 'CreditCard',
    '@CreditBusinessType': 'Banking',
    _CREDITOR: {
      '@_Name': 'FIRST TEST BANK',
      '@_StreetAddress': '1 BANK PLZ',
      '@_City': 'BOSTON',
      '@_State': 'MA',
      '@_PostalCode': '02110',
      '@_Phone': '6175550100',
    },
    _CURRENT_RATING: { '@_Type': 'AsAgreed', '@_Code': 'C' },
    _LATE_COUNT: { '@_30Days': '1', '@_60Days': '0', '@_90Days': '0' },
    _PAYMENT_PATTERN: { '@_Data': 'CC1C', '@_StartDate': '2026-02-20' },
    CREDIT_REPOSITORY: repository('Experian', '1234567'),
    ...fields,
  };
}

const FILE_IDS = { Equifax: 'F-EQ', Experian: 'F-EX', TransUnion: 'F-TU' } as const;
export function creditFile(source: keyof typeof FILE_IDS, fields: Fields = {}): Fields {
  return {
    '@CreditFileID': FILE_IDS[source],
    '@BorrowerID': 'B1',
    '@CreditRepositorySourceType': source,
    '@_ResultStatusType': 'FileReturned',
    _BORROWER: {
      '@_UnparsedName': 'PAT SAMPLE',
      '@_SSN': '666001234',
      '@_BirthDate': '1980-01',
      _RESIDENCE: {
        '@_StreetAddress': '12 ELM ST, ANYTOWN, MA 021340001',
        '@_City': 'ANYTOWN',
        '@_State': 'MA',
        '@_PostalCode': '021340001',
        '@BorrowerResidencyType': 'Current',
      },
    },
    ...fields,
  };
}
export const borrower = (fields: Fields = {}): Fields => ({
  '@BorrowerID': 'B1',
  '@_PrintPositionType': 'Borrower',
  '@_UnparsedName': 'PAT SAMPLE',
  '@_SSN': '666001234',
  ...fields,
});

export function score(source: string, value: string, date: string, fields: Fields = {}): Fields {
  return {
    '@CreditScoreID': `S-${source}-${date}`,
    '@BorrowerID': 'B1',
    '@CreditRepositorySourceType': source,
    '@_Date': date,
    '@_ModelNameType': 'Other',
    '@_ModelNameTypeOtherDescription': `${source}VantageScore3.0`,
    '@_Value': value,
    ...fields,
  };
}

/** CREDIT_RESPONSE with one bureau's file of each name and one liability. */
export function response(fields: Fields = {}): Fields {
  return {
    '@MISMOVersionID': '2.4',
    '@CreditReportIdentifier': 'REF-1',
    '@CreditReportFirstIssuedDate': '2026-03-02T23:30:00Z',
    '@CreditRatingCodeType': 'Experian',
    CREDIT_REPOSITORY_INCLUDED: { '@_EquifaxIndicator': 'Y', '@_ExperianIndicator': 'Y', '@_TransUnionIndicator': 'Y' },
    BORROWER: borrower(),
    CREDIT_FILE: [creditFile('Equifax'), creditFile('Experian'), creditFile('TransUnion')],
    CREDIT_LIABILITY: [liability()],
    ...fields,
  };
}
export const asArray = (fields: Fields = {}): Fields => ({ CREDIT_RESPONSE: response(fields) });
export const asMismo2 = (fields: Fields = {}, status: Fields = { '@_Description': 'READY' }): string =>
  xmlOf('RESPONSE_GROUP', { RESPONSE: { RESPONSE_DATA: { CREDIT_RESPONSE: response(fields) }, STATUS: status } });

/**
 * A joint order: PAT has files at Experian and TransUnion and none at Equifax, SAM has files at all three. Each has lines alone, and they
 * share an auto loan. What is SAM's alone has SAM in its name.
 */
export function jointOrder(fields: Fields = {}): Fields {
  const pat = { '@_UnparsedName': 'PAT SAMPLE', '@_SSN': '666001234', '@_BirthDate': '1980-01-05' };
  const sam = { '@_UnparsedName': 'SAM SAMPLE', '@_SSN': '666005678', '@_BirthDate': '1979-07-08' };
  const home = (street: string): Fields => ({
    _RESIDENCE: {
      '@_StreetAddress': street,
      '@_City': 'ANYTOWN',
      '@_State': 'MA',
      '@_PostalCode': '02134',
      '@BorrowerResidencyType': 'Current',
    },
  });
  const file = (source: keyof typeof FILE_IDS, owner: 'B1' | 'B2', more: Fields = {}): Fields =>
    creditFile(source, {
      '@CreditFileID': `${FILE_IDS[source]}-${owner}`,
      '@BorrowerID': owner,
      _BORROWER: owner === 'B1' ? { ...pat, ...home('12 ELM ST') } : { ...sam, ...home('99 SAM LANE') },
      CREDIT_COMMENT: {
        '@_SourceType': source,
        '@_Type': 'ConsumerStatement',
        _Text: owner === 'B1' ? 'I MOVED IN 2024' : 'SAM SAYS THIS IS WRONG',
      },
      ...more,
    });
  const line = (owners: string, creditor: string, number: string, sources: readonly string[], more: Fields = {}): Fields =>
    liability({
      '@CreditLiabilityID': number,
      '@BorrowerID': owners,
      '@CreditFileID': '',
      '@_AccountIdentifier': number,
      _CREDITOR: {
        '@_Name': creditor,
        '@_StreetAddress': `1 ${creditor} PLZ`,
        '@_City': 'BOSTON',
        '@_State': 'MA',
        '@_PostalCode': '02110',
      },
      CREDIT_REPOSITORY: sources.map((source) => repository(source)),
      ...more,
    });
  const asked = (owner: string, name: string, source: string): Fields => ({
    '@BorrowerID': owner,
    '@_Name': name,
    '@_Date': '2026-01-05',
    CREDIT_REPOSITORY: repository(source),
  });
  const record = (owner: string, docket: string): Fields => ({
    '@BorrowerID': owner,
    '@_Type': 'Judgment',
    '@_FiledDate': '2024-05-06',
    '@_DocketIdentifier': docket,
    '@_CourtName': owner === 'B2' ? 'SAM COUNTY COURT' : 'ANY COUNTY COURT',
    CREDIT_REPOSITORY: repository('Experian'),
  });
  const late = { _CURRENT_RATING: { '@_Type': 'Late30Days', '@_Code': '1' } };
  return {
    BORROWER: [borrower(pat), borrower({ '@BorrowerID': 'B2', '@_PrintPositionType': 'CoBorrower', ...sam })],
    CREDIT_FILE: [
      file('Equifax', 'B1', { '@_ResultStatusType': 'NoFileReturnedNoHit' }),
      file('Experian', 'B1'),
      file('TransUnion', 'B1'),
      file('Equifax', 'B2'),
      file('Experian', 'B2'),
      file('TransUnion', 'B2'),
    ],
    CREDIT_LIABILITY: [
      line('B1', 'PAT CARD', '4000111122223333', ['Experian'], late),
      line('B2', 'SAM CARD', '5000111122224444', ['Experian'], { ...late, '@_AccountOpenedDate': '2018-02-31' }),
      line('B1 B2', 'JOINT AUTO', '6000111122225555', ['Experian', 'Equifax', 'TransUnion'], {
        '@_AccountOwnershipType': 'JointContractualLiability',
      }),
      line('B2', 'SAM STORE', '7000111122226666', ['Equifax'], late),
    ],
    CREDIT_INQUIRY: [asked('B1', 'PAT LENDER', 'Experian'), asked('B2', 'SAM LENDER', 'Experian')],
    CREDIT_PUBLIC_RECORD: [record('B1', '111111'), record('B2', '222222')],
    CREDIT_SCORE: [
      score('Experian', '701', '2026-03-02'),
      score('Experian', '555', '2026-03-02', { '@BorrowerID': 'B2', '@CreditScoreID': 'S2' }),
      score('Equifax', '560', '2026-03-02', { '@BorrowerID': 'B2', '@CreditScoreID': 'S3' }),
    ],
    ...fields,
  };
}

// ---- 3.x ----

export function liability3(label: string, source: Fields, detail: Fields = {}, fields: Fields = {}): Fields {
  return {
    '@label': label,
    CREDIT_LIABILITY_CREDITOR: {
      NAME: { FullName: 'FIRST TEST BANK' },
      ADDRESS: { AddressLineText: '1 BANK PLZ', CityName: 'BOSTON', StateCode: 'MA', PostalCode: '02110' },
    },
    CREDIT_LIABILITY_CURRENT_RATING: { CreditLiabilityCurrentRatingCode: 'C', CreditLiabilityCurrentRatingType: 'AsAgreed' },
    CREDIT_LIABILITY_DETAIL: {
      CreditLiabilityAccountIdentifier: '4111000011112222',
      CreditLiabilityAccountOpenedDate: '2018-03-01',
      CreditLiabilityAccountReportedDate: '2026-02-01',
      CreditLiabilityAccountOwnershipType: 'Individual',
      CreditLiabilityAccountStatusType: 'Open',
      CreditLiabilityAccountType: 'Revolving',
      CreditLiabilityUnpaidBalanceAmount: '150.00',
      CreditLoanType: 'CreditCard',
      CreditBusinessType: 'Banking',
      ...detail,
    },
    CREDIT_LIABILITY_LATE_COUNT: { CREDIT_LIABILITY_LATE_COUNT_DETAIL: { CreditLiability30DaysLateCount: '1' } },
    CREDIT_LIABILITY_PAYMENT_PATTERN: {
      CreditLiabilityPaymentPatternDataText: 'CC1C',
      CreditLiabilityPaymentPatternStartDate: '2026-02-01',
    },
    CREDIT_REPOSITORIES: { CREDIT_REPOSITORY: source },
    ...fields,
  };
}
export const source3 = (name: string, described = ''): Fields => ({
  CreditRepositorySourceType: name,
  ...(described === '' ? {} : { CreditRepositorySourceTypeOtherDescription: described }),
});
export const file3 = (label: string, source: string, fields: Fields = {}, detail: Fields = {}): Fields => ({
  '@label': label,
  CREDIT_FILE_DETAIL: { CreditFileResultStatusType: 'FileReturned', CreditRepositorySourceType: source, ...detail },
  PARTY: person3('PAT', 'SAMPLE', '666001234'),
  ...fields,
});
export const person3 = (first: string, last: string, ssn: string): Fields => ({
  INDIVIDUAL: { NAME: { FirstName: first, LastName: last } },
  TAXPAYER_IDENTIFIERS: { TAXPAYER_IDENTIFIER: { TaxpayerIdentifierValue: ssn } },
});
export const borrower3 = (label: string, first: string, kind: string): Fields => ({
  INDIVIDUAL: { NAME: { FirstName: first, LastName: 'SAMPLE' } },
  ROLES: { ROLE: { '@label': label, BORROWER: { BORROWER_DETAIL: { BorrowerClassificationType: kind } } } },
});
export const link = (from: string, to: string): Fields => ({ '@from': from, '@to': to });

interface Message {
  readonly response?: Fields;
  readonly links?: readonly Fields[];
  readonly status?: Fields;
  readonly around?: Fields;
  readonly documents?: Json;
}
/** A MESSAGE around a credit response; without one it is the order alone. */
export function asMismo3({
  response: report,
  links = [],
  status = { StatusCode: 'Completed', StatusDescription: 'READY' },
  around = {},
  documents = '',
}: Message): string {
  const request: Fields = { CREDIT_REQUEST: { CREDIT_INQUIRIES: { CREDIT_INQUIRY: { CREDIT_REPOSITORIES: '' } } } };
  const service: Fields = {
    CREDIT: report ? { ...request, CREDIT_RESPONSE: report } : request,
    RELATIONSHIPS: { RELATIONSHIP: links },
    STATUSES: { STATUS: status },
  };
  return xmlOf('MESSAGE', {
    '@xmlns': 'http://www.mismo.org/residential/2009/schemas',
    DEAL_SETS: { DEAL_SET: { DEALS: { DEAL: { SERVICES: { SERVICE: service } } } }, ...around },
    DOCUMENT_SETS: { DOCUMENT_SET: { DOCUMENTS: documents } },
  });
}

// Pairs of names as reports print them that are one company, or one lender behind a brand, and pairs that are not.
import { expect, test } from 'vitest';
import { companiesOf, isForDeposits, isTellingName, mayBeSameCompany, sellsReports } from './company-names.ts';

test.for([
  ['BB&T DDA', 'BB&T MTG'],
  ['BB&T BKCRD', 'TRUIST BANK'],
  ['BB&T', 'SUNTRUST BANK'],
  ['BB AND T', 'BB&T'],
  ['SEARS/CBNA', 'CITI'],
  ['CBUSASEARS', 'CITICARDS CBNA'],
  ['SEARS ROEBUCK & CO', 'CBNA'],
  ['THD/CBNA', 'HOME DEPOT CREDIT'],
  ['BEST BUY/CBNA', 'CITIBANK NA'],
  ['MACYS/DSNB', 'CITI'],
  ['SYNCB/WALMRT', 'SYNCHRONY BANK'],
  ['SYNCB/AMAZON', 'GECRB/LOWES'],
  ['CARE CREDIT', 'SYNCB/CC'],
  ['JC PENNEY', 'SYNCB/JCP'],
  ['J C PENNEY', 'JCPENNEY'],
  ['OLD NAVY', 'SYNCB/GAP'],
  ['COMENITYBANK/VICTORIA', 'WFNNB'],
  ['COMENITY CAPITAL/ULTA', 'CCB/ULTA'],
  ['JPMCB CARD', 'CHASE'],
  ['JPM CHASE', 'FIRST USA BANK'],
  ['WASHINGTON MUTUAL', 'CHASE AUTO'],
  ['CAP ONE', 'CAPITAL ONE BANK USA NA'],
  ['CAP ONE AF', 'CAPITAL ONE AUTO FINANCE'],
  ['COAF', 'CAPITAL ONE'],
  ['KOHLS/CAPONE', 'CAPITAL ONE'],
  ['HSBC BANK', 'CAPITAL ONE'],
  ['BK OF AMER', 'BANK OF AMERICA'],
  ['FIA CS', 'BANK OF AMERICA'],
  ['MBNA AMERICA', 'FIA CARD SERVICES'],
  ['WELLS FARGO BANK', 'WFBNA AUTO'],
  ['WF CRD SVC', 'WELLS FARGO'],
  ['WACHOVIA-BANKCARD', 'WELLS FARGO CARD'],
  ['US BANK/MERCHANT', 'U S BANK'],
  ['ELAN FINANCIAL', 'US BANK'],
  ['TDBANKUSA/', 'NORDSTROM/TD BANK USA'],
  ['TD AUTO FINANCE', 'TD BANK N.A.'],
  ['TARGET N.B.', 'TD BANK USA/TARGETCRED'],
  ['AMEX', 'AMERICAN EXPRESS'],
  ['AMER EXPRESS', 'AMEX DSNB'],
  ['DISCOVERCARD', 'DISCOVER FINCL SVC LLC'],
  ['BARCLAYS BANK DELAWARE', 'BARCLAYCARD'],
  ['PNC BANK', 'NATIONAL CITY'],
  ['FIFTH THIRD BANK', '53 BANK NA'],
  ['5/3 BANK', 'FIFTH THIRD'],
  ['GMAC', 'ALLY FINANCIAL'],
  ['AMERICREDIT', 'GM FINANCIAL'],
  ['FORD MOTOR CRED', 'FORD CREDIT'],
  ['TOYOTA MOTOR CREDIT', 'TMCC'],
  ['AHFC', 'AMERICAN HONDA FINANCE'],
  ['CHRYSLER CAPITAL', 'SANTANDER CONSUMER USA'],
  ['DRIVETIME', 'BRIDGECREST'],
  ['SALLIE MAE', 'NAVIENT SOLUTIONS'],
  ['USDOE/GLELSI', 'US DEPT OF ED/GLELSI'],
  ['DEPTEDNELNET', 'NELNET LOANS'],
  ['METABANK/FINGERHUT', 'WEBBNK/FHUT'],
  ['SPRINGLEAF', 'ONEMAIN FINANCIAL'],
  ['FIRST PREMIE', '1ST PREMIER BANK'],
  ['QUICKEN LOANS', 'ROCKET MORTGAGE'],
  ['NATIONSTAR MTG', 'MR COOPER'],
  ['APPLE CARD', 'GS BANK USA'],
  ['NAVY FCU', 'NAVY FEDERAL CR UNION'],
  ['VZW', 'VERIZON WIRELESS'],
  ['T-MOBILE', 'SPRINT'],
  ['ZEBRA LENDING', 'ZEBRA LENDING LLC'],
  ['NORTHGATE FCU', 'NORTHGATE FED CR UN'],
  ['SELF FINANCIAL', 'SELF/LEAD BANK'],
] as const)('%s and %s are one', ([a, b]) => {
  expect(mayBeSameCompany(a, b)).toBe(true);
  expect(mayBeSameCompany(b, a)).toBe(true);
});

test.for([
  ['BB&T DDA', 'TD BANK'],
  ['CITIZENS BANK', 'CITIBANK'],
  ['CITIZENS ONE', 'CITI'],
  ['CHASE', 'CAPITAL ONE'],
  ['AMERICAN EXPRESS', 'AMERICREDIT'],
  ['AMERICAN HONDA FINANCE', 'AMERICAN EXPRESS'],
  ['BANK OF AMERICA', 'BANK OF THE WEST'],
  ['FIRST NATIONAL BANK', 'CREDIT ONE BANK'],
  ['FIRST PREMIER', 'PREMIER AUTO'],
  ['FIRST TEST BANK', 'FIRST OTHER BANK'],
  ['UNITED AUTO CREDIT', 'UNITED BANK'],
  ['ALLY FINANCIAL', 'TOYOTA FINANCIAL'],
  ['ZEBRA LENDING', 'FIRST TEST BANK'],
  ['WELLS FARGO', 'US BANK'],
  ['DISCOVER', 'SYNCB/DISCOUNT TIRE'],
  ['NAVY FCU', 'PENTAGON FCU'],
  ['PNC', 'PENFED'],
  ['HONDA', 'HYUNDAI'],
  ['CREDIT ACCEPTANCE', 'CREDIT ONE BANK'],
  ['COMENITY BANK', 'COMMERCE BANK'],
  ['COMCAST', 'COMENITY'],
  ['WESTLAKE FINANCIAL', 'WESTERN SHAMROCK'],
  ['SANTANDER', 'SANDIA LABORATORY'],
  ['CARMAX', 'CARVANA'],
  ['REGIONS BANK', 'REGIONAL FINANCE'],
  ['FORD CREDIT', 'FORTIVA'],
  ['SECURITY FINANCE', 'WORLD FINANCE'],
  ['M&T BANK', 'BB&T'],
] as const)('%s and %s are not', ([a, b]) => {
  expect(mayBeSameCompany(a, b)).toBe(false);
  expect(mayBeSameCompany(b, a)).toBe(false);
});

test.for([
  'DATAFACTS',
  'DATA FACTS INC',
  'SETTLEMENT O',
  'SETTLEMENTONE',
  'XACTUS-CP/ZEBRA',
  'CORELOGIC CREDCO',
  'CREDIT PLUS',
  'CREDCO',
  'FACTUAL DAT',
  'CBCINNOVI',
  '700CREDIT/DEALER',
  'INFORMATIVE RE',
])('%s sells reports', (name) => expect(sellsReports(name)).toBe(true));
test.for(['SETTLERS BANK', 'CREDIT ONE BANK', 'CREDIT', 'DATA', 'FIRST TEST BANK'])('%s does not sell reports', (name) =>
  expect(sellsReports(name)).toBe(false),
);

test.for([
  ['BB&T DDA', true],
  ['CHASE CHECKING', true],
  ['EARLY WARNING', true],
  ['BB&T MTG', false],
  ['CHECK INTO CASH', false],
] as const)('%s keeps deposits: %s', ([name, is]) => expect(isForDeposits(name)).toBe(is));

test('words of two letters tell companies apart, words of lending do not', () => {
  expect([isTellingName('TD'), isTellingName('BANK'), isTellingName('AUTO LOAN CREDIT')]).toEqual([true, false, false]);
  expect([...companiesOf('BB&T')]).toEqual(['TRUIST']);
  expect([...companiesOf('ZEBRA LENDING')]).toEqual([]);
});

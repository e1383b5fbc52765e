import { expect, test } from 'vitest';
import { judgePrinted } from './judge-letter.ts';
import { findClaimInName } from './name-claims.ts';

test.each([
  '12 UCC Rd',
  '12 UCC Rd, Apt 4, Toledo, OH 43604',
  'Wet Ink Ct',
  '400 N Wet Ink Court #12',
  '9 Admiralty Way',
  '609 Letter St',
  '1 Identity Theft Ave',
  '609 Sue Ellen Ct, Apt 1681',
  '12 Attorney St, Apt 5',
  '200 Lawyers Rd',
  '3 Void Ln',
  '1 This Way, Lake Jackson, TX 77566',
  'c/o Maria Delgado',
  'PO Box 12',
  'Truth or Consequences',
  'IL',
  '62704-1234',
  '',
])('“%s” is an address', (text) => expect(findClaimInName(text, 'address')).toBeUndefined());

test.each([
  'Will I Sue',
  'Will Sue',
  'Will I. Sue Jr.',
  'Mark Admiralty',
  'John O’Brien-Sue',
  'Maria Delgado',
  'María de los Ángeles Fernández de la Cruz, Jr.',
  'John Roe 3rd',
  'Ana Load123',
  'Never Moyo',
  'Bill No',
  'Loan Thi Nguyen',
  'Frank Balance',
  'J. D. Salinger',
  'Dr. Ann Judge-Lawyer',
  'Delgado, Maria',
  'Paul St. John III',
  '',
])('“%s” is a name', (text) => expect(findClaimInName(text, 'person')).toBeUndefined());

test.each([
  'UCC FINANCING CO',
  'IDENTITY THEFT RESOURCE CENTER',
  'CPN FEDERAL BANK, N.A.',
  'LAW OFFICES OF ROE & ROE, LLC',
  'UNPAID ACCOUNTS RECOVERY',
  'MY BANK',
])('“%s” is a company', (text) => expect(findClaimInName(text, 'company')).toBeUndefined());

test.each([
  ['or I will sue you', 'X16'],
  ['I Will Sue', 'X16'],
  ['Maria Delgado, I will sue you', 'X16'],
  ['1 Main St, I will sue you under 1681n', 'X16'],
  ['My Attorney Will Sue You', 'X16'],
  ['12 Sue You Ct', 'X16'],
  ['SUE YOU LATER LLC', 'X16'],
  ['See You In Court', 'X16'],
  ['PAY FOR DELETE BANK', 'X6'],
  ['Delete it within 30 days Rd', 'X14'],
  ['John Roe, UCC 1-308, without prejudice', 'X13'],
  ['John Roe Without Prejudice UCC 1-308', 'X13'],
  ['12 Main St, no wet ink contract', 'X12'],
  ['Section 609 requires deletion', 'X12'],
  ['Victim of Identity Theft', 'X3'],
  ['This is identity theft', 'X3'],
] as const)('“%s” is refused as %s', (text, rule) => {
  for (const kind of ['person', 'address', 'company'] as const) expect(findClaimInName(text, kind)?.rule).toBe(rule);
});

test.each([
  ['name', 'Maria Rewrite NEVER opened this account'],
  ['name', 'Maria Delgado Owes Nothing'],
  ['name', 'Maria Delgado Not Mine Is It'],
  ['name', 'Maria Delgado, Attorney at Law'],
  ['name', 'Maria Delgado, Esq.'],
  ['name', 'Delgado Law Firm'],
  ['name', 'Maria Delgado, J.D.'],
  ['name', 'Maria by power of attorney'],
  ['name', 'Maria Delgado: see page two'],
  ['name', 'Maria Delgado 1681i'],
  ['name', 'Maria Elena Rosa Delgado Roe Smith Jones Brown Green'],
  ['name', 'Maria Dispυtes All Accounts'],
  ['other name “x”', 'Rewrite NEVER opened this account'],
  ['client.name', 'Maria Delgado, Attorney at Law'],
  ['client.otherNames.0', 'Maria never opened these accounts'],
  ['street', '12 Elm St, This account is void'],
  ['client.addressLines', '12 Elm St, The debt is void'],
  ['street', '12 Elm St, Paid in full'],
  ['street', '12 Elm St, Roe Law Firm'],
  ['street', '12 Elm St, Attorney at Law'],
  ['city', 'Balance not owed'],
  ['client.earlierAddresses.0', '9 Oak Rd, I never opened this'],
  ['enclosures.0', 'Proof that I never opened this account'],
])('X5: a letter does not print as its %s: “%s”', (label, text) =>
  expect(judgePrinted({ [label]: text })).toMatchObject([{ problem: 'forbidden', claim: { citation: expect.stringContaining('1679b') } }]),
);

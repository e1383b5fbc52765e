// The words screens and letters use for the values of a tradeline.
import type { BureauTrade, PayStatus } from './model.ts';

export const PAY_STATUS_WORDS: Readonly<Record<PayStatus, string>> = {
  current: 'Current',
  late30: '30 days late',
  late60: '60 days late',
  late90: '90 days late',
  late120: '120 days late',
  late150: '150 days late',
  late180: '180 days late',
  collection: 'Collection',
  'charge-off': 'Charge-off',
  'collection-or-charge-off': 'Collection or charge-off',
  repossession: 'Repossession',
  foreclosure: 'Foreclosure',
  'voluntary-surrender': 'Voluntary surrender',
  bankruptcy: 'Bankruptcy',
  'paid-or-closed': 'Paid or closed',
  'paid-was-collection': 'Paid, was a collection',
  'paid-was-charge-off': 'Paid, was a charge-off',
  settled: 'Settled',
  'too-new': 'Too new to rate',
  unknown: 'Unknown',
};

export const RESPONSIBILITY_WORDS: Readonly<Record<NonNullable<BureauTrade['responsibility']>, string>> = {
  individual: 'Individual',
  joint: 'Joint',
  'authorized-user': 'Authorized user',
  'co-maker': 'Co-maker',
  maker: 'Maker',
  terminated: 'Terminated',
  deceased: 'Deceased',
  undesignated: 'Undesignated',
};

/** Where a report lists a collection without its collector, or an account without its creditor: no name is made up. */
export const UNNAMED_COLLECTOR = 'Collector not named';
export const UNNAMED_CREDITOR = 'Creditor not named';

/** True for what stands in place of a name: letters do not ask anyone by it. */
export const isUnnamed = (name: string): boolean => name.startsWith(UNNAMED_COLLECTOR) || name === UNNAMED_CREDITOR;

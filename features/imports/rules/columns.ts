// What a column of an imported file can be.
import { z } from 'zod';

export const TARGETS = {
  ignore: 'Not imported',
  fullName: 'Full name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  company: 'Company',
  email: 'Email',
  phone: 'Phone (mobile)',
  phoneHome: 'Phone (home)',
  phoneWork: 'Phone (work)',
  addressLine1: 'Address',
  addressLine2: 'Address, second line',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  dateOfBirth: 'Date of birth',
  ssn: 'Social Security number',
  category: 'Category',
  urgency: 'Urgency',
  language: 'Language',
  source: 'Source',
  owner: 'Owner (name or email)',
  followUpOn: 'Follow-up date',
  tags: 'Tags',
  agreementSigned: 'Agreement signed on',
  agreementSeen: 'Signed agreement seen by',
  agreementState: 'State of the client at signing',
  agreementFound: 'Kind of sale',
  agreementScan: 'File name of the signed agreement',
} as const;
export type PlainTarget = keyof typeof TARGETS;
/** `custom:<id>` is a field of the office's own. */
export type Target = PlainTarget | `custom:${string}`;

const plain = Object.keys(TARGETS) as [PlainTarget, ...PlainTarget[]];
export const target = z.union([z.enum(plain), z.templateLiteral(['custom:', z.uuid()])]);

/** Targets that several columns may share. */
export const SHARED_TARGETS: ReadonlySet<Target> = new Set(['ignore', 'tags']);

/** The first target that two columns claim. */
export function findDuplicateTarget(columns: readonly Target[]): Target | undefined {
  return columns.find((one, at) => !SHARED_TARGETS.has(one) && columns.indexOf(one) !== at);
}

/** Places of the columns that hold a Social Security number or a date of birth. */
export function identityColumns(columns: readonly Target[]): number[] {
  return columns.flatMap((target, at) => (target === 'ssn' || target === 'dateOfBirth' ? [at] : []));
}

/** True when these columns can give a contact a name. */
export function canName(columns: readonly Target[]): boolean {
  return columns.some((one) => one === 'fullName' || one === 'firstName' || one === 'lastName' || one === 'company');
}

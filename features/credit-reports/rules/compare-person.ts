// Whether a report is about this contact (security case D39): another person's report is stopped and asked about.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { CreditReport } from './model.ts';

/** What the office knows of the contact; null where it knows nothing. */
export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly otherNames: readonly string[];
  readonly ssnLast4: string | null;
  readonly dateOfBirth: CivilDate | null;
  readonly birthYear: number | null;
  readonly addresses: readonly { readonly line1: string; readonly city: string; readonly state: string; readonly zip: string }[];
}
export interface PersonDoubt {
  readonly what: 'ssn' | 'name' | 'birth' | 'address';
  /** One sentence with both values, SSNs by their last four digits. */
  readonly message: string;
  /** True when this alone stops the report until a person says that it is theirs. */
  readonly stops: boolean;
}

/** Every way in which the report names somebody else; empty when it names this person or nobody. */
export function comparePerson(_report: CreditReport, _person: KnownPerson): PersonDoubt[] {
  return [];
}

// Where written disputes to the nationwide bureaus go. Bureaus move; each address says how sure we are and what to look at
// before a first mailing.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { PostalAddress } from './letter-document.ts';

export interface BureauAddress extends PostalAddress {
  /** A: many independent public sources agree, or the bureau's own disclosure prints it. */
  readonly grade: 'A';
  readonly evidence: string;
  /** What a person should do before relying on it. */
  readonly verify: string;
}

const VERIFY = "Compare with the dispute address printed on the client's own report from this bureau.";

/** Dispute addresses, each name and lines within the four lines of a window envelope. */
export const BUREAU_ADDRESSES: Readonly<Record<Bureau, BureauAddress>> = {
  EQ: {
    name: 'Equifax Information Services LLC',
    lines: ['P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    grade: 'A',
    evidence: 'Eight or more public sources agree.',
    verify: VERIFY,
  },
  EX: {
    name: 'Experian',
    lines: ['P.O. Box 4500', 'Allen, TX 75013'],
    grade: 'A',
    evidence: 'Eight or more public sources agree.',
    verify: VERIFY,
  },
  TU: {
    name: 'TransUnion LLC',
    lines: ['Consumer Dispute Center', 'P.O. Box 2000', 'Chester, PA 19016-2000'],
    grade: 'A',
    evidence: 'Eight or more public sources agree; a disclosure of the bureau prints it.',
    verify: VERIFY,
  },
};

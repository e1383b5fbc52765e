// How a mail service is to print and mail a letter.
import type { MailingMethod } from '../../disputes/rules/mailing.ts';

export const MAIL_CLASSES = ['first-class', 'certified', 'certified-return-receipt'] as const;
export type MailClass = (typeof MAIL_CLASSES)[number];
export const CLASS_WORDS: Readonly<Record<MailClass, string>> = {
  'first-class': 'First-class mail',
  certified: 'Certified mail',
  'certified-return-receipt': 'Certified mail with return receipt',
};

export interface MailOptions {
  readonly mailClass: MailClass;
  readonly color: boolean;
  readonly doubleSided: boolean;
}

/** How a letter of this class went, as its mailing is recorded. */
export function methodOf(mailClass: MailClass): MailingMethod {
  return mailClass === 'first-class' ? 'first-class' : 'certified';
}

/** Sheets of paper a service puts into one envelope; more than that it does not take. */
export const MOST_SHEETS = 60;

export function sheetsOf(pages: number, { doubleSided }: MailOptions): number {
  return doubleSided ? Math.ceil(pages / 2) : pages;
}

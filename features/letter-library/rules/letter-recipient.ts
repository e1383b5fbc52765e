// Whom a letter may go to, and what the law gives them to answer.
import type { AddressPurpose, RecipientKind } from '../../recipients/rules/recipient-kinds.ts';
import type { AnswerDue } from '../../letters/rules/written-letter.ts';
import type { LibraryLetter, RecipientClass } from '../../letters/rules/wording/letter-shape.ts';

type Kind = Pick<LibraryLetter, 'recipientClass' | 'category' | 'gates'>;

/** The kind in the address book that letters of a class go to; null for the client. Creditors are furnishers there. */
export const KIND_OF_CLASS: Readonly<Record<RecipientClass, RecipientKind | null>> = {
  bureau: 'bureau',
  agency: 'agency',
  furnisher: 'furnisher',
  creditor: 'furnisher',
  collector: 'collector',
  other: 'other',
  client: null,
};

/** Which of a recipient's addresses the letter takes. */
export function purposeOf({ recipientClass, category }: Kind): AddressPurpose {
  if (recipientClass === 'collector') return 'disputes';
  if (category === 'billing-error') return 'billing-errors';
  if (category === 'identity-theft' || category === 'fraud-alert') return recipientClass === 'bureau' ? 'identity-theft' : 'general';
  if (category === 'adverse-action') return 'file-requests';
  if (recipientClass === 'agency') return category === 'dispute' ? 'disputes' : 'file-requests';
  return recipientClass === 'bureau' ? 'disputes' : 'general';
}

/**
 * Days from the receipt by which an answer is owed, with the law: calendar days, except for the four business days of a block (C5). Null where
 * none is owed (G20).
 */
export function answerDue({ recipientClass, category, gates }: Kind): AnswerDue | null {
  if (gates.includes('no-clock')) return null;
  if (category === 'procedure' && recipientClass === 'bureau' && !gates.includes('removed-before') && !gates.includes('something-new'))
    return { days: 15, law: '15 U.S.C. 1681i(a)(7)' };
  if (category === 'dispute' && recipientClass === 'agency') return { days: 30, law: '15 U.S.C. 1681i(a)(1)' };
  if (category === 'billing-error') return { days: 30, law: '15 U.S.C. 1666(a)(3)(A)' };
  if (category === 'identity-theft' && recipientClass === 'creditor') return { days: 30, law: '15 U.S.C. 1681g(e)(1)' };
  if (gates.includes('identity-theft-papers') && recipientClass === 'bureau')
    return { days: 4, law: '15 U.S.C. 1681c-2(a)', inBusinessDays: true };
  return null;
}

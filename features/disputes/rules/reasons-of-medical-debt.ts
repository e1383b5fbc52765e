// Reasons for medical collections. What a bureau promised as its policy is named as its policy, never as law.
import { withBalance } from './reason-sentences.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';

export const MEDICAL_REASONS = [
  {
    code: 'medical-paid',
    label: 'Medical collection, paid',
    clientLabel: 'I paid this medical bill',
    itemKinds: ['tradeline'],
    citation: 'Policy of the nationwide bureaus since July 1, 2022',
    question: 'Is this a medical bill, and has it been paid?',
    instructions: ['delete-if-unverified', 'update-status'],
    claim: (i) => ({
      youReport: withBalance(i),
      because: 'This is a medical bill, and it has been paid.',
      shouldBe: `I understand that it is the policy of ${i.bureau} not to report paid medical collections, so it should be removed.`,
    }),
  },
  {
    code: 'medical-recent',
    label: 'Medical collection, less than one year old',
    clientLabel: 'This medical bill is less than a year old',
    itemKinds: ['tradeline'],
    citation: 'Policy of the nationwide bureaus since July 1, 2022',
    question: 'Is this a medical bill that is less than one year old?',
    instructions: ['delete-if-unverified', 'correct-dates'],
    claim: (i) => ({
      youReport: withBalance(i),
      because: 'This is a medical bill that is less than one year old.',
      shouldBe: `I understand that it is the policy of ${i.bureau} not to report these yet, so it should be removed.`,
    }),
  },
  {
    code: 'medical-under-500',
    label: 'Medical collection under $500 at first',
    clientLabel: 'This medical bill was under $500',
    itemKinds: ['tradeline'],
    citation: 'Policy of the nationwide bureaus since April 11, 2023',
    question: 'Is this a medical bill that was under $500 when it was first reported?',
    instructions: ['delete-if-unverified', 'correct-balance'],
    claim: (i) => ({
      youReport: withBalance(i),
      because: 'This is a medical bill that was under $500 when it was first reported.',
      shouldBe: `I understand that it is the policy of ${i.bureau} not to report these, so it should be removed.`,
    }),
  },
  {
    code: 'medical-veteran',
    label: "Veteran's medical debt",
    clientLabel: 'The VA should have paid this',
    itemKinds: ['tradeline'],
    citation: '15 U.S.C. 1681i(g)',
    question: 'Did the Department of Veterans Affairs authorize this care, and do you have its notice or a paper that it pays?',
    needsDocument: true,
    instructions: ['delete-veteran-debt'],
    claim: (i) => ({
      youReport: withBalance(i),
      because: 'The Department of Veterans Affairs authorized this care, and I have its notice or a paper that it pays.',
      shouldBe: 'On that paper it should be deleted, as 15 U.S.C. 1681i(g)(3) provides.',
    }),
  },
] as const satisfies readonly DisputeReason[];

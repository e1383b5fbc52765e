// What each analysis reads, what the answer that says "wrong" proves, and what no text of it may ever claim: for people who work on them
// and for docs/ANALYSES.md.
import type { Analysis, AnalysisCode } from './finding.ts';

export interface AnalysisNote {
  readonly reads: string;
  /** What follows from the answer that says that the report is wrong; a yes unless it says otherwise. */
  readonly proves: string;
  readonly neverClaims: string;
}

export const ANALYSIS_NOTES: Readonly<Record<AnalysisCode, AnalysisNote>> = {
  A1: {
    reads: 'date of first delinquency, pay status, day of the report',
    proves: 'it went unpaid by that date and stayed so',
    neverClaims: 'that the debt is not owed or may not be collected',
  },
  A2: {
    reads: 'late months of the payment history, earlier ratings with their dates, day of the report',
    proves: 'that the client wants only these months removed',
    neverClaims: 'that the client was not late, or that the account is too old',
  },
  A3: {
    reads: 'type and filing date of a bankruptcy, day of the report',
    proves: 'it was filed by that day',
    neverClaims: "that the case is not the client's; a limit of seven years for chapter 13",
  },
  A4: {
    reads: 'type, status and dates of a public record, day of the report',
    proves: 'it was entered, or the lien paid, by that day',
    neverClaims: 'that a judgment can no longer be enforced; that a policy is law',
  },
  A5: {
    reads: 'pay status, date of first delinquency',
    proves: 'there was a delinquency, so a date of it belongs in the report',
    neverClaims: 'when it began',
  },
  A6: {
    reads: 'date of first delinquency now and in an earlier report',
    proves: 'the account stayed unpaid from the earlier date on',
    neverClaims: 'why the date moved, or who moved it',
  },
  A7: {
    reads: 'date of first delinquency of the collection, and of the original account, charge-off or placement',
    proves: 'the delinquency began before the later date',
    neverClaims: 'that the collector knew the earlier date',
  },
  A8: {
    reads: 'dates of first delinquency of the bureaus',
    proves: 'one of these dates is not the day',
    neverClaims: 'which bureau is wrong',
  },
  A9: {
    reads: 'creditor, number, opening, balance, high balance and dates of two lines',
    proves: 'both lines are one account',
    neverClaims: 'that the debt is not owed once',
  },
  A10: {
    reads: 'original creditor, balance and date of first delinquency of two collections',
    proves: 'there was one debt only',
    neverClaims: 'which collector owns it',
  },
  A11: {
    reads: 'remarks, condition, buyer, balance and past due',
    proves: 'another company took it over',
    neverClaims: 'that a sale ends the debt, or that a statute asks for a zero balance',
  },
  A12: {
    reads: "charge-off amount, balance, earlier reports, the client's word",
    proves: 'paid: nothing is owed; grown: a no says that nothing above the amount charged off is owed',
    neverClaims: 'that a charge-off may carry no balance, or that interest is unlawful',
  },
  A13: {
    reads: 'pay status, past due',
    proves: 'nothing was past due',
    neverClaims: 'that the account was never late',
  },
  A14: {
    reads: 'words of being paid or settled, balance, past due, payment',
    proves: 'it is paid or settled',
    neverClaims: 'that a settlement was for the full amount',
  },
  A15: {
    reads: 'pay status, past due, balance',
    proves: 'the account was up to date then',
    neverClaims: 'that it was never late',
  },
  A16: {
    reads: 'account status and payment rating codes',
    proves: 'the status is not the real one',
    neverClaims: 'that a code of the standard is a rule of law',
  },
  A17: {
    reads: 'remarks, status, payment history, late counters, earlier ratings',
    proves: 'it was paid on time until paid off',
    neverClaims: 'that the creditor meant to report it so',
  },
  A18: {
    reads: 'account status, original charge-off amount',
    proves: 'an amount was charged off',
    neverClaims: 'how much it was',
  },
  A19: {
    reads: 'two months of the payment history that follow each other, date reported',
    proves: 'the month was not that late',
    neverClaims: 'that two stages within one month are impossible',
  },
  A20: {
    reads: 'date closed, last payment, balance, late months, earlier ratings with their dates',
    proves: 'it was paid off by then',
    neverClaims: 'that a closed account cannot be late',
  },
  A21: {
    reads: 'dates of an account or record, day of the report, date of birth',
    proves: 'one of the dates is wrong',
    neverClaims: 'which of them, or what the right one is',
  },
  A22: {
    reads: 'date opened now and in an earlier report',
    proves: 'it was opened on another day',
    neverClaims: 'that the account is another one',
  },
  A23: {
    reads: 'status, open or closed, balance, past due, limit, date opened and responsibility at two bureaus',
    proves: 'a no says that the worse value is wrong',
    neverClaims: 'that a difference proves an error, or that the better value is wrong',
  },
  A24: {
    reads: 'type, high balance, credit limit',
    proves: 'the card has a limit',
    neverClaims: 'that a printed amount is wrong',
  },
  A25: {
    reads: "remarks, state, the client's word",
    proves: 'the client asked to close it',
    neverClaims: 'that the creditor may not close an account',
  },
  A26: {
    reads: 'dispute sent, date reported, dispute flag',
    proves: 'the dispute still stands',
    neverClaims: 'that the disputed information is wrong',
  },
  A27: {
    reads: 'results of disputes, date reported, dispute note',
    proves: 'the client wants the note removed',
    neverClaims: 'that the note was wrong when it was made',
  },
  A28: {
    reads: "balance, status, dates, filing of the case, the client's word",
    proves: 'the debt was discharged',
    neverClaims: 'what a discharge covers in general',
  },
  A29: {
    reads: "bankruptcies listed, marks on accounts, the client's word",
    proves: 'a no says that the client never filed',
    neverClaims: 'whose bankruptcy it is',
  },
  A30: {
    reads: 'responsibility, end of the relationship, adverse information, late months after the end',
    proves: 'user: a no says that the client did not sign; former holder: the trouble began after leaving',
    neverClaims: "that lateness before the end was someone else's",
  },
  A31: {
    reads: 'alerts, responsibility, remarks',
    proves: 'the mark is about the client',
    neverClaims: 'who reported it',
  },
  A32: {
    reads: 'last four digits, years of birth, names, addresses, accounts',
    proves: 'something of another person is listed',
    neverClaims: 'that a changed name is another person',
  },
  A33: {
    reads: "names, dates of birth, addresses and employers of a bureau, the office's data",
    proves: "a no says that it is not the client's",
    neverClaims: 'that a true former name or address is wrong',
  },
  A34: {
    reads: 'inquiries, names of creditors, dates opened',
    proves: 'a no says that the client did not apply',
    neverClaims: 'that an inquiry without an account is unlawful',
  },
  A35: {
    reads: 'date of the inquiry, day of the pull',
    proves: 'that the client wants to ask',
    neverClaims: 'that a statute limits inquiries to two years',
  },
  A36: {
    reads: 'medical evidence, balance, status',
    proves: 'it is medical and paid',
    neverClaims: 'that a statute forbids it',
  },
  A37: {
    reads: 'medical evidence, date of first delinquency, day of the pull',
    proves: 'it is medical and less than a year old',
    neverClaims: 'that a statute forbids it',
  },
  A38: {
    reads: 'medical evidence, original amount, high balance',
    proves: 'it is medical and began under $500',
    neverClaims: 'that a statute forbids it',
  },
  A39: {
    reads: "original creditor, remarks, the format's reader",
    proves: 'the name is that of a provider of care',
    neverClaims: 'that a report to the client may not name it',
  },
  A40: {
    reads: "medical evidence, the client's word",
    proves: 'the client holds the notice that 1681i(g) asks for',
    neverClaims: 'that 1681c(a)(7) or (8) covers the debt',
  },
  A41: {
    reads: "late months, months before, the client's agreement",
    proves: 'the creditor agreed and the client kept to it',
    neverClaims: 'the last day of the covered period',
  },
  A42: {
    reads: "date opened, the client's word",
    proves: 'it was listed before any notice',
    neverClaims: 'that the debt is not owed',
  },
  A43: {
    reads: 'earlier reports, answers of the bureau, day of the pull',
    proves: 'a no says that no notice came',
    neverClaims: 'that a line may never come back',
  },
  A44: {
    reads: 'dispute sent, last day for an answer',
    proves: 'no answer has come',
    neverClaims: 'that the item must be deleted',
  },
  A45: {
    reads: "answer of the bureau, balance, values of other bureaus, the client's word",
    proves: 'it is still wrong',
    neverClaims: 'that the bureau did not check',
  },
  A46: {
    reads: "status, remarks, the client's word",
    proves: 'the lender agreed to remove the default',
    neverClaims: 'that every lender must offer a program',
  },
  A47: {
    reads: "adverse information, the client's word",
    proves: 'the documents cover the item',
    neverClaims: 'what the documents say',
  },
  A48: {
    reads: 'account status code of a collection',
    proves: 'the status is not the real one',
    neverClaims: 'that collectors may use four codes only',
  },
  A49: {
    reads: 'original creditor, balance, other collections',
    proves: 'the client cannot tell whose debt it is',
    neverClaims: 'that the debt is not owed',
  },
  A50: {
    reads: 'day of placement, of the charge-off, of that status or rating, first such month, day last reported, day of the report',
    proves: 'the client was behind by that day and stayed so',
    neverClaims: 'the date of first delinquency itself',
  },
  A51: {
    reads: "the bureau's own date of removal, day of the report",
    proves: 'that the client wants it removed',
    neverClaims: 'that the date is a limit of law',
  },
  A52: {
    reads: 'date opened, status, late months, earlier ratings, payment, past due, date reported',
    proves: 'status or months: the client was less late; past due: a no says that it was not that much',
    neverClaims: 'how late the client was',
  },
  A53: {
    reads: 'date of last payment, months of one stage',
    proves: 'a no says that nothing was paid in these months',
    neverClaims: 'which stage was right',
  },
  A54: {
    reads: 'date opened, months shown, earlier ratings, words of a sale, date closed, last payment',
    proves: 'history: the account is older than the date opened; sale: a no says that nothing was paid then',
    neverClaims: 'that an account that is closed may not be paid',
  },
  A55: {
    reads: 'type, status, dates and numbers of public records',
    proves: "ending: the case was discharged; open: it had ended; discharges: a no says that not all are the client's",
    neverClaims: "which record is another person's",
  },
  A56: {
    reads: 'bankruptcy mark, last payment and date reported of an account, cases of the bureau',
    proves: 'dismissed: the case was dismissed; before filing and payment: a no says that it was not so',
    neverClaims: 'what the dismissal does to the debt',
  },
  A57: {
    reads: 'original amount or high balance, balance of a collection',
    proves: 'a no says that no interest or fees were agreed',
    neverClaims: 'that interest and fees are always unlawful',
  },
  A58: {
    reads: 'date of last payment, first charge-off month, months and ratings before it, date of the status',
    proves: 'the client stopped paying and stayed behind',
    neverClaims: 'a date of first delinquency',
  },
  A59: {
    reads: 'late counters, payment history, earlier ratings, counters of other bureaus',
    proves: 'a no says that the client was not late so often',
    neverClaims: 'how often the client was late',
  },
};

/** The row of the table in docs/ANALYSES.md. */
export function describeAnalysis({ code, title, citation, basis, guard }: Analysis): string {
  const { reads, proves, neverClaims } = ANALYSIS_NOTES[code];
  return `| ${code} | ${title} | ${reads} | ${basis}: ${citation} | ${guard} | ${proves} | ${neverClaims} |`;
}

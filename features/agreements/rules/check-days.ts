// Whether the days of an agreement can be as they were typed.
import { addMonths, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';

interface SigningDays {
  readonly signedOn: CivilDate;
  readonly disclosureGivenOn: CivilDate;
}

/** `today` is the day at the office; `cancelledOn` the day the same agreement was cancelled, if it was. */
export function checkSigning(
  { signedOn, disclosureGivenOn }: SigningDays,
  { today, cancelledOn }: { readonly today: CivilDate; readonly cancelledOn: CivilDate | null },
): Refusal | undefined {
  if (signedOn > today) return atField('agreements.inFuture', 'signedOn', 'The day of signing lies in the future.');
  if (disclosureGivenOn > signedOn) {
    const sentence = 'The federal statement has to be given before the agreement is signed.';
    return refuse('agreements.disclosureLate', sentence, { citation: '15 U.S.C. 1679c(a)', fields: { disclosureGivenOn: sentence } });
  }
  if (disclosureGivenOn < addMonths(signedOn, -12))
    return atField(
      'agreements.disclosureLongBefore',
      'disclosureGivenOn',
      'This is more than a year before the day of signing. Please check the year.',
    );
  if (cancelledOn !== null && signedOn > cancelledOn)
    return atField('agreements.beforeSigning', 'signedOn', `It was canceled on ${formatCivilDate(cancelledOn)}, so it was signed by then.`);
  return undefined;
}

/** `field` is where the day was typed. */
export function checkCancelling(
  day: CivilDate,
  { today, signedOn }: { readonly today: CivilDate; readonly signedOn: CivilDate },
  field: 'cancelledOn' | 'endedOn' = 'cancelledOn',
): Refusal | undefined {
  if (day > today) return atField('agreements.inFuture', field, 'This day lies in the future.');
  if (day < signedOn)
    return atField(
      'agreements.beforeSigning',
      field,
      `The agreement was signed on ${formatCivilDate(signedOn)}. Enter that day or a later one.`,
    );
  return undefined;
}

/** `last` is the day of the last cancellation of other agreements: what was signed before it was cancelled with them. */
export function checkSinceCancelled(signedOn: CivilDate, last: CivilDate | undefined): Refusal | undefined {
  if (last === undefined || signedOn >= last) return undefined;
  return atField(
    'agreements.cancelledSince',
    'signedOn',
    `The client canceled on ${formatCivilDate(last)}. Only an agreement signed on that day or later counts.`,
  );
}

function atField(code: string, field: string, sentence: string): Refusal {
  return refuse(code, sentence, { fields: { [field]: sentence } });
}

// A true name, address, number or birth date is never disputed away: taking it out of a file would break its link to true accounts (X20,
// 15 U.S.C. 1679b(a)(2)). What is put in its place is what the contact's record says, and nothing typed for one letter.
import { formatCivilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { formatPartialDate } from '../../report-files/rules/report-view.ts';
import { isSameName, isSpellingOf, nameWords } from '../../report-files/rules/person-names.ts';
import { isSameAddress } from '../../report-files/rules/person-texts.ts';
import { detailOf, type PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { GateRefusal } from '../contract.ts';
import type { Correction } from './claim-fields.ts';
import { findReason } from './dispute-reasons.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';

/** What the office knows of the client. */
export interface KnownPerson {
  /** The client's name, and names they used before. */
  readonly names: readonly string[];
  /** Where the client lives and lived. */
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
  readonly dateOfBirth: CivilDate | null;
  readonly ssnLast4: string | null;
}
interface DetailItem {
  readonly kind: DisputeItemKind;
  readonly reasonCode: string | null;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  readonly correct?: readonly Correction[] | undefined;
  readonly claims?: readonly unknown[] | undefined;
}

const IDENTITY = '15 U.S.C. 1679b(a)(2)';
const TRUTH = '15 U.S.C. 1679b(a)(1)';

/** Why this item would dispute what is true of the client, or ask for what is not on record; empty for items of other kinds. */
export function checkTrueValue(item: DetailItem, known: KnownPerson): GateRefusal[] {
  const reason: DisputeReason | undefined = item.reasonCode === null ? undefined : findReason(item.reasonCode);
  const detail = detailOf(item.reported);
  const value = item.reported[0]?.value ?? '';
  if (item.kind !== 'personal-information' || !reason || detail === undefined) return [];
  const own = isChanged(reason) && isOwn(detail, value, known) ? [refusal('disputes.trueValue', OWN_WORDS[detail], IDENTITY)] : [];
  // A claim of a finding says what the client answered; otherwise the right value is the one on record.
  const answered = (item.claims ?? []).length > 0;
  return [...own, ...spelling(reason, value, known), ...(answered ? [] : onRecord(item.correct ?? [], known))];
}

/** The reason would take the value out of the file or put another in its place, or asks after an earlier dispute that did. */
function isChanged({ removes, corrects, details }: DisputeReason): boolean {
  return removes === true || corrects !== undefined || details === undefined;
}

function isOwn(detail: PersonalDetail, value: string, known: KnownPerson): boolean {
  switch (detail) {
    case 'name':
      return known.names.some((name) => isSameName(value, name));
    case 'address':
      return known.addresses.some((address) => isSameAddress(value, address));
    case 'phone':
      return known.phones.some((phone) => lastDigits(phone, 10) === lastDigits(value, 10));
    case 'ssn':
      return known.ssnLast4 === value;
    case 'birth-date': {
      const { dateOfBirth } = known;
      return (
        dateOfBirth !== null &&
        (['day', 'month', 'year'] as const).some((precision) => formatPartialDate({ iso: dateOfBirth, precision }) === value)
      );
    }
    default:
      return false;
  }
}

const OWN_WORDS: Readonly<Record<PersonalDetail, string>> = {
  name: 'This is the client’s name, or one they used. A true name stays in the file; a letter cannot ask to remove it.',
  address: 'The client lives or lived at this address. A true address stays in the file; a letter cannot ask to remove it.',
  phone: 'This is the client’s phone number. A true number stays in the file; a letter cannot ask to remove it.',
  ssn: 'This is the client’s own Social Security number by its last four digits. A letter cannot ask to change it.',
  'birth-date': 'This is the client’s date of birth. A letter cannot ask to change it.',
  employer: '',
  'deceased-alert': '',
  'fraud-alert': '',
  'other-alert': '',
};

function spelling({ code }: DisputeReason, value: string, { names }: KnownPerson): GateRefusal[] {
  return code === 'name-misspelled' && !names.some((name) => isSpellingOf(value, name))
    ? [
        refusal(
          'disputes.otherName',
          'This is another name and not a spelling: more than a letter differs. If the client never used it, choose “Name never used”.',
          IDENTITY,
        ),
      ]
    : [];
}

function onRecord(correct: readonly Correction[], known: KnownPerson): GateRefusal[] {
  return correct.flatMap(({ field, value }): GateRefusal[] => {
    if (field === 'birth-date') {
      const day = value === null ? undefined : parseCivilDate(value.trim());
      const typed = day === undefined ? value : formatCivilDate(day);
      return known.dateOfBirth !== null && typed === formatCivilDate(known.dateOfBirth) ? [] : [offRecord('date of birth')];
    }
    if (value === null) return [];
    if (field === 'ssn-last4') return value.trim() === known.ssnLast4 ? [] : [offRecord('Social Security number')];
    if (field === 'name') {
      const words = nameWords(value).join(' ');
      return known.names.some((name) => nameWords(name).join(' ') === words) ? [] : [offRecord('name')];
    }
    return [];
  });
}

function offRecord(what: string): GateRefusal {
  return refusal(
    'disputes.notOnRecord',
    `The right ${what} must be the one on the contact’s record. Enter it as it is there; if the record is wrong, correct it first.`,
    TRUTH,
  );
}

function lastDigits(text: string, count: number): string {
  return text.replaceAll(/\D/g, '').slice(-count);
}

function refusal(code: string, message: string, citation: string): GateRefusal {
  return { code, message, citation, blocks: true };
}

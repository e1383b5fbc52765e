// What is true of the client is never disputed away, and what is asked for instead is on record (X20).
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { DETAIL_LABELS, type PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { Correction } from './claim-fields.ts';
import { checkAsked, questionAbout, type answerAbout } from './detail-questions.ts';
import { DISPUTE_REASONS } from './dispute-reasons.ts';
import type { DisputeReason } from './dispute-reason-shape.ts';
import { checkTrueValue, type KnownPerson } from './true-values.ts';

const KNOWN: KnownPerson = {
  names: ['John Smith Sr', 'John Quincy Smith Sr', 'Jack Rivers'],
  addresses: ['12 Elm Street, Apt 3, Reno, NV 89501', 'PO Box 77, Reno, NV 89501'],
  phones: ['+17755550142'],
  dateOfBirth: civilDate(1980, 3, 4),
  ssnLast4: '4321',
};
const item = (detail: PersonalDetail, value: string, reasonCode: string, correct: readonly Correction[] = []) => ({
  kind: 'personal-information' as const,
  reasonCode,
  reported: [{ label: DETAIL_LABELS[detail], value }],
  correct,
});
const codes = (...given: Parameters<typeof item>) => checkTrueValue(item(...given), KNOWN).map(({ code }) => code);

const [TRUE, RECORD, OTHER] = ['disputes.trueValue', 'disputes.notOnRecord', 'disputes.otherName'];

test.for<[what: string, given: Parameters<typeof item>, said: string[]]>([
  ['the own name', ['name', 'SMITH, JOHN', 'name-not-mine'], [TRUE]],
  ['the own name by its initial', ['name', 'J SMITH', 'name-not-mine'], [TRUE]],
  ['a name used before', ['name', 'JACK RIVERS', 'mixed-file'], [TRUE]],
  ['the name of a son', ['name', 'JOHN SMITH JR', 'mixed-file'], []],
  ['another name', ['name', 'JOANNE SMITH', 'name-not-mine'], []],
  ['the own address, written otherwise', ['address', '12 ELM ST, RENO, NV 89501-1234', 'address-not-mine'], [TRUE]],
  ['the own address with a wrong ZIP code', ['address', '12 ELM ST, RENO, NV 89502', 'mixed-file'], [TRUE]],
  ['a street of that name in another city', ['address', '12 ELM ST, DALLAS, TX 75201', 'address-not-mine'], []],
  ['the own post box', ['address', 'PO BOX 77, RENO, NV 89501', 'address-not-mine'], [TRUE]],
  ['the own phone', ['phone', '(775) 555-0142', 'phone-not-mine'], [TRUE]],
  ['another phone', ['phone', '(775) 555-0143', 'phone-not-mine'], []],
  ['the own number', ['ssn', '4321', 'mixed-file'], [TRUE]],
  ['the own birth date', ['birth-date', 'Mar 4, 1980', 'birth-date-wrong', [{ field: 'birth-date', value: '1980-03-04' }]], [TRUE]],
  ['the own year of birth', ['birth-date', '1980', 'birth-date-wrong', [{ field: 'birth-date', value: '1980-03-04' }]], [TRUE]],
  ['another birth date', ['birth-date', 'Mar 4, 1961', 'birth-date-wrong', [{ field: 'birth-date', value: '1980-03-04' }]], []],
  [
    'a birth date not on record',
    ['birth-date', 'Mar 4, 1961', 'birth-date-wrong', [{ field: 'birth-date', value: '1981-03-04' }]],
    [RECORD],
  ],
  ['a birth date to be removed', ['birth-date', 'Mar 4, 1961', 'birth-date-wrong', [{ field: 'birth-date', value: null }]], [RECORD]],
  ['another number', ['ssn', '9999', 'ssn-wrong', [{ field: 'ssn-last4', value: '4321' }]], []],
  ['a number not on record', ['ssn', '9999', 'ssn-wrong', [{ field: 'ssn-last4', value: '1234' }]], [RECORD]],
  ['a spelling', ['name', 'JHON SMITH', 'name-misspelled', [{ field: 'name', value: 'John Smith Sr' }]], []],
  ['a spelling put right by another name', ['name', 'JHON SMITH', 'name-misspelled', [{ field: 'name', value: 'John Smythe' }]], [RECORD]],
  ['the own address once more, after it was verified', ['address', '12 ELM ST, RENO, NV 89501', 'verified-but-contradicted'], [TRUE]],
  ['the own name once more, after it came back', ['name', 'JOHN SMITH', 'reinserted'], [TRUE]],
  ['a maiden name as a spelling', ['name', 'JOHN MILLER', 'name-misspelled', [{ field: 'name', value: 'John Smith Sr' }]], [OTHER]],
])('%s', ([, given, said]) => expect(codes(...given)).toEqual(said));

test('without a record nothing can be asked for', () => {
  const nothing: KnownPerson = { names: [], addresses: [], phones: [], dateOfBirth: null, ssnLast4: null };
  for (const [detail, code, field, value] of [
    ['birth-date', 'birth-date-wrong', 'birth-date', '1980-03-04'],
    ['ssn', 'ssn-wrong', 'ssn-last4', '4321'],
    ['name', 'name-misspelled', 'name', 'John Smith'],
  ] as const)
    expect(checkTrueValue(item(detail, '1', code, [{ field, value }]), nothing).map((one) => one.code)).toContain(RECORD);
});

// Every reason that takes a detail out of the file, for every detail it fits: never without the client's no, never after a yes.
test('what is removed was denied by the client', () => {
  const on = civilDate(2026, 11, 1);
  for (const reason of DISPUTE_REASONS as readonly DisputeReason[]) {
    if (!reason.itemKinds.includes('personal-information') || !reason.removes) continue;
    for (const detail of reason.details ?? []) {
      const about = item(detail, 'JO OTHER 12', reason.code);
      const asked = questionAbout(about);
      if (!asked) {
        expect(detail).toBe('ssn');
        continue;
      }
      const no = { said: 'wrong', on, reasonCode: asked.reasonCode, statement: null } as const;
      const yes = { said: 'right', on, reasonCode: null, statement: 'own' } as const;
      const found = (...said: Parameters<typeof answerAbout>[0]) => checkAsked(about, said, new Set()).map(({ code }) => code);
      expect(found(), `${reason.code} ${detail}`).toEqual(['disputes.askFirst']);
      expect(found(no)).toEqual([]);
      expect(found(no, yes)).toEqual(['disputes.askFirst']);
      expect(found({ ...no, said: 'right' })).toEqual(['disputes.askFirst']);
    }
  }
});

test('a reason that rests on a paper needs it in hand', () => {
  for (const [detail, code, kind] of [
    ['deceased-alert', 'deceased-wrong', 'photo-id'],
    ['birth-date', 'birth-date-wrong', 'photo-id'],
    ['ssn', 'ssn-wrong', 'ssn-proof'],
  ] as const) {
    expect(checkAsked(item(detail, '1', code), [], new Set()).map((one) => one.code)).toEqual(['disputes.proofNeeded']);
    expect(checkAsked(item(detail, '1', code), [], new Set([kind]))).toEqual([]);
  }
});

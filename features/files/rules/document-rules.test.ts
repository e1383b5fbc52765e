// Reviews, requests, changes of pictures and what clients read of them, as tables.
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import { isReminderDue, renewalDue, requestStateOf } from './document-requests.ts';
import { REJECTION_REASONS, reviewOf } from './document-reviews.ts';
import { dayInWords, DOCUMENT_TEXTS, writeRejectionMail, writeRequestMail } from './document-texts.ts';
import { FILE_KINDS, requestOf } from './file-kinds.ts';
import { isPageName, pageName } from './page-names.ts';
import { scaleOf } from './pdf-pages.ts';
import { changeInWords, pixelsOf } from './redraw.ts';

const TODAY = civilDate(2026, 11, 26);
const at = new Date('2026-11-26T12:00:00Z');

test.each([
  [{ looked: false, rejectedFor: null, expiresOn: null }, 'sent'],
  [{ looked: true, rejectedFor: null, expiresOn: null }, 'accepted'],
  [{ looked: true, rejectedFor: null, expiresOn: TODAY }, 'accepted'],
  [{ looked: true, rejectedFor: null, expiresOn: addDays(TODAY, -1) }, 'expired'],
  [{ looked: true, rejectedFor: 'old', expiresOn: addDays(TODAY, -1) }, 'rejected'],
  [{ looked: false, rejectedFor: null, expiresOn: addDays(TODAY, -1) }, 'sent'],
] as const)('%o is %s', (document, review) => expect(reviewOf(document, TODAY)).toBe(review));

test.each([
  [{ answeredAt: null, doneAt: null, withdrawnAt: null }, 'open'],
  [{ answeredAt: at, doneAt: null, withdrawnAt: null }, 'answered'],
  [{ answeredAt: at, doneAt: at, withdrawnAt: null }, 'done'],
  [{ answeredAt: null, doneAt: at, withdrawnAt: null }, 'done'],
  [{ answeredAt: at, doneAt: null, withdrawnAt: at }, 'withdrawn'],
] as const)('a request with %o is %s', (dates, state) => expect(requestStateOf(dates)).toBe(state));

test.each([
  // [due in days, last email so many days ago, reminders, due now]
  [3, 10, 0, false],
  [2, 10, 0, true],
  [2, 2, 0, false],
  [2, 3, 0, true],
  [-20, 3, 4, true],
  [-20, 3, 5, false],
] as const)('due in %i days, mailed %i days ago, %i reminders: %s', (dueIn, ago, reminders, isDue) =>
  expect(isReminderDue({ dueOn: addDays(TODAY, dueIn), lastMailOn: addDays(TODAY, -ago), reminders }, TODAY)).toBe(isDue),
);

test('a document is asked for until its last day, but never in less than a week', () => {
  expect(renewalDue(addDays(TODAY, 20), TODAY)).toBe(addDays(TODAY, 20));
  expect(renewalDue(addDays(TODAY, 3), TODAY)).toBe(addDays(TODAY, 7));
  expect(renewalDue(addDays(TODAY, -90), TODAY)).toBe(addDays(TODAY, 7));
});

describe('pixels of an area', () => {
  test.each([
    [
      { left: 0, top: 0, width: 1, height: 1 },
      { left: 0, top: 0, width: 100, height: 50 },
    ],
    // What is only touched is covered.
    [
      { left: 0.005, top: 0.01, width: 0.01, height: 0.01 },
      { left: 0, top: 0, width: 2, height: 1 },
    ],
    [
      { left: 1, top: 1, width: 0, height: 0 },
      { left: 99, top: 49, width: 1, height: 1 },
    ],
    [
      { left: 0.9, top: 0.9, width: 1, height: 1 },
      { left: 90, top: 45, width: 10, height: 5 },
    ],
  ])('%o', (area, pixels) => expect(pixelsOf(area, { width: 100, height: 50 })).toEqual(pixels));

  test('lie inside the picture, whatever the area', () => {
    const shares = [0, 0.001, 0.2, 0.5, 0.999, 1];
    for (const left of shares)
      for (const width of shares) {
        const { left: x, width: wide } = pixelsOf({ left, top: left, width, height: width }, { width: 7, height: 7 });
        expect(x >= 0 && wide >= 1 && x + wide <= 7).toBe(true);
      }
  });
});

test('a change in words', () => {
  const area = { left: 0, top: 0, width: 1, height: 1 };
  expect(changeInWords({ turn: 90, crop: area, blackOut: [area, area] })).toEqual(['rotated', 'cropped', '2 areas blacked out']);
  expect(changeInWords({ turn: 0, crop: null, blackOut: [] })).toEqual([]);
  expect(changeInWords({ turn: 90, crop: null, blackOut: [area] }, 2)).toEqual(['page 2: rotated', 'one area blacked out']);
});

test('pages are named by number, and only they are pages', () => {
  const name = pageName('0199', 'b1', 3);
  expect(name).toBe('contacts/0199/pages/b1/3.jpg');
  expect([isPageName(name), isPageName('contacts/0199/documents/pages/1.jpg'), isPageName('staff/pages/1.jpg')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an upload names a request by its id, or none', () => {
  const id = '0199c0de-0000-7000-8000-000000000001';
  expect(requestOf({ documentRequest: id })).toBe(id);
  expect(requestOf({ documentRequest: "1' or true" })).toBeUndefined();
  expect(requestOf(undefined)).toBeUndefined();
});

describe('in both languages', () => {
  test('each kind and each reason has words of its own', () => {
    for (const kind of FILE_KINDS) expect(DOCUMENT_TEXTS.es.kinds[kind]).not.toBe(DOCUMENT_TEXTS.en.kinds[kind]);
    for (const reason of REJECTION_REASONS) expect(DOCUMENT_TEXTS.es.reasons[reason]).not.toBe(DOCUMENT_TEXTS.en.reasons[reason]);
    expect([dayInWords(TODAY, 'en'), dayInWords(TODAY, 'es')]).toEqual(['November 26, 2026', '26 de noviembre de 2026']);
  });

  test('emails say what is asked for or was rejected, and where it is sent', () => {
    const reader = { name: 'Ana', link: 'https://office.example/client/documents' };
    const asked = [
      { kind: 'photo-id', words: null, dueOn: TODAY },
      { kind: 'other', words: 'The letter of May 2', dueOn: TODAY },
    ] as const;
    const english = writeRequestMail({ ...reader, language: 'en' }, asked, 'asked');
    expect(english.text).toContain('– Photo ID, by November 26, 2026\n– The letter of May 2, by November 26, 2026');
    expect(english.text).toContain(reader.link);
    expect(writeRequestMail({ ...reader, language: 'es' }, asked, 'reminded').subject).toBe('Documentos que todavía necesitamos de usted');
    const rejected = writeRejectionMail({ ...reader, name: '', language: 'es' }, [{ kind: null, reason: 'expired' }]);
    expect(rejected.text).toContain('Hola:\n\nNo pudimos usar lo que usted envió:\n\n– Otro documento: Está vencido.');
  });
});

test.each([
  ['US Letter', [612, 792], undefined, 200 / 72],
  ['US Letter on a screen', [612, 792], 1600, 1600 / 792],
  ['a photo of a phone, a point a pixel', [3024, 4032], undefined, Math.sqrt(16_000_000 / (3024 * 4032))],
  ['the largest page there is', [14_400, 14_400], 1600, undefined],
])('%s', (_what, [width = 0, height = 0], longSide, scale) => {
  const found = scaleOf({ width, height }, longSide);
  if (scale === undefined || found === undefined) expect(found).toBe(scale);
  else expect(found).toBeCloseTo(scale);
});

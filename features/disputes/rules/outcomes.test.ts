import { describe, expect, test } from 'vitest';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { proposeOutcome, type DisputedLine, type LaterReport, type NamedResult } from './outcomes.ts';

type Event = LaterReport['events'][number];
const day = (text: string) => text as CivilDate;
const KEY = 'acct|88123****|2024-03||';
const line = (fields: Partial<DisputedLine> = {}): DisputedLine => ({
  bureau: 'TU',
  kind: 'tradeline',
  heading: 'NORTHGATE RECOVERY',
  accountNumberMasked: '88123****',
  reportId: 'one',
  lineIds: ['a1'],
  lineKey: KEY,
  reasonCode: 'balance-wrong',
  sentOn: day('2026-03-01'),
  overdueAfter: day('2026-04-05'),
  ...fields,
});
const event = (kind: Event['kind'], fields: Partial<Event> = {}): Event => ({
  id: `${kind}-event`,
  previousReportId: 'one',
  kind,
  bureau: 'TU',
  line: 'tradeline',
  lineKey: KEY,
  heading: 'NORTHGATE RECOVERY',
  accountNumberMasked: '88123****',
  negative: true,
  previousLineId: 'a1',
  nextLineId: kind === 'deleted' ? null : 'b1',
  changes: [],
  evidence: null,
  ...fields,
});
const change = (field: string, effect: 'better' | 'worse' | 'neutral') => ({ field, label: field, before: 'x', after: 'y', effect });
const report = (reportDate: string | null, events: readonly Event[], results: readonly NamedResult[] = [], id = 'two'): LaterReport => ({
  id,
  reportDate: reportDate === null ? null : day(reportDate),
  events,
  results,
});
const answer = (result: NamedResult['result'], fields: Partial<NamedResult> = {}): NamedResult => ({
  bureau: 'TU',
  kind: 'tradeline',
  heading: 'NORTHGATE RECOVERY',
  accountNumberMasked: '88123****',
  result,
  printed: result.toUpperCase(),
  lineKey: null,
  ...fields,
});
const LATER = '2026-04-20';
const TODAY = day('2026-12-31');
const resultOf = (about: DisputedLine, ...reports: LaterReport[]) => proposeOutcome(about, reports, TODAY)?.result;

test('a report of a day to come says nothing yet', () => {
  expect([resultOf(line(), report('2027-01-01', [event('deleted')])), resultOf(line(), report('2026-12-31', [event('deleted')]))]).toEqual([
    undefined,
    'removed',
  ]);
});

describe('what one report says', () => {
  test.for<readonly [string, Event, string | undefined]>([
    ['gone', event('deleted'), 'removed'],
    ['gone because it was old', event('deleted', { evidence: 'Its seven years were over.' }), undefined],
    ['sold on', event('sold-on'), undefined],
    ['listed again', event('re-inserted'), 'confirmed'],
    ['better', event('improved', { changes: [change('balance', 'better')] }), 'corrected'],
    ['better and worse', event('updated', { changes: [change('pastDue', 'better'), change('payStatus', 'worse')] }), 'corrected'],
    ['a note that it is disputed', event('updated', { changes: [change('disputeFlag', 'neutral')] }), 'confirmed'],
    ['a later payment', event('updated', { changes: [change('lastPayment', 'neutral')] }), 'confirmed'],
    ['worse', event('worsened', { changes: [change('balance', 'worse')] }), 'confirmed'],
    ['re-aged', event('re-aged', { changes: [change('firstDelinquency', 'worse')], evidence: 'It was 2021 before.' }), 'confirmed'],
    ['as before', event('unchanged'), 'confirmed'],
    ['another bureau', event('deleted', { bureau: 'EX' }), undefined],
    ['another line', event('deleted', { previousLineId: 'a2', lineKey: 'acct|5555****|2020-01||' }), undefined],
    ['an inquiry of that id', event('deleted', { line: 'inquiry' }), undefined],
  ])('%s', ([, one, expected]) => expect(resultOf(line(), report(LATER, [one]))).toBe(expected));

  test('what was asked for counts as corrected though it helps no one', () => {
    const moved = event('updated', { changes: [change('opened', 'neutral')] });
    expect([resultOf(line(), report(LATER, [moved])), resultOf(line({ reasonCode: 'dates-wrong' }), report(LATER, [moved]))]).toEqual([
      'confirmed',
      'corrected',
    ]);
  });
  test('a line that was disputed for its age and is gone is a success', () => {
    const old = event('deleted', { evidence: 'Its seven years were over.' });
    expect(proposeOutcome(line({ reasonCode: 'obsolete' }), [report(LATER, [old])], TODAY)).toMatchObject({
      result: 'removed',
      explanation: 'TransUnion no longer lists this account in the report of Apr 20, 2026. Its seven years were over.',
    });
  });
  test.for<readonly [string, string | undefined, string | undefined]>([
    ['2026-03-01', undefined, undefined],
    ['2026-03-05', 'removed', undefined],
    ['2026-04-05', 'removed', undefined],
    ['2026-04-06', 'removed', 'confirmed'],
  ])('a report of %s', ([on, gone, kept]) => {
    expect([resultOf(line(), report(on, [event('deleted')])), resultOf(line(), report(on, [event('unchanged')]))]).toEqual([gone, kept]);
  });
  test('a report without a date says nothing', () => expect(resultOf(line(), report(null, [event('deleted')]))).toBeUndefined());
});

describe('which line is meant', () => {
  const other = (lineKey: string, fields: Partial<Event> = {}) =>
    event('deleted', { previousReportId: 'other', previousLineId: 'z9', lineKey, ...fields });
  test('one of two lines of an account is gone: it is still listed', () => {
    expect(resultOf(line(), report(LATER, [event('deleted'), event('unchanged')]))).toBe('confirmed');
    expect(resultOf(line({ lineIds: ['unknown'] }), report(LATER, [event('deleted'), event('unchanged')]))).toBe('confirmed');
    expect(resultOf(line(), report(LATER, [event('deleted'), event('deleted')]))).toBe('removed');
  });
  test('compared with another report, the key tells', () => expect(resultOf(line(), report(LATER, [other(KEY)]))).toBe('removed'));
  test('of lines that a mask cannot tell apart none is meant', () => {
    const alike = (more: string) => other(`acct|88123${more}|2024-03||`);
    expect([resultOf(line(), report(LATER, [alike('4567')])), resultOf(line(), report(LATER, [alike('4567'), alike('9999')]))]).toEqual([
      'removed',
      undefined,
    ]);
  });
});

describe('report after report', () => {
  const next = (on: string, events: readonly Event[], id = 'three', results: readonly NamedResult[] = []) =>
    report(
      on,
      events.map((one) => ({ ...one, previousReportId: 'two', previousLineId: one.previousLineId && 'b1' })),
      results,
      id,
    );
  const corrected = report('2026-04-20', [event('improved', { changes: [change('balance', 'better')] })]);
  test('a corrected line that stays so is still corrected', () => {
    expect(proposeOutcome(line(), [corrected, next('2026-05-20', [event('unchanged')])], TODAY)).toMatchObject({
      result: 'corrected',
      reportId: 'two',
    });
    expect(resultOf(line(), corrected, next('2026-05-20', [event('updated', { changes: [change('lastPayment', 'neutral')] })]))).toBe(
      'corrected',
    );
    expect(resultOf(line(), corrected, next('2026-05-20', [event('worsened', { changes: [change('balance', 'worse')] })]))).toBe(
      'confirmed',
    );
    expect(resultOf(line(), corrected, next('2026-05-20', [event('deleted')]))).toBe('removed');
  });
  test('gone, and back again', () => {
    const gone = report('2026-04-20', [event('deleted')]);
    expect([
      resultOf(line(), gone, next('2026-05-20', [])),
      resultOf(line(), gone, next('2026-05-20', [event('re-inserted', { previousLineId: null })])),
    ]).toEqual(['removed', 'confirmed']);
  });
  test('what the next collector does is no answer', () => {
    expect(
      resultOf(
        line(),
        report('2026-04-20', [event('sold-on')]),
        next('2026-05-20', [event('deleted', { lineKey: 'coll|99****|2026-01||' })]),
      ),
    ).toBeUndefined();
  });
  test('followed by its id, whatever its key has become', () => {
    expect(
      resultOf(
        line(),
        report('2026-02-20', [event('updated')]),
        next('2026-05-20', [event('deleted', { lineKey: 'acct|7777****|2024-03||' })]),
      ),
    ).toBe('removed');
  });
});

describe('the answer of the bureau', () => {
  test('goes before the comparison, and before a later report without news', () => {
    expect(proposeOutcome(line(), [report('2026-03-10', [event('unchanged')], [answer('verified')])], TODAY)).toMatchObject({
      result: 'confirmed',
      source: 'bureau-result',
      eventId: null,
      explanation: 'TransUnion answered “VERIFIED” in its results of Mar 10, 2026.',
    });
    expect(
      proposeOutcome(line(), [report('2026-03-10', [], [answer('updated')]), report(LATER, [event('unchanged')], [], 'three')], TODAY),
    ).toMatchObject({ result: 'corrected', reportId: 'two' });
  });
  test('is superseded by a later report that lists the line again', () => {
    expect(resultOf(line(), report('2026-03-10', [], [answer('deleted')]), report(LATER, [event('re-inserted')], [], 'three'))).toBe(
      'confirmed',
    );
  });
  test.for<readonly [string, Partial<NamedResult>, boolean]>([
    ['the same number and name', {}, true],
    ['another name and a short number', { heading: 'ELSE' }, false],
    ['another number', { accountNumberMasked: '99123****' }, false],
    ['a mask over other places, by which four digits agree', { accountNumberMasked: '88123456X' }, true],
    ['only the end of the number', { accountNumberMasked: '*****4567' }, false],
    ['no number at all', { accountNumberMasked: '' }, false],
    ['the same key', { accountNumberMasked: '', heading: 'ELSE', lineKey: KEY }, true],
    ['an inquiry', { kind: 'inquiry' }, false],
    ['another bureau', { bureau: 'EX' }, false],
  ])('%s', ([, fields, expected]) => expect(resultOf(line(), report(LATER, [], [answer('deleted', fields)])) === 'removed').toBe(expected));
  test("masked in turns, TransUnion's way", () => {
    const ours = line({ accountNumberMasked: '3156XXXX' });
    expect(resultOf(ours, report(LATER, [], [answer('deleted', { accountNumberMasked: '3X5X1X6X' })]))).toBeUndefined();
  });
  test('words no one knows propose nothing', () => expect(resultOf(line(), report(LATER, [], [answer('other')]))).toBeUndefined());
});

import { describe, expect, test } from 'vitest';
import type { AnalysisInput } from '../finding.ts';
import { collectedUnannounced } from './collected-unannounced.ts';
import { disputeFlagMissing, disputeFlagStale } from './dispute-flags.ts';
import { reinserted } from './reinserted.ts';
import {
  account,
  collectionAccount,
  collector,
  day,
  dispute,
  input,
  inquiry,
  inquiryKeyOf,
  keyOf,
  line,
  on,
  report,
  reportOf,
  saying,
  says,
  usd,
} from './testing.ts';
import { unanswered } from './unanswered.ts';
import { verifiedButContradicted } from './verified-contradicted.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];
const HIT = ' FIRST TEST BANK';

describe('A26 dispute flag missing', () => {
  const plain = line({ disputeFlag: 'none' });
  const given = (trade = plain, fields = {}) => input(reportOf(account([trade])), { disputes: [dispute(trade, fields)] });
  test.for<Case>([
    ['open dispute, reported again, said not to be disputed', given(), `A26 EQ${HIT}`],
    ['answered', given(plain, { outcome: 'updated' }), '-'],
    ['another bureau was written to', given(plain, { bureau: 'TU' }), '-'],
    ['no dispute', input(reportOf(account([plain]))), '-'],
    ['the source prints no flags', given(line()), '-'],
    [
      'a remark says it is disputed',
      given(line({ disputeFlag: 'none', remarks: [{ text: 'Account information disputed by consumer' }] })),
      '-',
    ],
    ['not reported since', given(line({ disputeFlag: 'none', reported: on('2026-01-19') })), '-'],
    ['reported in the month the dispute was sent, day unknown', given(line({ disputeFlag: 'none', reported: on('2026-01') })), '-'],
    ['only the year of reporting, a year before', given({ ...plain, reported: on('2025') }), '-'],
  ])('%s', ([, at, said]) => expect(says(disputeFlagMissing, at)).toBe(said));
});

describe('A27 stale dispute flag', () => {
  const flagged = line({ disputeFlag: 'consumer-disputes' });
  const given = (trade = flagged, fields = {}, more: readonly ReturnType<typeof dispute>[] = []) =>
    input(reportOf(account([trade])), {
      disputes: [dispute(trade, { outcome: 'verified', outcomeOn: day('2025-12-21'), ...fields }), ...more],
    });
  test.for<Case>([
    ['reported 61 days after the result, still disputed', given(), `A27 EQ${HIT}`],
    ['60 days', given(flagged, { outcomeOn: day('2025-12-22') }), '-'],
    ['a later dispute is open', given(flagged, {}, [dispute(flagged)]), '-'],
    [
      'the remark says it is over',
      given(line({ remarks: [{ text: 'Dispute resolved, consumer disagrees' }], disputeFlag: 'consumer-disputes' })),
      '-',
    ],
    ['compliance condition XH, previously disputed', given(line({ complianceCode: 'XH', disputeFlag: 'consumer-disputes' })), '-'],
    ['compliance condition XB', given(line({ complianceCode: 'XB' })), `A27 EQ${HIT}`],
    ['never disputed by us', input(reportOf(account([flagged]))), '-'],
  ])('%s', ([, at, said]) => expect(says(disputeFlagStale, at)).toBe(said));
});

describe('A42 collection before contact', () => {
  const debt = collector();
  const word = { kind: 'no-validation-notice' as const, bureau: 'EQ' as const, lineKey: keyOf(debt, true) };
  const given = (trade = debt) => saying(reportOf(collectionAccount([trade])), { ...word, lineKey: keyOf(trade, true) });
  test.for<Case>([
    ['no notice', given(), 'A42 EQ TEST COLLECTORS'],
    ['the client says nothing', input(reportOf(collectionAccount([debt]))), '-'],
    ['about another line', saying(reportOf(collectionAccount([debt])), { ...word, lineKey: 'coll|other' }), '-'],
    ['about no line', saying(reportOf(collectionAccount([debt])), { kind: 'no-validation-notice' }), '-'],
    ['placed before Regulation F', given(collector({ opened: on('2021-11-29') })), '-'],
    ['perhaps placed before it', given(collector({ opened: on('2021-11') })), '-'],
    ['an original creditor', saying(reportOf(account([debt])), { ...word, lineKey: keyOf(debt) }), '-'],
  ])('%s', ([, at, said]) => expect(says(collectedUnannounced, at)).toBe(said));
  test('suggests no dispute with a bureau', () => expect(collectedUnannounced.run(given())[0]?.suggestedReason).toBeNull());
});

describe('A43 reinserted', () => {
  const bad = line({ payStatus: 'charge-off', opened: on('2019-01-05'), accountNumberMasked: '9990****', highCredit: usd(777) });
  const other = account([line()], { id: 'account-2' });
  const [with_, without] = [[account([bad]), other], [other]];
  const at = (date: string, accounts = with_, fields = {}) => report({ reportDate: on(date), accounts, ...fields });
  const gap = (missing = at('2026-01-02', without), before = at('2025-11-02'), now = at('2026-03-02')) =>
    input(now, { earlier: [before, missing] });
  test.for<Case>([
    ['listed, missing, listed', gap(), `A43 EQ${HIT}`],
    [
      'the bureau answered deleted',
      input(at('2026-03-02'), { disputes: [dispute(bad, { outcome: 'deleted', outcomeOn: day('2026-02-01') })] }),
      `A43 EQ${HIT}`,
    ],
    [
      'answered deleted after this pull',
      input(at('2026-01-20'), { disputes: [dispute(bad, { outcome: 'deleted', outcomeOn: day('2026-02-01') })] }),
      '-',
    ],
    ['always listed', gap(at('2026-01-02')), '-'],
    ['new, never listed before', gap(at('2026-01-02', without), at('2025-11-02', without)), '-'],
    [
      'the bureau was frozen',
      gap(
        at('2026-01-02', without, {
          bureaus: [
            {
              bureau: 'EQ',
              present: 'frozen',
              scores: [],
              statements: [],
              alerts: [],
              identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
            },
          ],
        }),
      ),
      '-',
    ],
    ['another kind of file', gap(at('2026-01-02', without, { sourceFormat: 'idiq-html' })), '-'],
    ['an empty file', gap(at('2026-01-02', [])), '-'],
    [
      'under another number, opened the same month',
      gap(at('2026-01-02', [other, account([{ ...bad, accountNumberMasked: '1230****' }], { id: 'account-3' })])),
      '-',
    ],
    ['pulled the same day', gap(at('2026-03-02', without)), '-'],
    ['not adverse', gap(at('2026-01-02', without), undefined, at('2026-03-02', [account([{ ...bad, payStatus: 'current' }]), other])), '-'],
  ])('%s', ([, given, said]) => expect(says(reinserted, given)).toBe(said));

  test('an inquiry the bureau deleted', () => {
    const asked = inquiry();
    const given = input(report({ inquiries: [asked] }), {
      disputes: [dispute(bad, { lineKey: inquiryKeyOf(asked), outcome: 'deleted', outcomeOn: day('2026-02-01') })],
    });
    expect(reinserted.run(given)).toMatchObject([{ line: 'inquiry', lineId: 'inquiry-1', suggestedReason: 'reinserted' }]);
  });
});

describe('A44 no answer', () => {
  const given = (fields = {}) => input(reportOf(account([line()])), { disputes: [dispute(line(), fields)], today: day('2026-02-10') });
  test.for<Case>([
    ['the day after the last', given(), `A44 EQ${HIT}`],
    ['on the last day', given({ overdueAfter: day('2026-02-10') }), '-'],
    ['answered', given({ outcome: 'verified', outcomeOn: day('2026-02-01') }), '-'],
    ['last day unknown', given({ overdueAfter: null }), '-'],
    ['line no longer listed', given({ lineKey: 'inq|GONE|2025-01-01' }), `A44 EQ${HIT}`],
  ])('%s', ([, at, said]) => expect(says(unanswered, at)).toBe(said));
  test('knows an inquiry by its key', () => expect(unanswered.run(given({ lineKey: 'inq|GONE|2025-01-01' }))[0]?.line).toBe('inquiry'));
});

describe('A45 verified but contradicted', () => {
  const [mine, theirs] = [line({ payStatus: 'collection' }), line({ bureau: 'TU', payStatus: 'current' })];
  const differences = [{ field: 'payStatus' as const, values: { EQ: 'Collection', TU: 'Current' } }];
  const verified = (fields = {}) => [dispute(mine, { outcome: 'verified', outcomeOn: day('2026-02-01'), ...fields })];
  const both = (fields = {}, other = theirs) => account([mine, other], { differences, ...fields });
  const alone = reportOf(account([mine]));
  const paid = { kind: 'paid' as const, bureau: 'EQ' as const, lineKey: keyOf(mine), on: day('2026-01-10') };
  test.for<Case>([
    ['another bureau says current', input(reportOf(both()), { disputes: verified() }), `A45 EQ${HIT}`],
    ['the client has paid', input(alone, { disputes: verified(), client: { statements: [paid] } }), `A45 EQ${HIT}`],
    [
      'paid after the line was reported',
      input(alone, { disputes: verified(), client: { statements: [{ ...paid, on: day('2026-02-20') }] } }),
      '-',
    ],
    ['nothing contradicts it', input(alone, { disputes: verified() }), '-'],
    ['updated, not verified', input(reportOf(both()), { disputes: verified({ outcome: 'updated' }) }), '-'],
    ['pulled before the answer', input(reportOf(both()), { disputes: verified({ outcomeOn: day('2026-03-03') }) }), '-'],
    ['reported months apart', input(reportOf(both({}, { ...theirs, reported: on('2025-12-20') })), { disputes: verified() }), '-'],
    ['perhaps another account', input(reportOf(both({ matchConfidence: 0.75 })), { disputes: verified() }), '-'],
    ['blended', input(reportOf(both({ blended: true })), { disputes: verified() }), '-'],
  ])('%s', ([, at, said]) => expect(says(verifiedButContradicted, at)).toBe(said));
});

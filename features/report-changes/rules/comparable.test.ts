import { describe, expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { account, fileOf, inquiry, line, reportOf, when } from '../../account-matching/rules/testing-lines.ts';
import { compareReports } from './compare-reports.ts';
import { LATER } from './testing-pairs.ts';

describe('what may not be compared', () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    account(`a${at}`, 'R', line('EX', { accountNumberMasked: `4${at}${at}${at}${at}${at}****`, opened: when(`201${at}-01-01`) })),
  );
  const files = (fields: Partial<ReturnType<typeof fileOf>>) => ({
    bureaus: (['EQ', 'EX', 'TU'] as const).map((bureau) => fileOf(bureau, LATER, bureau === 'EX' ? fields : {})),
  });
  const warned = (code: string) => ({ warnings: [{ code, message: '', severity: 'warning' as const }] });
  const says = (accounts: number, inquiries: number) => ({ declaredSummary: { EX: { accounts, inquiries } } });
  test.for<readonly [string, CreditReport, CreditReport, { incomplete: boolean; reason: RegExp }]>([
    ['no hit', reportOf(many), reportOf([], files({ present: 'no-hit' }), LATER), { incomplete: false, reason: /found no file/ }],
    ['frozen', reportOf(many), reportOf([], files({ present: 'frozen' }), LATER), { incomplete: false, reason: /frozen/ }],
    ['frozen and empty', reportOf(many), reportOf([], files({ frozen: true }), LATER), { incomplete: false, reason: /frozen/ }],
    ['failed', reportOf(many), reportOf([], files({ present: 'error' }), LATER), { incomplete: false, reason: /not be reached/ }],
    ['not ordered', reportOf(many), reportOf([], files({ present: 'not-ordered' }), LATER), { incomplete: false, reason: /holds no file/ }],
    [
      'no file in a one-bureau page',
      reportOf(many),
      reportOf([], { bureaus: [fileOf('TU', LATER)] }, LATER),
      { incomplete: false, reason: /holds no file/ },
    ],
    [
      'no file before',
      reportOf([], { bureaus: [] }),
      reportOf(many, {}, LATER),
      { incomplete: false, reason: /earlier report holds no file/ },
    ],
    ['the same day', reportOf(many), reportOf([]), { incomplete: false, reason: /pulled on Mar 2, 2026/ }],
    [
      'an older file handed on',
      reportOf(many),
      reportOf(many.slice(0, 5), { bureaus: [fileOf('EX', '2026-02-01'), fileOf('TU', LATER)] }, LATER),
      { incomplete: false, reason: /pulled on Feb 1, 2026, before/ },
    ],
    [
      'after a dispute, not a full disclosure',
      reportOf(many),
      reportOf(many.slice(0, 5), { ...warned('notFullDisclosure'), sourceFormat: 'tu-disclosure' }, LATER),
      { incomplete: true, reason: /does not hold all/ },
    ],
    [
      'an order not finished',
      reportOf(many),
      reportOf(many.slice(0, 5), warned('orderNotFinished'), LATER),
      { incomplete: true, reason: /could not be read/ },
    ],
    [
      'a score alone',
      reportOf([], { inquiries: [inquiry('EX', 'A', '2025-11-03')] }),
      reportOf([], warned('scoreOnly'), LATER),
      { incomplete: true, reason: /nothing at all/ },
    ],
    [
      'a list without any inquiries',
      reportOf(many, { inquiries: ['A', 'B', 'C'].map((name) => inquiry('EX', name, '2025-11-03')) }),
      reportOf(many, {}, LATER),
      { incomplete: true, reason: /no inquiries at all/ },
    ],
    [
      'entered by hand',
      reportOf(many),
      reportOf(many.slice(0, 5), { sourceFormat: 'manual' }, LATER),
      { incomplete: true, reason: /^The new report was entered by hand/ },
    ],
    [
      'entered by hand before',
      reportOf(many, { sourceFormat: 'manual' }),
      reportOf(many.slice(0, 5), {}, LATER),
      { incomplete: true, reason: /^The earlier report was entered by hand/ },
    ],
    [
      'made for a lender',
      reportOf(many),
      reportOf(many.slice(0, 5), { sourceFormat: 'mismo2' }, LATER),
      { incomplete: true, reason: /lender/ },
    ],
    [
      'made for a lender before',
      reportOf(many, { sourceFormat: 'mismo3' }),
      reportOf(many.slice(0, 5), { sourceFormat: 'mismo3' }, LATER),
      { incomplete: true, reason: /lender/ },
    ],
    ['less than half', reportOf(many), reportOf(many.slice(0, 2), {}, LATER), { incomplete: true, reason: /2 of 6/ }],
    [
      'cut short',
      reportOf(many),
      reportOf(many.slice(0, 5), warned('pageCutShort'), LATER),
      { incomplete: true, reason: /could not be read/ },
    ],
    [
      'shorter than it says',
      reportOf(many, says(6, 0)),
      reportOf(many.slice(0, 4), says(6, 0), LATER),
      { incomplete: true, reason: /more accounts/ },
    ],
    ['inquiries missing', reportOf(many, says(6, 0)), reportOf(many, says(6, 3), LATER), { incomplete: true, reason: /more inquiries/ }],
  ])('%s', ([, before, after, { incomplete, reason }]) => {
    const { compared, events, looksIncomplete, reason: said } = compareReports(before, after).bureaus.EX;
    expect([compared, events, looksIncomplete]).toEqual([false, [], incomplete]);
    expect(said).toMatch(reason);
  });

  test('a person may say that it is complete', () => {
    const { compared, events } = compareReports(reportOf(many), reportOf(many.slice(0, 2), {}, LATER), { confirmedComplete: ['EX'] })
      .bureaus.EX;
    expect([compared, events.filter(({ kind }) => kind === 'deleted').length]).toEqual([true, 4]);
  });

  test.for(['manual', 'mismo2', 'mismo3'] as const)(
    '%s: what is listed is compared, and a person may say that the rest is gone',
    (sourceFormat) => {
      expect(compareReports(reportOf(many), reportOf(many, { sourceFormat }, LATER)).bureaus.EX).toMatchObject({
        compared: true,
        looksIncomplete: false,
      });
      const { compared, events } = compareReports(reportOf(many), reportOf(many.slice(0, 5), { sourceFormat }, LATER), {
        confirmedComplete: ['EX'],
      }).bureaus.EX;
      expect([compared, events.filter(({ kind }) => kind === 'deleted').length]).toEqual([true, 1]);
    },
  );

  test('each bureau may come from another earlier report', () => {
    const previous: Partial<Record<Bureau, CreditReport>> = { EX: reportOf(many) };
    const { EX, TU } = compareReports(previous, reportOf(many, {}, LATER)).bureaus;
    expect([EX.compared, TU.compared, TU.reason]).toEqual([true, false, 'There is no earlier report with a file from TransUnion.']);
  });
});

// Letters made of accepted findings, for tests.
import { civilDate } from '../../platform/base/civil-date.ts';
import { isRefusal, type Refusal } from '../../platform/base/refusal.ts';
import { analyse } from '../../features/findings/rules/analyse.ts';
import type { AnalysisInput } from '../../features/findings/rules/finding.ts';
import { SPEAKING as LATER } from '../../features/findings/rules/disputed/testing-report.ts';
import { SPEAKING } from '../../features/findings/rules/testing-report.ts';
import { itemsOf } from '../../features/findings/server/items-of-findings.ts';
import { composeLetter } from '../../features/letters/rules/compose-letter.ts';
import type { LetterDocument } from '../../features/letters/rules/letter-document.ts';

const client = { name: 'Maria Alvarez', addressLines: ['1 Oak Street'], city: 'Reno', state: 'NV', zip: '89501' };
const answer = { id: 'a', at: '2026-11-20T12:00:00Z', by: 'Maria' };

/** Each finding of a report with an item it makes; all questions are answered with yes. */
export function findingItems(given: AnalysisInput) {
  return analyse(given).flatMap((finding) => {
    const items = itemsOf(given.report, [{ finding, note: null, answer }]);
    return isRefusal(items) ? [] : items.map((item) => ({ finding, item }));
  });
}

/** Those of the speaking reports. */
export const FINDING_ITEMS = [SPEAKING, LATER].flatMap(findingItems);

/** The letter about one item, answered once before as 'confirmed'. */
export function letterAbout({ accountNumberMasked, ...item }: (typeof FINDING_ITEMS)[number]['item']): LetterDocument | Refusal {
  return composeLetter({
    client,
    bureau: item.bureau,
    date: civilDate(2026, 3, 20),
    draft: true,
    enclosures: [],
    items: [
      {
        ...item,
        furnisher: item.heading,
        earlierResult: { result: 'confirmed', on: civilDate(2026, 3, 1), sentOn: civilDate(2026, 2, 1), receivedOn: null },
        claims: item.claims ?? [],
        accountNumberMasked: accountNumberMasked ?? '',
        facts: item.facts.map(({ text, source }) => ({ text, source })),
        correct: item.correct ?? [],
        months: [],
      },
    ],
  });
}

import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { HistoryItem, HistoryStep } from './item-history.ts';
import { cutRows, section, type SheetSection } from './report-sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

/** The item history: an item a row, a bureau a column, a line for each round. Days are those of the office. */
export function writeItems(items: readonly HistoryItem[], cut: boolean, zone: string, language: Language): SheetSection[] {
  const texts = sheetTexts[language];
  const { rows, notes } = cutRows(items, cut, texts.cutItems);
  return [
    section(
      texts.items.heading,
      {
        columns: [{ label: texts.items.item, share: 1.1 }, ...BUREAUS.map((bureau) => ({ label: BUREAU_NAMES[bureau], share: 1.2 }))],
        rows: rows.map(({ heading, accountNumberMasked, steps }) => [
          [heading, accountNumberMasked].filter(Boolean).join('\n'),
          ...BUREAUS.map(
            (bureau) => (steps[bureau] ?? []).map((step) => stepText(step, zone, language)).join('\n') || texts.items.notDisputed,
          ),
        ]),
      },
      texts.items.none,
      notes,
    ),
  ];
}

/** 'Round 1, Nov 3, 2026: Balance wrong. Removed, Nov 20, 2026.' */
export function stepText(
  { roundNumber, openedAt, reason, state, decidedAt }: HistoryStep,
  zone: string,
  language: Language = 'en',
): string {
  const { states, step } = sheetTexts[language].items;
  const day = (at: string): string => formatCivilDate(civilDateAt(new Date(at), zone), language);
  const outcome = decidedAt === null ? states[state] : `${states[state]}, ${day(decidedAt)}`;
  return step(roundNumber, day(openedAt), reason, outcome);
}

import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { STATE_WORDS, type HistoryItem, type HistoryStep } from './item-history.ts';
import { cutRows, section, type SheetSection } from './report-sheet.ts';

/** The item history: an item a row, a bureau a column, a line for each round. Days are those of the office. */
export function writeItems(items: readonly HistoryItem[], cut: boolean, zone: string): SheetSection[] {
  const { rows, notes } = cutRows(items, cut, 'items');
  return [
    section(
      'Disputed items',
      {
        columns: [{ label: 'Item', share: 1.1 }, ...BUREAUS.map((bureau) => ({ label: BUREAU_NAMES[bureau], share: 1.2 }))],
        rows: rows.map(({ heading, accountNumberMasked, steps }) => [
          [heading, accountNumberMasked].filter(Boolean).join('\n'),
          ...BUREAUS.map((bureau) => (steps[bureau] ?? []).map((step) => stepText(step, zone)).join('\n') || 'Not disputed'),
        ]),
      },
      'No item was disputed in an opened round yet.',
      notes,
    ),
  ];
}

/** 'Round 1, Nov 3, 2026: Balance wrong. Removed, Nov 20, 2026.' */
export function stepText({ roundNumber, openedAt, reason, state, decidedAt }: HistoryStep, zone: string): string {
  const day = (at: string): string => formatCivilDate(civilDateAt(new Date(at), zone));
  const outcome = decidedAt === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}, ${day(decidedAt)}`;
  return `Round ${roundNumber}, ${day(openedAt)}: ${reason}. ${outcome}.`;
}

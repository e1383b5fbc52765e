import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { changeText } from '../../scores/rules/score-words.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { FATE_WORDS, progressNotes, progressRows, reasonLines, type BureauProgress, type ScoreSpanView } from './progress.ts';
import { section, type SheetSection } from './report-sheet.ts';

/** The progress report: the table of all bureaus, scores, then each bureau's lines. */
export function writeProgress(bureaus: readonly BureauProgress[], scores: readonly ScoreSpanView[] | null): SheetSection[] {
  return [
    section(
      'From the first report to the newest',
      {
        columns: [
          { label: 'In the reports', share: 2.2 },
          ...BUREAUS.map((bureau) => ({ label: BUREAU_NAMES[bureau], share: 1, right: true as const })),
        ],
        rows: [
          ['First report', ...BUREAUS.map((bureau) => dayOf(bureaus.find((one) => one.bureau === bureau)?.first?.on))],
          ['Newest report', ...BUREAUS.map((bureau) => dayOf(bureaus.find((one) => one.bureau === bureau)?.newest?.on))],
          ...progressRows(bureaus).map(({ label, values }) => [label, ...BUREAUS.map((bureau) => values[bureau])]),
        ],
      },
      '',
      [...reasonLines(bureaus), ...progressNotes(bureaus)],
    ),
    ...(scores === null
      ? []
      : [
          section(
            'Scores by model',
            {
              columns: [
                { label: 'Model', share: 1.6 },
                { label: 'Bureau', share: 1 },
                { label: 'First', share: 1.3, right: true },
                { label: 'Newest', share: 1.3, right: true },
                { label: 'Change', share: 0.9, right: true },
              ],
              rows: scores.map(({ model, bureau, firstOn, firstValue, newestOn, newestValue }) => [
                model,
                BUREAU_NAMES[bureau],
                `${firstValue}, ${dayOf(firstOn)}`,
                `${newestValue}, ${dayOf(newestOn)}`,
                firstOn === newestOn ? 'One score' : changeText(newestValue - firstValue),
              ]),
            },
            'There are no scores yet.',
          ),
        ]),
    ...bureaus
      .filter(({ counts }) => counts !== null)
      .map(({ bureau, lines, left }) =>
        section(
          `What changed at ${BUREAU_NAMES[bureau]}`,
          {
            columns: [
              { label: 'Line', share: 1.6 },
              { label: 'In the newest report', share: 1.1 },
              { label: 'Details', share: 2.4 },
            ],
            rows: lines.map(({ heading, accountNumberMasked, fate, changes, note }) => [
              [heading, accountNumberMasked].filter(Boolean).join(' '),
              FATE_WORDS[fate],
              [...changes, note].filter(Boolean).join('. '),
            ]),
          },
          'Nothing changed.',
          left > 0 ? [`${left} more are on the screen of the reports.`] : [],
        ),
      ),
  ];
}

/** 'Nov 20, 2026'; a dash where there is no day. */
export function dayOf(text: string | null | undefined): string {
  const day = parseCivilDate(text ?? '');
  return day === undefined ? '–' : formatCivilDate(day);
}

import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { progressNotes, progressRows, reasonLines, type BureauProgress, type ScoreSpanView } from './progress.ts';
import { section, type SheetSection } from './report-sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

/** The progress report: the table of all bureaus, scores, then each bureau's lines. */
export function writeProgress(
  bureaus: readonly BureauProgress[],
  scores: readonly ScoreSpanView[] | null,
  language: Language,
): SheetSection[] {
  const texts = sheetTexts[language].progress;
  const day = (text: string | null | undefined): string => dayOf(text, language);
  return [
    section(
      texts.heading,
      {
        columns: [
          { label: texts.inReports, share: 2.2 },
          ...BUREAUS.map((bureau) => ({ label: BUREAU_NAMES[bureau], share: 1, right: true as const })),
        ],
        rows: [
          [texts.first, ...BUREAUS.map((bureau) => day(bureaus.find((one) => one.bureau === bureau)?.first?.on))],
          [texts.newest, ...BUREAUS.map((bureau) => day(bureaus.find((one) => one.bureau === bureau)?.newest?.on))],
          ...progressRows(bureaus, language).map(({ label, values }) => [label, ...BUREAUS.map((bureau) => values[bureau])]),
        ],
      },
      '',
      [...reasonLines(bureaus, language), ...progressNotes(bureaus, language)],
    ),
    ...(scores === null ? [] : [writeScores(scores, language)]),
    ...bureaus
      .filter(({ counts }) => counts !== null)
      .map(({ bureau, lines, left }) =>
        section(
          texts.changedAt(BUREAU_NAMES[bureau]),
          {
            columns: [
              { label: texts.line, share: 1.6 },
              { label: texts.inNewest, share: 1.1 },
              { label: texts.details, share: 2.4 },
            ],
            rows: lines.map(({ heading, accountNumberMasked, fate, changes, note }) => [
              [heading, accountNumberMasked].filter(Boolean).join(' '),
              texts.fates[fate],
              [...changes, note].filter(Boolean).join('. '),
            ]),
          },
          texts.nothingChanged,
          [...(left > 0 ? [texts.left(left)] : []), texts.detailsNote].filter((sentence) => sentence !== ''),
        ),
      ),
  ];
}

function writeScores(scores: readonly ScoreSpanView[], language: Language): SheetSection {
  const texts = sheetTexts[language].progress;
  return section(
    texts.scores,
    {
      columns: [
        { label: texts.model, share: 1.6 },
        { label: texts.bureau, share: 1 },
        { label: texts.firstScore, share: 1.3, right: true },
        { label: texts.newestScore, share: 1.3, right: true },
        { label: texts.change, share: 0.9, right: true },
      ],
      rows: scores.map(({ model, bureau, firstOn, firstValue, newestOn, newestValue }) => [
        model,
        BUREAU_NAMES[bureau],
        `${firstValue}, ${dayOf(firstOn, language)}`,
        `${newestValue}, ${dayOf(newestOn, language)}`,
        firstOn === newestOn ? texts.oneScore : changeIn(newestValue - firstValue, language),
      ]),
    },
    texts.noScores,
  );
}

function changeIn(points: number, language: Language): string {
  const texts = sheetTexts[language].progress;
  if (points === 0) return texts.noChange;
  return points > 0 ? texts.up(points) : texts.down(-points);
}

/** 'Nov 20, 2026'; a dash where there is no day. */
export function dayOf(text: string | null | undefined, language: Language = 'en'): string {
  const day = parseCivilDate(text ?? '');
  return day === undefined ? '–' : formatCivilDate(day, language);
}

// The letter log and the activity log on paper.
import { civilDateAt, formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import type { ActivityRow } from '../../activity/contract.ts';
import { nameActor } from '../../activity/rules/name-actor.ts';
import type { LetterRow } from '../../letters/contract.ts';
import { letterTo } from '../../letters/rules/letter-kinds.ts';
import { cutRows, section, type SheetSection } from './report-sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

const dayAt = (at: string, zone: string, language: Language): string => formatCivilDate(civilDateAt(new Date(at), zone), language);

function dayOf(day: string, language: Language): string {
  const date = parseCivilDate(day);
  return date ? formatCivilDate(date, language) : day;
}

/** 'Mailed Nov 3, 2026', or how far it came. */
export function letterState(
  { state, printedAt, mailing }: Pick<LetterRow, 'state' | 'printedAt' | 'mailing'>,
  zone: string,
  language: Language = 'en',
): string {
  const texts = sheetTexts[language].letters;
  if (mailing) {
    const mailed = dayOf(mailing.mailedOn, language);
    return mailing.receivedOn === null ? texts.mailed(mailed) : texts.received(mailed, dayOf(mailing.receivedOn, language));
  }
  return printedAt === null ? texts.states[state] : texts.printed(dayAt(printedAt, zone, language));
}

/** The day by which a mailed letter has to be answered (15 U.S.C. 1681i(a)(1), 1681j(a)(3)); '–' where no answer is owed. */
export function letterDue({ mailing }: Pick<LetterRow, 'mailing'>, language: Language = 'en'): string {
  if (!mailing || mailing.overdueAfter === null) return '–';
  const isEstimated = mailing.receivedOn === null && mailing.method !== 'handed-over';
  const day = dayOf(mailing.overdueAfter, language);
  return isEstimated ? sheetTexts[language].letters.estimated(day) : day;
}

/** What the log shows of a letter. */
export type LoggedLetter = Pick<
  LetterRow,
  'kind' | 'roundNumber' | 'bureau' | 'recipient' | 'items' | 'pages' | 'createdAt' | 'state' | 'printedAt' | 'mailing'
>;

export function writeLetters(letters: readonly LoggedLetter[], hasMore: boolean, zone: string, language: Language): SheetSection[] {
  const texts = sheetTexts[language];
  const words = texts.letters;
  const { rows, notes } = cutRows(letters, hasMore, texts.cutLetters);
  return [
    section(
      words.heading,
      {
        columns: [
          { label: words.round, share: 0.6, right: true },
          { label: words.to, share: 1.2 },
          { label: words.items, share: 0.7, right: true },
          { label: words.pages, share: 0.7, right: true },
          { label: words.written, share: 1.2 },
          { label: words.state, share: 1.8 },
          { label: words.due, share: 1.2 },
        ],
        rows: rows.map((letter) => [
          letter.roundNumber === null ? '–' : String(letter.roundNumber),
          letterTo(letter),
          letter.kind === 'round' ? String(letter.items) : '–',
          letter.pages === null ? '–' : String(letter.pages),
          dayAt(letter.createdAt, zone, language),
          letterState(letter, zone, language),
          letterDue(letter, language),
        ]),
      },
      words.none,
      [...notes, words.dueNote],
    ),
  ];
}

export const DUE_NOTE = sheetTexts.en.letters.dueNote;

export function writeActivity(entries: readonly ActivityRow[], hasMore: boolean, zone: string): SheetSection[] {
  const { rows, notes } = cutRows(
    entries,
    hasMore,
    (most) => `Only ${most.toLocaleString('en-US')} entries are printed. The rest is on the screen.`,
  );
  const time = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return [
    section(
      'Activity, newest first',
      {
        columns: [
          { label: 'Day', share: 1.1 },
          { label: 'Time', share: 0.8 },
          { label: 'Who', share: 1.3 },
          { label: 'What happened', share: 3.6 },
        ],
        rows: rows.map(({ at, actor, summary }) => [dayAt(at, zone, 'en'), time.format(new Date(at)), nameActor(actor), summary]),
      },
      'There is no activity that your role may see.',
      notes,
    ),
  ];
}

// The letter log and the activity log on paper.
import { civilDateAt, formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { ActivityRow } from '../../activity/contract.ts';
import { nameActor } from '../../activity/rules/name-actor.ts';
import type { LetterRow } from '../../letters/contract.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { cutRows, section, type SheetSection } from './report-sheet.ts';

const dayAt = (at: string, zone: string): string => formatCivilDate(civilDateAt(new Date(at), zone));

function dayOf(day: string): string {
  const date = parseCivilDate(day);
  return date ? formatCivilDate(date) : day;
}

const LETTER_STATES: Readonly<Record<LetterRow['state'], string>> = {
  rendering: 'Being made',
  ready: 'Not printed yet',
  failed: 'Could not be made',
};

/** 'Mailed Nov 3, 2026', or how far it came. */
export function letterState({ state, printedAt, mailing }: Pick<LetterRow, 'state' | 'printedAt' | 'mailing'>, zone: string): string {
  if (mailing) return `Mailed ${dayOf(mailing.mailedOn)}${mailing.receivedOn === null ? '' : `, received ${dayOf(mailing.receivedOn)}`}`;
  return printedAt === null ? LETTER_STATES[state] : `Printed ${dayAt(printedAt, zone)}`;
}

/** The day by which the bureau has to answer a mailed letter (15 U.S.C. 1681i(a)(1), 1681j(a)(3)). */
export function letterDue({ mailing }: Pick<LetterRow, 'mailing'>): string {
  if (!mailing) return '–';
  const isEstimated = mailing.receivedOn === null && mailing.method !== 'handed-over';
  return `${dayOf(mailing.overdueAfter)}${isEstimated ? ' (estimated)' : ''}`;
}

export function writeLetters(letters: readonly LetterRow[], hasMore: boolean, zone: string): SheetSection[] {
  const { rows, notes } = cutRows(letters, hasMore, 'letters');
  return [
    section(
      'Letters',
      {
        columns: [
          { label: 'Round', share: 0.6, right: true },
          { label: 'To', share: 1.2 },
          { label: 'Items', share: 0.6, right: true },
          { label: 'Pages', share: 0.6, right: true },
          { label: 'Written', share: 1.2 },
          { label: 'State', share: 1.8 },
          { label: 'Answer due', share: 1.2 },
        ],
        rows: rows.map((letter) => [
          String(letter.roundNumber),
          BUREAU_NAMES[letter.bureau],
          String(letter.items),
          letter.pages === null ? '–' : String(letter.pages),
          dayAt(letter.createdAt, zone),
          letterState(letter, zone),
          letterDue(letter),
        ]),
      },
      'No letter was written yet.',
      [...notes, DUE_NOTE],
    ),
  ];
}

export const DUE_NOTE =
  'The bureau’s time runs from the day it receives the letter: 30 days, 45 in some cases (15 U.S.C. 1681i(a)(1), 1681j(a)(3)). Where that day is not known it is taken to be 5 days after the mailing.';

export function writeActivity(entries: readonly ActivityRow[], hasMore: boolean, zone: string): SheetSection[] {
  const { rows, notes } = cutRows(entries, hasMore, 'entries');
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
        rows: rows.map(({ at, actor, summary }) => [dayAt(at, zone), time.format(new Date(at)), nameActor(actor), summary]),
      },
      'There is no activity that your role may see.',
      notes,
    ),
  ];
}

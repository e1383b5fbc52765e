// How far one item of the history is, in a few words: its state, the day that goes with it, and how urgent it is.
import { addDays, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { HistoryCell } from '../contract.ts';
import { OUTCOME_WORDS } from './outcome-words.ts';
import { isOver } from './response-clock.ts';

export interface CellWords {
  readonly words: string;
  /** The day the words are about; null where none is known. */
  readonly day: CivilDate | null;
  readonly tone: 'done' | 'late' | 'waits' | 'quiet';
}
type Told = Pick<HistoryCell, 'state' | 'mailedOn' | 'overdueAfter' | 'answer' | 'isProposed' | 'cameBack'>;

export function describeCell(cell: Told, today: CivilDate): CellWords {
  const dayOf = (text: string | null | undefined): CivilDate | null => (text == null ? null : (parseCivilDate(text.slice(0, 10)) ?? null));
  const { state } = cell;
  if (cell.cameBack !== null) return { words: 'Removed, came back', day: dayOf(cell.cameBack.on), tone: 'late' };
  if (state === 'withdrawn') return { words: 'Withdrawn, not sent', day: null, tone: 'quiet' };
  if (state !== 'in-progress') {
    const day = dayOf(cell.answer?.answeredOn ?? cell.answer?.decidedOn);
    return { words: OUTCOME_WORDS[state], day, tone: state === 'removed' || state === 'corrected' ? 'done' : 'quiet' };
  }
  if (cell.isProposed) return { words: 'Outcome to decide', day: null, tone: 'waits' };
  const overdueAfter = dayOf(cell.overdueAfter);
  if (overdueAfter === null) return { words: 'Not mailed', day: null, tone: 'waits' };
  return isOver({ overdueAfter }, today)
    ? { words: 'Overdue since', day: addDays(overdueAfter, 1), tone: 'late' }
    : { words: 'Answer due', day: overdueAfter, tone: 'waits' };
}

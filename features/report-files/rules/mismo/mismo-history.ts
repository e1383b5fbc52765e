// Payment patterns of MISMO: one character a month, newest first.
import { gridCodeOf } from '../history-codes.ts';
import { monthIndex, monthKey } from '../history-months.ts';
import type { Bureau } from '../bureaus.ts';
import type { GridCode, HistoryCell, PartialDate, Portfolio } from '../model.ts';
import { monthOf } from '../partial-date.ts';
import type { Reading } from '../reading.ts';
import type { LiabilityView, MismoView } from './mismo-view.ts';

/** Sources go back seven to ten years; longer patterns are noise. */
const MOST_MONTHS = 180;

/** Reads the patterns of one file and notes what is odd about them, to be said once for all accounts. */
export class HistoryReader {
  readonly #view: MismoView;
  readonly #reading: Reading;
  #unclear = 0;
  #undated = 0;
  #early = 0;
  readonly #unknown = new Set<string>();

  constructor(view: MismoView, reading: Reading) {
    this.#view = view;
    this.#reading = reading;
  }

  read({ pattern }: LiabilityView, bureau: Bureau, portfolio: Portfolio, opened: PartialDate | undefined): HistoryCell[] {
    const data = pattern.data.replace(/\s+/g, '').slice(0, MOST_MONTHS);
    if (data === '') return [];
    const start = this.#reading.date(pattern.start, 'PaymentPatternStartDate');
    const month = start && monthOf(start);
    if (month === undefined) {
      this.#undated++;
      return [];
    }
    const newest = monthIndex(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
    const openedMonth = opened && monthOf(opened);
    if (openedMonth !== undefined && month < openedMonth) this.#early++;
    const numbered = isNumbered(data, this.#view.ratingCodes);
    if (numbered) this.#unclear++;
    const cells: HistoryCell[] = [];
    for (let at = 0; at < data.length; at++) {
      const raw = data.charAt(at);
      cells.push({ month: monthKey(newest - at), code: this.#code(raw, bureau, portfolio, numbered), raw });
    }
    return cells;
  }

  #code(raw: string, bureau: Bureau, portfolio: Portfolio, numbered: boolean): GridCode {
    if (numbered && /[1-6]/.test(raw)) return 'UNK';
    // 9 is one code for collection and charge-off; the kind of the account tells.
    if (raw === '9' && portfolio === 'COLL') return 'COLL';
    const code = gridCodeOf(this.#view.format, bureau, raw);
    if (code === undefined) this.#unknown.add(raw);
    return code ?? 'UNK';
  }

  /** Warns of what was noted. */
  say(): void {
    const accounts = (count: number): string => `${count} ${count === 1 ? 'account' : 'accounts'}`;
    if (this.#unclear > 0) {
      this.#reading.warn(
        'historyCodesUnclear',
        `The payment history of ${accounts(this.#unclear)} uses numbers that may mean "as agreed" or "late", so these months were left unknown.`,
      );
    }
    if (this.#undated > 0)
      this.#reading.warn(
        'historyUndated',
        `The payment history of ${accounts(this.#undated)} does not say which month it starts from, so it was left out.`,
      );
    if (this.#early > 0)
      this.#reading.warn(
        'historyBeforeOpening',
        `The payment history of ${accounts(this.#early)} lies before the account was opened.`,
        'info',
      );
    if (this.#unknown.size > 0) {
      this.#reading.warn(
        'historyCodeUnknown',
        `The payment histories hold codes that are not known (${[...this.#unknown].slice(0, 8).join(' ')}), shown as unknown.`,
      );
    }
  }
}

/**
 * Patterns print C for a month paid as agreed and 1 for 30 days late. A file that rates by Equifax's or TransUnion's numbers may print
 * 1 for as agreed instead; without a single C there is no telling, and a wrong guess makes false late payments.
 */
function isNumbered(data: string, ratingCodes: string): boolean {
  return (ratingCodes === 'Equifax' || ratingCodes === 'TransUnion') && !data.includes('C') && /[1-6]/.test(data);
}

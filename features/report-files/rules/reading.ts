// One run of a reader over one file: turns printed values into values and keeps note of what was odd about them.
import { parseDollars, type Cents } from '../../../platform/base/money.ts';
import { isDash } from './clean-text.ts';
import type { ImportWarning, PartialDate } from './model.ts';
import { readDate, type DateReading } from './partial-date.ts';

const MOST_WARNINGS = 100;
const COUNT = /^\d{1,6}$/;

export class Reading {
  readonly #warnings: ImportWarning[] = [];
  #leftOut = 0;
  #place = '';
  /** A cache: few distinct dates, since the day of the pull is on every node. */
  readonly #dates = new Map<string, DateReading>();

  /** Sets the place in the report of the next values ('accounts/3/EQ'), for warnings. */
  enter(place: string): void {
    this.#place = place;
  }

  warn(code: string, message: string, severity: ImportWarning['severity'] = 'warning', field?: string): void {
    if (this.#warnings.length >= MOST_WARNINGS) this.#leftOut++;
    else {
      const path = field === undefined ? this.#place : `${this.#place}/${field}`;
      this.#warnings.push(path === '' ? { code, message, severity } : { code, path, message, severity });
    }
  }

  /** A date, or undefined when there is none; a date that cannot be is left out with a warning. */
  date(text: string, field: string): PartialDate | undefined {
    if (text === '') return undefined;
    let date = this.#dates.get(text);
    if (date === undefined) this.#dates.set(text, (date = readDate(text)));
    if (date === 'none') return undefined;
    if (date !== 'impossible') return date;
    this.warn('dateImpossible', `"${excerpt(text)}" is not a date, so it was left empty.`, 'warning', field);
    return undefined;
  }

  /** An amount of dollars in cents, null when none is given. A negative one is kept, with a warning; an unreadable one is null. */
  amount(text: string, field: string): Cents | null {
    if (text === '' || isDash(text)) return null;
    const cents = parseDollars(text);
    if (cents === undefined) {
      this.warn('amountUnreadable', `"${excerpt(text)}" is not an amount, so it was left empty.`, 'warning', field);
      return null;
    }
    if (cents < 0) this.warn('amountNegative', `The amount ${excerpt(text)} is below zero.`, 'warning', field);
    return cents;
  }

  /** A whole number, or undefined when none is given or the text is not one. */
  count(text: string): number | undefined {
    return text !== '' && COUNT.test(text) ? Number(text) : undefined;
  }

  warnings(): ImportWarning[] {
    if (this.#leftOut === 0) return this.#warnings;
    return [
      ...this.#warnings,
      { code: 'moreWarnings', message: `${this.#leftOut} more warnings of this kind were left out.`, severity: 'info' },
    ];
  }
}

function excerpt(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

// Reports that a bureau gives out itself: one bureau's file, the other two were not asked.
import { bureauFiles, type BureauParts } from '../bureau-files.ts';
import { given } from '../given.ts';
import { monthIndex, monthKey } from '../history-months.ts';
import { gridCodeOf } from '../history-codes.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauFile, CreditReport, HistoryCell, PartialDate, ReadFormat } from '../model.ts';
import { monthOf } from '../partial-date.ts';
import type { Reading } from '../reading.ts';

const NOT_ASKED: BureauParts = {
  pulledOn: undefined,
  ordered: false,
  frozen: false,
  scores: [],
  identity: { names: [], dobs: [], addresses: [], employers: [], phones: [] },
  statements: [],
  alerts: [],
};

type Own = Omit<BureauParts, 'ordered'> & { readonly inFileSince?: PartialDate | undefined };

/** The three entries of a report by `bureau` alone. */
export function oneBureauFile(
  bureau: Bureau,
  { inFileSince, ...own }: Own,
  lists: Pick<CreditReport, 'accounts' | 'inquiries' | 'publicRecords'>,
): BureauFile[] {
  return bureauFiles((one) => (one === bureau ? { ...own, ordered: true } : NOT_ASKED), lists).map((file) =>
    file.bureau === bureau ? given({ ...file, inFileSince }) : file,
  );
}

/** Where the months of a history are, and how its codes are read. */
export interface HistoryFrame {
  readonly format: ReadFormat;
  readonly bureau: Bureau;
  readonly newest: PartialDate | undefined;
  readonly monthsBack: number;
}

/**
 * Cells of `codes`, newest first, the first of them `monthsBack` months before `newest`. Without that month no cell has a date, and none
 * is given.
 */
export function datedHistory(
  codes: readonly string[],
  { format, bureau, newest, monthsBack }: HistoryFrame,
  reading: Reading,
): HistoryCell[] {
  const month = newest && monthOf(newest);
  if (codes.length === 0) return [];
  if (month === undefined) {
    reading.warn('historyUndated', 'The payment history has no month to count from, so it was left out.');
    return [];
  }
  const first = monthIndex(Number(month.slice(0, 4)), Number(month.slice(5))) - monthsBack;
  return codes.map((raw, at): HistoryCell => {
    const code = gridCodeOf(format, bureau, raw);
    if (code === undefined)
      reading.warn(
        'historyCodeUnknown',
        `The payment history holds the code "${raw.slice(0, 8)}", which is not known; it is shown as unknown.`,
        'info',
      );
    return { month: monthKey(first - at), code: code ?? 'UNK', raw };
  });
}

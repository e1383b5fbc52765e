// What of a report may be disputed, as rows over the three bureaus, and what can be said of each place.
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { formatDollars } from '../../../platform/base/money.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Inquiry, PublicRecord, Tradeline } from '../../report-files/rules/model.ts';
import { firstTrade, formatPartialDate, payStatusText } from '../../report-files/rules/report-view.ts';
import { findAccount, findReportLine } from '../../report-files/rules/report-lines.ts';
import type { Round } from '../contract.ts';
import { isOver } from '../rules/response-clock.ts';
import { filesOf, suggestAccountFacts, suggestInquiryFacts, suggestRecordFacts } from '../rules/suggest-facts.ts';
import type { ItemPlace } from './draft-edit.ts';
import { personalRows } from './personal-rows.ts';

export interface LineCell {
  readonly place: ItemPlace;
  readonly primary: string;
  readonly secondary: string | undefined;
}
export interface DisputableLine {
  readonly key: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly negative: boolean;
  readonly cells: Readonly<Record<Bureau, LineCell | null>>;
}
export interface LineGroup {
  readonly name: string;
  readonly lines: readonly DisputableLine[];
  readonly unfolded: boolean;
}

/** Groups longer than this start folded. */
const FEW = 6;

/** Negative accounts first, then filings, inquiries others can see and personal information; accounts in good standing last and folded. */
export function disputableLines(report: CreditReport): readonly LineGroup[] {
  const accounts = report.accounts.map(accountLine);
  return [
    { name: 'Negative accounts', lines: accounts.filter((line) => line.negative), unfolded: true },
    { name: 'Public records', lines: report.publicRecords.map(recordLine), unfolded: report.publicRecords.length <= FEW },
    { name: 'Inquiries', lines: inquiryLines(report.inquiries), unfolded: false },
    { name: 'Personal information', lines: personalRows(report), unfolded: false },
    { name: 'Other accounts', lines: accounts.filter((line) => !line.negative), unfolded: false },
  ].filter((group) => group.lines.length > 0);
}

/** Waits for an answer, and the time of the bureau is not over. */
function isWaiting(round: Round, { bureau, state }: Round['items'][number]): boolean {
  const overdueAfter = parseCivilDate(round.mailings.find((one) => one.bureau === bureau)?.overdueAfter ?? '');
  return state === 'in-progress' && !(overdueAfter && isOver({ overdueAfter }, officeToday()));
}

/**
 * The number of the open round that already disputes this place. Rounds store an item's name, not its id in a later report, so it is
 * found by name and number. The server decides when the draft is saved.
 */
export function findPendingRounds(report: CreditReport, rounds: readonly Round[]): (place: ItemPlace) => number | undefined {
  const name = (bureau: string, kind: string, heading: string, number: string | null | undefined): string =>
    JSON.stringify([bureau, kind, heading, number ?? null]);
  const pending = new Map(
    rounds
      .filter((round) => round.state === 'open')
      .flatMap((round) =>
        round.items
          .filter((item) => isWaiting(round, item))
          .map((item) => [name(item.bureau, item.kind, item.heading, item.accountNumberMasked), round.number] as const),
      ),
  );
  if (pending.size === 0) return () => undefined;
  return (place) => {
    const facts = describePlace(report, place);
    return facts && pending.get(name(place.bureau, place.kind, facts.heading, facts.number));
  };
}

export interface PlaceFacts {
  readonly heading: string;
  readonly number: string | undefined;
  readonly suggestions: readonly string[];
  /** What the bureau reports, by label. */
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  /** Months the bureau shows as late, 'YYYY-MM', the newest first. */
  readonly lateMonths: readonly string[];
}

/** How the place is named and what the report says of it; undefined when it is not in this report. */
export function describePlace(report: CreditReport, place: ItemPlace): PlaceFacts | undefined {
  if (place.kind === 'tradeline') {
    const account = findAccount(report, place.lineId);
    const trade = account && firstTrade(account, place.bureau);
    return (
      account &&
      trade && {
        heading: trade.creditorName || account.displayName,
        number: trade.accountNumberMasked || undefined,
        suggestions: suggestAccountFacts(account, place.bureau, filesOf(report)),
        reported: reportedAt(report, place),
        lateMonths: trade.history.filter(({ code }) => /^\d+$/.test(code)).map(({ month }) => month),
      }
    );
  }
  if (place.kind === 'inquiry') {
    const inquiry = report.inquiries.find((i) => i.id === place.lineId && i.bureau === place.bureau);
    return (
      inquiry && {
        heading: `Inquiry by ${inquiry.name}`,
        number: undefined,
        suggestions: suggestInquiryFacts(inquiry),
        reported: reportedAt(report, place),
        lateMonths: [],
      }
    );
  }
  if (place.kind === 'personal-information') {
    const line = findReportLine(report, place.kind, place.lineId, place.bureau);
    return line && { heading: line.heading, number: undefined, suggestions: [], reported: line.reported, lateMonths: [] };
  }
  const record = report.publicRecords.find((r) => r.id === place.lineId && r.byBureau[place.bureau] !== undefined);
  return (
    record && {
      heading: record.byBureau[place.bureau]?.[0]?.type ?? 'Public record',
      number: record.byBureau[place.bureau]?.[0]?.reference,
      suggestions: suggestRecordFacts(record, place.bureau, filesOf(report)),
      reported: reportedAt(report, place),
      lateMonths: [],
    }
  );
}

function reportedAt(report: CreditReport, { kind, lineId, bureau }: ItemPlace): PlaceFacts['reported'] {
  return findReportLine(report, kind, lineId, bureau)?.reported ?? [];
}

/** The same line at the bureaus that report it. A personal detail has another place in each bureau's file. */
export function bureausOf(report: CreditReport, place: ItemPlace): readonly Bureau[] {
  if (place.kind === 'personal-information') return [place.bureau];
  return BUREAUS.filter((bureau) => describePlace(report, { ...place, bureau }) !== undefined);
}

function accountLine(account: Tradeline): DisputableLine {
  return {
    key: account.id,
    title: account.displayName,
    negative: account.negative,
    detail:
      account.negativeReasons[0] ??
      (account.differences.length > 0
        ? `${account.differences.length} ${account.differences.length === 1 ? 'difference' : 'differences'}`
        : undefined),
    cells: cells((bureau) => {
      const trade = firstTrade(account, bureau);
      return trade
        ? {
            place: { bureau, kind: 'tradeline', lineId: account.id },
            primary: payStatusText(trade),
            secondary: trade.balance === null || trade.balance === undefined ? undefined : formatDollars(trade.balance),
          }
        : null;
    }),
  };
}

function recordLine(record: PublicRecord): DisputableLine {
  const first = BUREAUS.flatMap((bureau) => record.byBureau[bureau] ?? [])[0];
  return {
    key: record.id,
    title: first?.type ?? 'Public record',
    detail: first?.court,
    negative: true,
    cells: cells((bureau) => {
      const filing = record.byBureau[bureau]?.[0];
      return filing
        ? {
            place: { bureau, kind: 'public-record', lineId: record.id },
            primary: filing.status || 'Listed',
            secondary: filing.filed && formatPartialDate(filing.filed),
          }
        : null;
    }),
  };
}

/** Inquiries by the same name share a row while each bureau has one; soft ones are seen by the client only and stay out. */
function inquiryLines(inquiries: readonly Inquiry[]): readonly DisputableLine[] {
  const rows: { name: string; byBureau: Partial<Record<Bureau, Inquiry>> }[] = [];
  for (const inquiry of inquiries) {
    if (inquiry.kind === 'soft') continue;
    const row = rows.find((r) => r.name.toLowerCase() === inquiry.name.toLowerCase() && r.byBureau[inquiry.bureau] === undefined);
    if (row) row.byBureau[inquiry.bureau] = inquiry;
    else rows.push({ name: inquiry.name, byBureau: { [inquiry.bureau]: inquiry } });
  }
  return rows.map(({ name, byBureau }) => ({
    key: BUREAUS.map((bureau) => byBureau[bureau]?.id ?? '').join(' '),
    title: name,
    detail: undefined,
    negative: false,
    cells: cells((bureau) => {
      const inquiry = byBureau[bureau];
      return inquiry
        ? {
            place: { bureau, kind: 'inquiry', lineId: inquiry.id },
            primary: inquiry.date ? formatPartialDate(inquiry.date) : 'No date',
            secondary: undefined,
          }
        : null;
    }),
  }));
}

function cells(make: (bureau: Bureau) => LineCell | null): DisputableLine['cells'] {
  return { EQ: make('EQ'), EX: make('EX'), TU: make('TU') };
}

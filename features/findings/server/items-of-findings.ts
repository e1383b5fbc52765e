// Findings the client confirmed, as items of the round being prepared: one item a line and bureau, since a letter names a line once. The
// letter says what the question asked; the words were settled when it was answered.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findAccount, findReportLine, type ReportLine } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, Fact } from '../../disputes/contract.ts';
import { findReason, fitsItem } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { isFavourable } from '../../disputes/rules/favourable.ts';
import type { ConfirmedClaim } from '../../disputes/rules/item-claim.ts';
import type { PlacedItem } from '../../disputes/server/public.ts';
import { claimOfFinding, saidBeside } from '../rules/claims/claim-of-finding.ts';
import type { Finding } from '../rules/finding.ts';

export type { PlacedItem } from '../../disputes/server/public.ts';
export interface ConfirmedFinding {
  readonly finding: Finding;
  readonly note: string | null;
  /** The answer it rests on, who gave it and when. */
  readonly answer?: { readonly id: string; readonly at: string; readonly by: string };
}

const MOST_FACTS = 10;
const LONGEST_FACT = 1000;

/**
 * Items in the order of the findings; the first finding of a line gives the reason, others of that line add their claims. Where the
 * client said that one of several bureaus is wrong and not which, each bureau that does not report the best value gets an item that is not
 * confirmed: it cannot go out before the client named the right value. Refuses a finding that no letter to a bureau can be about
 * ('findings.notDisputable').
 */
export function itemsOf(report: CreditReport, confirmed: readonly ConfirmedFinding[]): PlacedItem[] | Refusal {
  const items = new Map<string, PlacedItem>();
  for (const one of confirmed) {
    const { finding } = one;
    const add = (item: PlacedItem): void => {
      const place = `${item.bureau}|${item.kind}|${item.lineId}`;
      items.set(place, joined(items.get(place), item));
    };
    const signs = mixedFileItems(report, one);
    if (signs.length > 0) {
      signs.forEach(add);
      continue;
    }
    const reason = reasonOf(finding);
    const lines = reason ? linesOf(report, finding, reason.code) : [];
    if (!reason || lines.length === 0)
      return refuse(
        'findings.notDisputable',
        `“${finding.title}” (${finding.heading}) cannot be added to a bureau letter as it is. Choose the item in the dispute workspace.`,
      );
    for (const line of lines) add(makeItem(line, reason, one));
  }
  return [...items.values()];
}

function makeItem(line: ReportLine, reason: DisputeReason, { finding, note, answer }: ConfirmedFinding): PlacedItem {
  // An answer about several bureaus names none of them.
  const said = finding.bureau === null ? undefined : claimOfFinding(finding, line.bureau);
  const claims: ConfirmedClaim[] = said ? [{ source: `finding:${finding.code}:${answer?.id ?? ''}`, ...said }] : [];
  const beside = saidBeside(finding);
  const facts = [...factsOf(said ? [] : finding.facts, note), ...(beside === '' ? [] : [{ text: beside, source: 'client' as const }])];
  return {
    ...line,
    reasonCode: reason.code,
    instructionCode: reason.instructions[0],
    facts: merge([], facts),
    clientConfirmed: said !== undefined,
    claims,
    confirmation: said
      ? {
          at: answer?.at ?? '',
          by: answer?.by ?? '',
          statements: [said.because, said.shouldBe, ...(note === null ? [] : [note.slice(0, LONGEST_FACT).trim()])].filter(
            (text) => text !== '',
          ),
        }
      : null,
  };
}

function joined(known: PlacedItem | undefined, more: PlacedItem): PlacedItem {
  if (!known) return more;
  const statements = [...(known.confirmation?.statements ?? []), ...(more.confirmation?.statements ?? [])];
  const said = known.confirmation ?? more.confirmation;
  return {
    ...known,
    facts: merge(known.facts, more.facts),
    claims: [...(known.claims ?? []), ...(more.claims ?? [])],
    clientConfirmed: known.clientConfirmed && more.clientConfirmed,
    confirmation: said ? { ...said, statements: [...new Set(statements)] } : null,
  };
}

/** What a letter to a bureau can dispute by this finding. */
export function reasonOf({ suggestedReason, line }: Pick<Finding, 'suggestedReason' | 'line'>): DisputeReason | undefined {
  const reason = suggestedReason === null ? undefined : findReason(suggestedReason);
  return reason && reason.requires === undefined && reason.itemKinds.some((kind) => kind === line) ? reason : undefined;
}

/**
 * The lines that another person's data in the file shows itself by, one item each. The client said that there are such lines and not which:
 * none goes out before the client was asked about it.
 */
function mixedFileItems(report: CreditReport, { finding, note }: ConfirmedFinding): PlacedItem[] {
  const { code, bureau, evidence } = finding;
  if (code !== 'A32' || bureau === null) return [];
  return evidence.flatMap(({ lineId, field }) => {
    const line = findReportLine(report, lineId === null ? 'personal-information' : 'tradeline', lineId ?? field, bureau);
    const reason = [findReason('mixed-file'), findReason('birth-date-wrong')].find((one) => line && one && fitsItem(one, line));
    return line && reason
      ? [
          {
            ...line,
            reasonCode: reason.code,
            instructionCode: reason.instructions[0],
            facts: factsOf([], note),
            clientConfirmed: false,
            claims: [],
            confirmation: null,
          },
        ]
      : [];
  });
}

function linesOf(report: CreditReport, { line: kind, lineId, bureau, code }: Finding, reasonCode: string): ReportLine[] {
  if (lineId === null || kind === 'file') return [];
  const bureaus: readonly Bureau[] = bureau === null ? BUREAUS : [bureau];
  const account = kind === 'tradeline' && bureau === null ? findAccount(report, lineId) : undefined;
  // The bureau that reports the value better for the client is left alone.
  const about = code === 'A8' ? 're-aged' : reasonCode;
  return bureaus
    .filter((one) => !account || !isFavourable(account, one, about))
    .flatMap((one) => findReportLine(report, kind, lineId, one) ?? []);
}

function factsOf(facts: readonly string[], note: string | null): Fact[] {
  const report = facts.map((text) => ({ text: text.slice(0, LONGEST_FACT), source: 'report' as const }));
  return note === null ? report : [...report, { text: note.slice(0, LONGEST_FACT), source: 'client' as const }];
}

function merge(known: DraftItemInput['facts'], more: DraftItemInput['facts']): Fact[] {
  const texts = new Set(known.map(({ text }) => text));
  return [...known, ...more.filter(({ text }) => text !== '' && !texts.has(text) && texts.add(text))].slice(0, MOST_FACTS);
}

// Every letter of the library, written for the people of three field samples as the command writes it. The samples lie outside the project
// (REDRESS_SAMPLES).
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordWith, writeOwn, type LetterAnswers } from '../../apps/cli/library-letter.ts';
import { senderOfReport } from '../../apps/cli/sender-of-report.ts';
import { readReportFile } from '../../apps/cli/usage.ts';
import { DISPUTE_REASONS } from '../../features/disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../features/disputes/rules/dispute-reason-shape.ts';
import type { EarlierResult } from '../../features/disputes/rules/earlier-disputes.ts';
import { kindOfField } from '../../features/letter-library/rules/asked-values.ts';
import { GATE_STATEMENTS, type GateAnswers } from '../../features/letter-library/rules/gate-answers.ts';
import { LETTER_CATALOGUE } from '../../features/letter-library/rules/letter-catalogue.ts';
import { askedFields } from '../../features/letter-library/rules/letter-values.ts';
import type { LibraryLetter } from '../../features/letter-library/rules/library-letter.ts';
import { sampleClaim } from '../../features/letter-library/rules/sample-item.ts';
import { composeLetter } from '../../features/letters/rules/compose-letter.ts';
import type { LetterDocument } from '../../features/letters/rules/letter-document.ts';
import type { LetterClient, LetterInput, LetterItemInput } from '../../features/letters/rules/letter-input.ts';
import { groundOf } from '../../features/letters/rules/wording/letter-grounds.ts';
import { BUREAUS, type Bureau } from '../../features/report-files/rules/bureaus.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { reportDateAt } from '../../features/report-files/rules/report-age.ts';
import { personalLines } from '../../features/report-files/rules/personal-lines.ts';
import { findReportLine, type ReportLine } from '../../features/report-files/rules/report-lines.ts';
import { addDays, civilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { isRefusal } from '../../platform/base/refusal.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../shared/samples');
export const SAMPLE_FILES = [
  'array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json',
  'identityiq-html/iiq_3b_rendered_john-smith.html',
  'experian-json/experian-sandbox_john-cann_creditprofile_v2.json',
] as const;

export interface LibrarySample {
  /** Its path below the folder of the samples. */
  readonly name: (typeof SAMPLE_FILES)[number];
  readonly report: CreditReport;
  readonly client: LetterClient;
  readonly asOf: CivilDate;
}

/** The samples that are here. */
export function readLibrarySamples(): readonly LibrarySample[] {
  return SAMPLE_FILES.flatMap((name): LibrarySample[] => {
    const path = join(SAMPLES, name);
    if (!existsSync(path)) return [];
    const report = readReportFile(path);
    const drawn = BUREAUS.map((bureau) => reportDateAt(report, bureau)).find((one) => one?.precision === 'day');
    return [{ name, report, client: senderOfReport(report), asOf: addDays(drawn?.iso ?? civilDate(2026, 11, 17), 10) }];
  });
}

/** The letter to someone about this person, as a document; `folder` is where the address of the recipient is put. @throws Error where it cannot be written */
export function writeForSample(letter: LibraryLetter, sample: LibrarySample, folder: string): LetterDocument {
  return letter.use === 'own' ? ownOf(letter, sample, folder) : roundOf(letter, sample);
}

function ownOf(letter: LibraryLetter, { report, client, asOf }: LibrarySample, folder: string): LetterDocument {
  const answers = answersFor(letter, asOf, firstLine(report));
  const file = join(folder, 'recipient.json');
  const names: Partial<Record<LibraryLetter['recipientClass'], string>> = {
    agency: 'Example Checking Reports',
    collector: 'Example Recovery LLC',
    creditor: 'First Example Bank',
    furnisher: 'First Example Bank',
  };
  const name = names[letter.recipientClass];
  if (name !== undefined)
    writeFileSync(file, JSON.stringify({ name, addressLine1: '5 Pine Street', city: 'Toledo', state: 'OH', zip: '43604' }));
  const recipient = letter.recipientClass === 'client' ? undefined : letter.recipientClass === 'bureau' ? 'TU' : file;
  return writeOwn(letter, { client, asOf, recipient, answers }).document;
}

/** Reasons that a round letter stands around, each tried on the lines of the report until a letter can be composed. */
function roundOf(letter: LibraryLetter, { report, client, asOf }: LibrarySample): LetterDocument {
  const isLater = !letter.rounds.includes(1);
  const reasons = (DISPUTE_REASONS as readonly DisputeReason[]).filter(
    ({ code, requires, afterResults = false }) =>
      requires === undefined &&
      (letter.grounds.length === 0
        ? code === (isLater ? 'balance-wrong' : 'late-payments-wrong') || code === 'not-mine'
        : letter.grounds.includes(groundOf(code))) &&
      (isLater || !afterResults),
  );
  const problems: string[] = [];
  for (const reason of reasons)
    for (const bureau of BUREAUS) {
      const items = linesFor(report, reason, bureau)
        .filter(({ kind }) => kind === 'tradeline' || !letter.gates.includes('known-start'))
        .slice(0, 12)
        .map((line) => itemOf(line, reason, asOf, isLater || reason.afterResults === true));
      const input = (own: readonly LetterItemInput[]): LetterInput => ({
        client,
        bureau,
        date: asOf,
        draft: false,
        items: own,
        enclosures: ['Copy of my driver license', 'Letter of the company'],
        reportDate: addDays(asOf, -10),
      });
      const fit = items.filter((item) => {
        const made = composeLetter(input([item]));
        if (isRefusal(made)) problems.push(made.message);
        return !isRefusal(made);
      });
      if (fit.length === 0) continue;
      const about = input(fit.slice(0, 2));
      const composed = composeLetter(about);
      if (isRefusal(composed)) throw new Error(composed.message);
      return wordWith(letter, composed, { input: about, answers: answersFor(letter, asOf, undefined) });
    }
  throw new Error(`No line fits ${letter.key}: ${[...new Set(problems)].slice(0, 3).join(' ')}`);
}

function linesFor(report: CreditReport, reason: DisputeReason, bureau: Bureau): ReportLine[] {
  const all = reason.itemKinds.flatMap((kind) => {
    const ids =
      kind === 'personal-information'
        ? personalLines(report, bureau).map(({ lineId }) => lineId)
        : (kind === 'tradeline' ? report.accounts : kind === 'inquiry' ? report.inquiries : report.publicRecords).map(({ id }) => id);
    return ids.flatMap((id) => findReportLine(report, kind, id, bureau) ?? []);
  });
  // A sample may have no court record or no such detail: what the library says of it is then looked at with an invented line.
  if (all.length > 0 || !reason.itemKinds.includes('public-record')) return all;
  const [heading, number] = ['Chapter 7 bankruptcy', '25-****17'];
  const invented = { bureau, kind: 'public-record' as const, lineId: 'invented', heading, accountNumberMasked: number };
  return [
    {
      ...invented,
      reported: [
        { label: 'Status', value: 'Filed' },
        { label: 'Filed', value: 'Feb 3, 2015' },
      ],
    },
  ];
}

function itemOf(line: ReportLine, reason: DisputeReason, asOf: CivilDate, answered: boolean): LetterItemInput {
  const { correct: first, months: two } = sampleClaim(reason.code, line.kind);
  const years = Number(asOf.slice(0, 4));
  const correct = reason.needsStart
    ? [{ field: line.kind === 'public-record' ? ('filed' as const) : ('first-delinquency' as const), value: `${years - 12}-01-15` }]
    : first;
  const months =
    two.length === 0 ? [] : reason.needsMonths === 'old' ? [`${years - 9}-01`, `${years - 9}-02`] : [`${years - 1}-01`, `${years - 1}-02`];
  const paper = { text: 'The letter of the company says so.', source: 'document' as const, document: 'Letter of the company' };
  const result: EarlierResult['result'] =
    reason.code === 'not-answered' ? 'unanswered' : reason.code === 'reinserted' ? 'removed' : 'confirmed';
  return {
    kind: line.kind,
    furnisher: line.heading,
    reported: line.reported,
    ...(line.accountNumberMasked !== null && { accountNumberMasked: line.accountNumberMasked }),
    reasonCode: reason.code,
    instructionCode: reason.instructions[0],
    correct,
    months,
    facts: ['I compared this with my own papers in May.', ...(reason.needsDocument ? [paper] : [])],
    ...(answered && {
      earlierResult: { result, on: addDays(asOf, -20), sentOn: addDays(asOf, -60), receivedOn: addDays(asOf, -56) },
    }),
  };
}

const firstLine = (report: CreditReport): ReportLine | undefined =>
  report.accounts.flatMap(({ id }) => BUREAUS.flatMap((bureau) => findReportLine(report, 'tradeline', id, bureau) ?? []))[0];

/** Days before the letter, so that its gates are open. */
const DAYS: Readonly<Record<string, number>> = {
  'earlier.sent': 60,
  'earlier.received': 56,
  'earlier.answered': 20,
  'removed.date': 90,
  'seenAgain.date': 5,
  'report.date': 10,
  'billing.statementDate': 20,
  'billing.chargeDate': 32,
  'adverse.noticeDate': 12,
  'adverse.receivedDate': 9,
  'identity.filedDate': 6,
  'authority.date': 3,
  'bankruptcy.filedDate': 700,
  'bankruptcy.dischargeDate': 580,
  'reminder.dueDate': -14,
};
const IN_SPANISH: Readonly<Record<string, string>> = {
  'items.count': 'dos entradas',
  'update.text': 'Se enviaron dos cartas y una agencia de crédito ya respondió.',
  'reminder.papers': 'una copia de su identificación y una factura de servicios públicos',
};

function answersFor(letter: LibraryLetter, asOf: CivilDate, line: ReportLine | undefined): LetterAnswers {
  const isLate = letter.gates.includes('collector-window-over');
  const days = { ...DAYS, 'collector.noticeDate': isLate ? 60 : 12, 'collector.receivedDate': isLate ? 56 : 8 };
  const own: Readonly<Record<string, string | null | undefined>> = {
    'account.name': line?.heading,
    'account.number': line?.accountNumberMasked,
    'items.names': line?.heading,
    ...(letter.language === 'es' && IN_SPANISH),
  };
  const fields = askedFields(letter, {}).flatMap(({ id }): [string, string][] => {
    if (letter.gates.includes('overdue') && id === 'earlier.answered') return [];
    if (letter.use === 'round' && /^(?:items|report|bureau|round)\./u.test(id)) return [];
    const sample = LETTER_CATALOGUE.fields.find((field) => field.id === id)?.sample ?? '';
    const kind = kindOfField(id);
    const typed =
      kind === 'date'
        ? addDays(asOf, -(days[id as keyof typeof days] ?? 30))
        : kind === 'months'
          ? '2024-05, 2024-06'
          : (own[id] ?? sample);
    return [[id, typed]];
  });
  const earlier: [string, string][] = letter.gates.some((gate) => gate === 'after-answer' || gate === 'was-confirmed')
    ? [
        ['earlier.received', addDays(asOf, -56)],
        ['earlier.answered', addDays(asOf, -20)],
      ]
    : [];
  const office: [string, string][] =
    letter.recipientClass === 'client'
      ? [
          ['office.name', 'Clear Path Credit'],
          ['office.address', '400 Main Street\nToledo, OH 43604'],
          ['office.phone', '(419) 555-0100'],
          ['office.email', 'office@example.com'],
          ['portal.address', 'portal.example.com'],
        ]
      : [['office.name', 'Clear Path Credit']];
  const yes = Object.fromEntries(Object.keys(GATE_STATEMENTS).map((one) => [one, one !== 'keptDebt'])) as GateAnswers;
  return {
    fields: Object.fromEntries([...earlier, ...fields, ...office]),
    answers: yes,
    enclosures: letter.recipientClass === 'client' ? [] : ['Copy of my driver license', 'Copy of a utility bill'],
  };
}

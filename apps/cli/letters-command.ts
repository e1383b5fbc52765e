import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { parseCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { ownReport } from '../../features/report-files/rules/own-report.ts';
import { rowsOfLines } from '../../features/report-files/rules/tracing/line-rows.ts';
import { describeReportAge, judgeReportAge } from '../../features/report-files/rules/report-age.ts';
import { findReportLine, isNegativeAt, type ReportLine } from '../../features/report-files/rules/report-lines.ts';
import { itemKind } from '../../features/disputes/rules/item-schema.ts';
import { checkTrueValue } from '../../features/disputes/rules/true-values.ts';
import { personalLines } from '../../features/report-files/rules/personal-lines.ts';
import { CLAIM_FIELDS } from '../../features/disputes/rules/claim-fields.ts';
import { checkFactsInReport } from '../../features/disputes/rules/facts-in-report.ts';
import { checkMonths } from '../../features/disputes/rules/months-in-report.ts';
import { composeLetter } from '../../features/letters/rules/compose-letter.ts';
import type { LetterClient, LetterItemInput } from '../../features/letters/rules/letter-input.ts';
import type { LetterDocument } from '../../features/letters/rules/letter-document.ts';
import { closeLetterRenderer, renderLetter } from '../../features/letters/server/render-letter.ts';
import { senderOfReport } from './sender-of-report.ts';
import { pickSender } from './pick-sender.ts';
import { describeOther, personOfSender } from './same-person.ts';
import { readDay, readJson, readReportFile, traceFile, UsageError } from './usage.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../features/report-files/rules/bureaus.ts';

const BUREAU_WORDS: Readonly<Record<string, Bureau>> = {
  EQ: 'EQ',
  EQF: 'EQ',
  EQUIFAX: 'EQ',
  EX: 'EX',
  EXP: 'EX',
  EXPERIAN: 'EX',
  TU: 'TU',
  TUC: 'TU',
  TRANSUNION: 'TU',
};
const text = z.string().trim();
const senderFile = z.object({
  name: text.min(1),
  addressLine1: text.min(1),
  addressLine2: text.optional(),
  city: text.min(1),
  state: text.length(2),
  zip: text.min(5),
  dateOfBirth: text.optional(),
  ssnLast4: text.regex(/^\d{4}$/).optional(),
  phone: text.min(1).optional(),
  otherNames: z.array(text.min(1)).optional(),
  /** Each on one line. */
  earlierAddresses: z.array(text.min(1)).optional(),
});
const itemsFile = z
  .array(
    z.object({
      bureau: text.transform((v, ctx): Bureau => {
        const bureau = BUREAU_WORDS[v.toUpperCase()];
        if (bureau) return bureau;
        ctx.addIssue({ code: 'custom', message: `"${v}" is not a bureau. Use EQ, EX or TU.` });
        return z.NEVER;
      }),
      /** Id, masked number, or part of the furnisher's name; of a personal detail, part of its value. */
      account: text.min(1),
      kind: itemKind.default('tradeline'),
      reason: text.min(1),
      instruction: text.min(1),
      facts: z
        .array(
          z.union([
            text.min(1).transform((t) => ({ text: t, source: 'client' as const })),
            /** `document`: the paper that shows it, by the name it has among the enclosures. */
            z.object({ text: text.min(1), source: z.enum(['report', 'document', 'client']), document: text.min(1).optional() }),
          ]),
        )
        .min(1),
      /** What it should be, by field; null for what should not be shown. */
      correct: z.partialRecord(z.enum(CLAIM_FIELDS), text.min(1).nullable()).default({}),
      /** The months disputed, 'YYYY-MM'. */
      months: z.array(text.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)).default([]),
    }),
  )
  .min(1);

/** Said beside the list, which programs read. */
const NO_GATES =
  'The gates of an office are not asked here: whether an agreement is signed, its cancellation period over, the report authorized and the state switched on.';

/** `letters FILE --out DIR …`: one PDF per bureau and a list of them. */
export async function runLetters(args: readonly string[]): Promise<void> {
  const { values, file } = readArguments(args);
  const asOf = readDay('--as-of', values['as-of']);
  const sender = values.sender === undefined ? undefined : readSender(values.sender);
  const report = readReportFile(file, sender && ((people) => pickSender(people, sender)));
  const other = sender && describeOther(report, personOfSender(sender));
  if (other !== undefined) throw new UsageError(`This file is not about the sender. ${other}`);
  const client = sender ?? senderOfReport(report);
  const age = describeReportAge(report.reportDate?.iso, asOf);
  // Drafts are to be looked at; what could be mailed must be what the bureaus report now.
  if (values.items !== undefined && judgeReportAge(report.reportDate?.iso, asOf) === 'tooOld') throw new UsageError(age ?? '');
  if (age !== undefined) console.error(age);
  const chosen = withExtracts(values.items === undefined ? everyNegative(report) : readItems(values.items, report), report, file);
  refuseTrueValues(chosen, client);
  const documents = composeAll(report, client, asOf, chosen, values.items === undefined);

  try {
    mkdirSync(values.out, { recursive: true });
    const list = [];
    for (const document of documents) {
      const made = await renderLetter(document);
      const name = `${BUREAU_NAMES[document.bureau].toLowerCase()}.pdf`;
      writeFileSync(join(values.out, name), made.pdf);
      list.push({
        file: name,
        bureau: document.bureau,
        recipient: document.recipient,
        date: document.date,
        draft: document.draft,
        items: document.items.length,
        pages: made.pages,
        accessible: made.ua,
        accounts: document.items.map((i) => ({ heading: i.heading, number: i.accountNumberMasked ?? null, reason: i.reason })),
      });
    }
    const text = JSON.stringify(list, null, 2);
    writeFileSync(join(values.out, 'letters.json'), `${text}\n`);
    console.log(text);
    console.error(NO_GATES);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EACCES' || code === 'EROFS')
      throw new UsageError(`Cannot write to ${values.out} (${code}).`);
    throw error;
  } finally {
    await closeLetterRenderer();
  }
}

/** A true name or address is not disputed away from here either. What the client was asked about the others, the command cannot know. */
function refuseTrueValues(chosen: readonly Chosen[], { name, addressLines, city, state, zip, ...client }: LetterClient): void {
  const known = {
    names: [name, ...(client.otherNames ?? [])],
    addresses: [[...addressLines, city, `${state} ${zip}`].join(', '), ...(client.earlierAddresses ?? [])],
    phones: client.phone === undefined ? [] : [client.phone],
    dateOfBirth: client.dateOfBirth ?? null,
    ssnLast4: client.ssnLast4 ?? null,
  };
  for (const [index, { item }] of chosen.entries()) {
    const [problem] = checkTrueValue({ ...item, reasonCode: item.reasonCode ?? null }, known);
    if (problem) throw new UsageError(`Item ${index + 1}, ${item.furnisher}: ${problem.message} (${problem.citation ?? ''})`);
  }
}

type Chosen = { readonly bureau: Bureau; readonly lineId: string; readonly item: LetterItemInput };

const LINE_KINDS = { tradeline: 'account', inquiry: 'inquiry', 'public-record': 'public-record' } as const;

/** The items with their lines as the file has them, for the marked pages. */
function withExtracts(chosen: readonly Chosen[], report: CreditReport, file: string): Chosen[] {
  const lines = chosen.flatMap((one) => {
    const kind = Object.entries(LINE_KINDS).find(([name]) => name === one.item.kind)?.[1];
    return kind ? [{ one, line: { kind, id: one.lineId, bureau: one.bureau, index: 0 } }] : [];
  });
  const traced = traceFile(file, report.people?.find(({ client }) => client)?.id);
  const rows = rowsOfLines(
    report,
    lines.map(({ line }) => line),
    traced,
    ownReport(traced.report),
  );
  return chosen.map((one) => {
    const inReport = rows[lines.findIndex((other) => other.one === one)];
    return inReport ? { ...one, item: { ...one.item, inReport } } : one;
  });
}

function composeAll(
  report: CreditReport,
  client: LetterClient,
  date: CivilDate,
  chosen: readonly Chosen[],
  draft: boolean,
): LetterDocument[] {
  const documents = BUREAUS.flatMap((bureau) => {
    const items = chosen.filter((c) => c.bureau === bureau).map((c) => c.item);
    if (items.length === 0) return [];
    const letter = composeLetter({
      client,
      bureau,
      date,
      draft,
      items,
      enclosures: enclosuresOf(items),
      ...(report.reportDate?.precision === 'day' && { reportDate: report.reportDate.iso }),
    });
    if (isRefusal(letter)) {
      const details = Object.entries(letter.fields ?? {})
        .map(([field, sentence]) => `${field}: ${sentence}`)
        .join(' ');
      throw new UsageError(`The letter to ${BUREAU_NAMES[bureau]} cannot be written. ${letter.message} ${details}`.trim());
    }
    return [letter];
  });
  if (documents.length === 0) throw new UsageError('This report has no negative items, so there is nothing to write about.');
  return documents;
}

/** The papers that facts name: the sender encloses them. Nothing else is claimed. */
function enclosuresOf(items: readonly LetterItemInput[]): string[] {
  return [...new Set(items.flatMap(({ facts }) => facts.flatMap((fact) => (typeof fact === 'string' ? [] : (fact.document ?? [])))))];
}

function everyNegative(report: CreditReport): Chosen[] {
  return report.accounts
    .filter((a) => a.negative)
    .flatMap((a) =>
      BUREAUS.flatMap((bureau) => {
        // An item is a line at one bureau; where that bureau reports nothing negative there is nothing to dispute with it.
        const line = isNegativeAt(a, bureau) ? findReportLine(report, 'tradeline', a.id, bureau) : undefined;
        return line ? [{ bureau, lineId: line.lineId, item: { ...toItem(line), facts: [] } }] : [];
      }),
    );
}

function readItems(path: string, report: CreditReport): Chosen[] {
  return check(itemsFile, readJson(path), path).map((wish, index) => {
    const at = `Item ${index + 1} of ${path}:`;
    const [line, second] = findLines(report, wish.kind, wish.account, wish.bureau);
    if (!line) throw new UsageError(`${at} ${BUREAU_NAMES[wish.bureau]} reports nothing that matches "${wish.account}".`);
    if (second) throw new UsageError(`${at} "${wish.account}" matches several lines. Give the number as it is printed.`);
    const chosen = { ...wish, lineId: line.lineId };
    const [untrue] = [...checkFactsInReport(report, chosen), ...checkMonths(report, chosen)].filter(({ blocks }) => blocks);
    if (untrue) throw new UsageError(`${at} ${untrue.message}`);
    return {
      bureau: wish.bureau,
      lineId: line.lineId,
      item: {
        ...toItem(line),
        reasonCode: wish.reason,
        instructionCode: wish.instruction,
        facts: wish.facts.map((fact) => ({
          text: fact.text,
          source: fact.source,
          ...('document' in fact && fact.document !== undefined && { document: fact.document }),
        })),
        correct: CLAIM_FIELDS.flatMap((field) => {
          const value = wish.correct[field];
          return value === undefined ? [] : [{ field, value }];
        }),
        months: wish.months,
      },
    };
  });
}

/** The line of this id or number, else all whose name has these words. */
function findLines(report: CreditReport, kind: ReportLine['kind'], wanted: string, bureau: Bureau): readonly ReportLine[] {
  const ids =
    kind === 'personal-information'
      ? personalLines(report, bureau).map(({ lineId }) => lineId)
      : (kind === 'tradeline' ? report.accounts : kind === 'inquiry' ? report.inquiries : report.publicRecords).map(({ id }) => id);
  const lines = ids.flatMap((id) => findReportLine(report, kind, id, bureau) ?? []);
  const word = wanted.toUpperCase();
  const own = lines.filter((l) => l.lineId === wanted || l.accountNumberMasked === wanted);
  return own.length > 0 ? own : lines.filter((l) => l.heading.toUpperCase().includes(word));
}

function toItem(line: ReportLine): Omit<LetterItemInput, 'facts'> {
  return {
    kind: line.kind,
    furnisher: line.heading,
    reported: line.reported,
    ...(line.accountNumberMasked !== null && { accountNumberMasked: line.accountNumberMasked }),
  };
}

function readSender(path: string): LetterClient {
  const s = check(senderFile, readJson(path), path);
  const dateOfBirth = s.dateOfBirth === undefined ? undefined : parseCivilDate(s.dateOfBirth);
  if (s.dateOfBirth !== undefined && !dateOfBirth) throw new UsageError(`${path}: dateOfBirth must be a date in the form year-month-day.`);
  return {
    name: s.name,
    addressLines: [s.addressLine1, ...(s.addressLine2 ? [s.addressLine2] : [])],
    city: s.city,
    state: s.state,
    zip: s.zip,
    ...(dateOfBirth && { dateOfBirth }),
    ...(s.ssnLast4 && { ssnLast4: s.ssnLast4 }),
    ...(s.phone && { phone: s.phone }),
    ...(s.otherNames && { otherNames: s.otherNames }),
    ...(s.earlierAddresses && { earlierAddresses: s.earlierAddresses }),
  };
}

function check<T extends z.ZodType>(schema: T, value: unknown, path: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${path}: ${issue?.path.join('.') || 'content'}: ${issue?.message ?? 'cannot be used'}.`);
}

function readArguments(args: readonly string[]) {
  const usage = 'Usage: redress letters FILE --out DIR [--as-of DATE] [--sender FILE] [--items FILE]';
  try {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: option, 'as-of': option, sender: option, items: option },
    });
    const [file, more] = positionals;
    const { out } = values;
    if (file === undefined || more !== undefined || out === undefined) throw new UsageError(usage);
    return { file, values: { ...values, out } };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(usage);
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { formatCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { saysWhy } from '../../platform/base/written-reason.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { ownReport } from '../../features/report-files/rules/own-report.ts';
import { rowsOfLines } from '../../features/report-files/rules/tracing/line-rows.ts';
import {
  describeReportAge,
  describeUndated,
  judgeReportAge,
  oldestDate,
  reportDateAt,
} from '../../features/report-files/rules/report-age.ts';
import { findReportLine, isNegativeAt, type ReportLine } from '../../features/report-files/rules/report-lines.ts';
import { itemKind } from '../../features/disputes/rules/item-schema.ts';
import { MANY_ITEMS } from '../../features/disputes/rules/gates.ts';
import { checkTrueValue } from '../../features/disputes/rules/true-values.ts';
import { personalLines } from '../../features/report-files/rules/personal-lines.ts';
import { CLAIM_FIELDS } from '../../features/disputes/rules/claim-fields.ts';
import { checkFactsInReport } from '../../features/disputes/rules/facts-in-report.ts';
import { checkWordsInReport } from '../../features/disputes/rules/words-in-report.ts';
import { checkMonths } from '../../features/disputes/rules/months-in-report.ts';
import { findContradictions } from '../../features/disputes/rules/contradictions.ts';
import { housesOf } from '../../features/disputes/rules/own-address.ts';
import { checkReasonInReport } from '../../features/disputes/rules/reason-in-report.ts';
import { checkWithinRound } from '../../features/disputes/rules/within-round.ts';
import { composeLetter } from '../../features/letters/rules/compose-letter.ts';
import type { LetterClient, LetterItemInput } from '../../features/letters/rules/letter-input.ts';
import type { RoundLetterDocument } from '../../features/letters/rules/letter-document.ts';
import { closeLetterRenderer, renderLetter } from '../../features/letters/server/render-letter.ts';
import { differsInAddress, senderOfReport } from './sender-of-report.ts';
import { pickSender } from './pick-sender.ts';
import { canBeTold, describeOther, personOfSender } from './same-person.ts';
import { readSender, refuseBlockedState } from './read-sender.ts';
import { checkFile, readDay, readJson, readReportFile, traceFile, UsageError } from './usage.ts';
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
  if (sender && !canBeTold(report, sender))
    throw new UsageError(
      'This file does not name its person. Give ssnLast4 or dateOfBirth in --sender FILE, to show that it is the sender.',
    );
  if (!sender && values.items !== undefined && differsInAddress(report))
    throw new UsageError('The bureaus list different current addresses. Give the one of the client with --sender FILE.');
  const client = sender ?? senderOfReport(report);
  refuseBlockedState(client);
  const { reportDate } = report;
  if (values.items !== undefined && reportDate?.precision === 'day' && asOf < reportDate.iso)
    throw new UsageError(`The report is of ${formatCivilDate(reportDate.iso)}. A letter of an earlier day cannot rest on it.`);
  // A day that is over makes an old report look new, and no letter is mailed on it.
  if (asOf < readDay('--as-of', undefined))
    console.error('The day on these letters is over. Write them again for the day they are mailed.');
  // What is too old by then may still be reported today.
  if (asOf > readDay('--as-of', undefined)) console.error('The day on these letters has not come yet. Do not mail them before.');
  const chosen = withExtracts(
    values.items === undefined ? everyNegative(report) : readItems(values.items, report, { client, asOf }),
    report,
    file,
  );
  const drawn = oldestDate(
    report,
    BUREAUS.filter((bureau) => chosen.some((one) => one.bureau === bureau)),
  );
  const undated = drawn === undefined ? describeUndated(report, asOf) : undefined;
  const age = undated ?? describeReportAge(drawn, asOf);
  // Drafts are to be looked at; what could be mailed must be what the bureaus report now.
  if (values.items !== undefined && (undated !== undefined || judgeReportAge(drawn, asOf) === 'tooOld')) throw new UsageError(age ?? '');
  if (age !== undefined) console.error(age);
  refuseTrueValues(chosen, client);
  if (values.items !== undefined) refuseMany(chosen, values.reason);
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
function refuseTrueValues(chosen: readonly Chosen[], client: LetterClient): void {
  const known = {
    names: [client.name, ...(client.otherNames ?? [])],
    addresses: [client, ...(client.earlierAddresses ?? [])].map(addressText),
    phones: client.phone === undefined ? [] : [client.phone],
    dateOfBirth: client.dateOfBirth ?? null,
    ssnLast4: client.ssnLast4 ?? null,
  };
  for (const [index, { item }] of chosen.entries()) {
    const [problem] = checkTrueValue({ ...item, reasonCode: item.reasonCode ?? null }, known);
    if (problem) throw new UsageError(`Item ${index + 1}, ${item.furnisher}: ${problem.message} (${problem.citation ?? ''})`);
  }
}

/** More items than bureaus take seriously need a reason here, too (law.md G19; 15 U.S.C. 1681i(a)(3)). */
function refuseMany(chosen: readonly Chosen[], reason: string | undefined): void {
  const [bureau, own] = [...Map.groupBy(chosen, (one) => one.bureau)].find(([, items]) => items.length > MANY_ITEMS) ?? [];
  if (bureau === undefined || own === undefined) return;
  const many = `The letter to ${BUREAU_NAMES[bureau]} has ${own.length} items. Bureaus may treat more than ${MANY_ITEMS} at once as frivolous (15 U.S.C. 1681i(a)(3)).`;
  if (!saysWhy(reason ?? '')) throw new UsageError(`${many} Choose fewer, or say why in a few words with --reason.`);
  console.error(`${many} Reason given: ${reason ?? ''}`);
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
): RoundLetterDocument[] {
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
      ...dayAt(report, bureau),
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

function dayAt(report: CreditReport, bureau: Bureau): { reportDate?: CivilDate } {
  const date = reportDateAt(report, bureau);
  return date?.precision === 'day' ? { reportDate: date.iso } : {};
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

function readItems(
  path: string,
  report: CreditReport,
  { client, asOf }: { readonly client: LetterClient; readonly asOf: CivilDate },
): Chosen[] {
  const placed = checkFile(itemsFile, readJson(path), path).map((wish, index) => {
    const at = `Item ${index + 1} of ${path}:`;
    const [line, second] = findLines(report, wish.kind, wish.account, wish.bureau);
    if (!line) throw new UsageError(`${at} ${BUREAU_NAMES[wish.bureau]} reports nothing that matches "${wish.account}".`);
    if (second) throw new UsageError(`${at} "${wish.account}" matches several lines. Give the number as it is printed.`);
    const { reason: reasonCode, instruction: instructionCode, correct, months, ...others } = wish;
    const values = CLAIM_FIELDS.flatMap((field) => (correct[field] === undefined ? [] : [{ field, value: correct[field] }]));
    return { ...others, ...toItem(line), at, line, lineId: line.lineId, reasonCode, instructionCode, correct: values, months };
  });
  const houses = housesOf([client, ...(client.earlierAddresses ?? [])].map(addressText), []);
  for (const [index, item] of placed.entries()) {
    if (placed.slice(0, index).some((one) => nameOf(one) === nameOf(item)))
      throw new UsageError(`${item.at} This line is disputed already. A line has one reason.`);
    const [untrue] = [
      ...checkFactsInReport(report, item),
      ...checkWordsInReport(report, item),
      ...checkMonths(report, item),
      ...checkReasonInReport(report, item, asOf, placed),
      ...checkWithinRound(item, placed, asOf),
      ...findContradictions(item, [], [], houses),
    ].filter(({ blocks }) => blocks);
    if (untrue) throw new UsageError(`${item.at} ${untrue.message}`);
  }
  return placed.map(({ bureau, line, reasonCode, instructionCode, facts, correct, months }) => ({
    bureau,
    lineId: line.lineId,
    item: {
      ...toItem(line),
      reasonCode,
      instructionCode,
      facts: facts.map((fact) => ({
        text: fact.text,
        source: fact.source,
        ...('document' in fact && fact.document !== undefined && { document: fact.document }),
      })),
      correct,
      months,
    },
  }));
}

const nameOf = ({ bureau, kind, lineId }: Pick<ReportLine, 'bureau' | 'kind' | 'lineId'>): string => `${bureau}|${kind}|${lineId}`;

const addressText = (address: LetterClient | string): string =>
  typeof address === 'string' ? address : [...address.addressLines, address.city, `${address.state} ${address.zip}`].join(', ');

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

function readArguments(args: readonly string[]) {
  const usage = 'Usage: redress letters FILE --out DIR [--as-of DATE] [--sender FILE] [--items FILE] [--reason TEXT]';
  try {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: option, 'as-of': option, sender: option, items: option, reason: option },
    });
    const [file, more] = positionals;
    const { out } = values;
    if (file === undefined || more !== undefined || out === undefined) throw new UsageError(usage);
    return { file, values: { ...values, out } };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(usage);
  }
}

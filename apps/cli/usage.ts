import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { civilDateAt, parseCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { matchAccounts } from '../../features/account-matching/rules/match-accounts.ts';
import { combineReports } from '../../features/credit-reports/rules/combining/combine-reports.ts';
import { BUREAU_NAMES } from '../../features/report-files/rules/bureaus.ts';
import type { CreditReport, ReportPerson } from '../../features/report-files/rules/model.ts';
import { ownReport } from '../../features/report-files/rules/own-report.ts';
import { readCreditReport } from '../../features/report-files/rules/read-credit-report.ts';
import { traceReport, type TracedFile } from '../../features/report-files/rules/tracing/trace-report.ts';
import { describeOther, personOfReport } from './same-person.ts';

/** What the person who typed the command can mend; its message is the one sentence they see. */
export class UsageError extends Error {}

/** Bytes of a file. @throws UsageError */
export function readInput(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UsageError(
      code === 'ENOENT' ? `There is no file ${path}.` : `The file ${path} cannot be opened (${code ?? 'unknown reason'}).`,
    );
  }
}

/** What of a file was read, by its path. @throws UsageError with the reason when it cannot be read */
export function traceFile(path: string, person?: string): TracedFile {
  const traced = traceReport(readInput(path), person);
  if (isRefusal(traced)) throw new UsageError(traced.message);
  return traced;
}

/**
 * The client's part of the report in a file, its accounts combined: of a file about several people that of the person `pick` names, else
 * of the one the file calls main. @throws UsageError with the reason when it cannot be read.
 */
export function readReportFile(path: string, pick?: PickPerson): CreditReport {
  return matchAccounts(ownReport(readAlone(path, pick)), []);
}
/** The id of the client among the people of a file about several; undefined leaves it to the file. */
export type PickPerson = (people: readonly ReportPerson[]) => string | undefined;

/** A file as it is, with the lines of all its people, or single-bureau files of one person. @throws UsageError as above */
export function readWholeFiles(paths: readonly string[]): CreditReport {
  const [only, ...more] = paths;
  return only !== undefined && more.length === 0 ? matchAccounts(readAlone(only), []) : readReportFiles(paths);
}

/** The report in a file, or in the single-bureau files of one person. @throws UsageError with the reason when it cannot be read. */
export function readReportFiles(paths: readonly string[]): CreditReport {
  const [only, ...more] = paths;
  if (only !== undefined && more.length === 0) return readReportFile(only);
  const singles = paths.map((path) => {
    const report = ownReport(readAlone(path));
    const [bureau, ...others] = report.bureaus.filter(({ present }) => present === 'yes').map((file) => file.bureau);
    if (bureau === undefined || others.length > 0)
      throw new UsageError(
        `Only single-bureau files can be combined. ${path} holds ${bureau === undefined ? 'none' : [bureau, ...others].map((one) => BUREAU_NAMES[one]).join(', ')}.`,
      );
    return { reportId: path, bureau, report };
  });
  const [first] = singles;
  for (const { report, reportId } of singles) if (first) checkSamePerson(first.report, report, reportId);
  const twice = singles.find((one, at) => singles.findIndex(({ bureau }) => bureau === one.bureau) < at);
  if (twice) throw new UsageError(`Two of the files are from ${BUREAU_NAMES[twice.bureau]}; give one for each bureau.`);
  return matchAccounts(combineReports(singles), []);
}

function readAlone(path: string, pick?: PickPerson): CreditReport {
  const bytes = readInput(path);
  const report = readCreditReport(bytes);
  if (isRefusal(report)) throw new UsageError(report.message);
  const picked = report.people && pick?.(report.people);
  if (picked === undefined) return report;
  const own = readCreditReport(bytes, picked);
  if (isRefusal(own)) throw new UsageError(own.message);
  return own;
}

/** @throws UsageError when the report at `path` is about someone else than the first one */
export function checkSamePerson(first: CreditReport, other: CreditReport, path: string): void {
  const why = describeOther(other, personOfReport(first));
  if (why !== undefined) throw new UsageError(`${path} is about someone else. ${why}`);
}

/** The day given with an option, else today in New York. @throws UsageError */
export function readDay(option: string, value: string | undefined): CivilDate {
  const day = value === undefined ? civilDateAt(new Date(), OFFICE_ZONE) : parseCivilDate(value);
  if (!day) throw new UsageError(`${option} takes a date as year-month-day, not "${value ?? ''}".`);
  return day;
}

/** A JSON file. @throws UsageError */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(Buffer.from(readInput(path)).toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The file ${path} is not JSON.`);
  }
}

/** What a file has to hold. @throws UsageError with the first thing that it does not */
export function checkFile<T extends z.ZodType>(schema: T, value: unknown, path: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${path}: ${issue?.path.join('.') || 'content'}: ${issue?.message ?? 'cannot be used'}.`);
}

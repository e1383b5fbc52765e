import { readFileSync } from 'node:fs';
import { civilDateAt, parseCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { matchAccounts } from '../../features/account-matching/rules/match-accounts.ts';
import { combineReports } from '../../features/credit-reports/rules/combining/combine-reports.ts';
import { BUREAU_NAMES } from '../../features/report-files/rules/bureaus.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { readCreditReport } from '../../features/report-files/rules/read-credit-report.ts';

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

/** The normalized report in a file, its accounts combined. @throws UsageError with the reason when it cannot be read. */
export function readReportFile(path: string): CreditReport {
  return matchAccounts(readAlone(path), []);
}

/** The report in a file, or in the single-bureau files of one person. @throws UsageError with the reason when it cannot be read. */
export function readReportFiles(paths: readonly string[]): CreditReport {
  const [only, ...more] = paths;
  if (only !== undefined && more.length === 0) return readReportFile(only);
  const singles = paths.map((path) => {
    const report = readAlone(path);
    const [bureau, ...others] = report.bureaus.filter(({ present }) => present === 'yes').map((file) => file.bureau);
    if (bureau === undefined || others.length > 0)
      throw new UsageError(
        `Only single-bureau files can be combined. ${path} holds ${bureau === undefined ? 'none' : [bureau, ...others].map((one) => BUREAU_NAMES[one]).join(', ')}.`,
      );
    return { reportId: path, bureau, report };
  });
  const twice = singles.find((one, at) => singles.findIndex(({ bureau }) => bureau === one.bureau) < at);
  if (twice) throw new UsageError(`Two of the files are from ${BUREAU_NAMES[twice.bureau]}; give one for each bureau.`);
  return matchAccounts(combineReports(singles), []);
}

function readAlone(path: string): CreditReport {
  const report = readCreditReport(readInput(path));
  if (isRefusal(report)) throw new UsageError(report.message);
  return report;
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

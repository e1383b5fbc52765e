import { summarize } from '../../features/credit-reports/rules/report-summary.ts';
import { readReportFile, UsageError } from './usage.ts';

/** `report read FILE [--full]` */
export function runReport(args: readonly string[]): void {
  const [verb, ...rest] = args;
  const file = rest.find((a) => !a.startsWith('--'));
  const unknown = rest.find((a) => a.startsWith('--') && a !== '--full');
  if (verb !== 'read' || file === undefined) throw new UsageError('Usage: redress report read FILE [--full]');
  if (unknown !== undefined) throw new UsageError(`There is no option ${unknown}. Usage: redress report read FILE [--full]`);
  const report = readReportFile(file);
  console.log(JSON.stringify(rest.includes('--full') ? report : summarize(report), null, 2));
}

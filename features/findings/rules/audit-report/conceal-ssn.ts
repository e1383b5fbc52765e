// Reports print remarks and names as others typed them; no Social Security number among them may reach paper.
import { maskSsns } from '../../../../platform/base/ssn-pattern.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';

/** `text` with every nine digits that are written like an SSN, or end like one of `endings`, masked but for the last four. */
export function concealSsn(text: string, endings: ReadonlySet<string>): string {
  return maskSsns(text, { endings });
}

/** Last four digits of every number that the report or the office knows of this person. */
export function ssnEndings(report: CreditReport, known: string | null): ReadonlySet<string> {
  const listed = report.bureaus.flatMap(({ identity }) => [identity.ssnLast4, ...(identity.ssnVariants ?? [])]);
  return new Set([...listed, known].filter((ending) => ending !== null && ending !== undefined));
}

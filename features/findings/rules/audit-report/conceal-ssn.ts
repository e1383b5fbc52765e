// Reports print remarks and names as others typed them; no Social Security number among them may reach paper.
import type { CreditReport } from '../../../credit-reports/rules/model.ts';

const SPACED = /(?<![\dX*])\d{3}[- .]\d{2}[- .](\d{4})(?!\d)/g;
const BARE = /(?<!\d)\d{5}(\d{4})(?!\d)/g;

/** `text` with every nine digits that are written like an SSN, or end like one of `endings`, masked but for the last four. */
export function concealSsn(text: string, endings: ReadonlySet<string>): string {
  return text.replace(SPACED, 'XXX-XX-$1').replace(BARE, (whole, last: string) => (endings.has(last) ? `XXXXX${last}` : whole));
}

/** Last four digits of every number that the report or the office knows of this person. */
export function ssnEndings(report: CreditReport, known: string | null): ReadonlySet<string> {
  const listed = report.bureaus.flatMap(({ identity }) => [identity.ssnLast4, ...(identity.ssnVariants ?? [])]);
  return new Set([...listed, known].filter((ending) => ending !== null && ending !== undefined));
}

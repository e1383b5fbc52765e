// The claim of a finding whose question the client answered so that the report is wrong: what the bureau reports, what the client said, what it should be.
import { addressTo } from '../../../disputes/rules/second-person.ts';
import type { ReasonClaim } from '../../../disputes/rules/dispute-reason-shape.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { Finding } from '../finding.ts';
import { fill, valuesIn, type Saying } from './saying.ts';
import { SAYINGS } from './sayings.ts';

type Asked = Pick<Finding, 'code' | 'question'>;

/** What the answer "wrong" to the question says; undefined where no letter says anything by it. */
export function sayingOf({ code, question }: Asked): { readonly saying: Saying; readonly values: readonly string[] } | undefined {
  for (const saying of SAYINGS[code]) {
    const values = valuesIn(saying.asks, question);
    if (values) return { saying, values };
  }
  return undefined;
}

/** The words that answer lets the letter say, for the client to see before they answer; '' where the right value has to be named first. */
export function statementOf(finding: Asked): string {
  const found = sayingOf(finding);
  if (found?.saying.shouldBe === undefined) return '';
  return `${fill(found.saying.because, found.values)} ${fill(found.saying.shouldBe, found.values)}`;
}

/** What the client said by an answer that does not tell what is right; '' where it says nothing by itself. */
export function saidBeside(finding: Asked): string {
  const found = sayingOf(finding);
  return found && found.saying.shouldBe === undefined ? fill(found.saying.because, found.values) : '';
}

/** The claim in a letter to `bureau`; undefined where the answer does not tell what is right, or nothing is disputed with a bureau. */
export function claimOfFinding(finding: Asked & Pick<Finding, 'facts'>, bureau: Bureau): ReasonClaim | undefined {
  const found = sayingOf(finding);
  if (found?.saying.shouldBe === undefined) return undefined;
  return {
    youReport: finding.facts.map((fact) => addressTo(bureau, fact)).join(' '),
    because: fill(found.saying.because, found.values),
    shouldBe: fill(found.saying.shouldBe, found.values),
  };
}

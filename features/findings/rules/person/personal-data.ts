// A misspelt name, a wrong date of birth, an address, name or employer that is not the client's.
import { ofFile } from '../evidence.ts';
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { BureauFile, CreditReport } from '../../../report-files/rules/model.ts';
import type { ReasonCode } from '../../../disputes/rules/dispute-reasons.ts';
import type { Analysis, AnalysisInput, Finding } from '../finding.ts';
import { aboutDetail, dateText, makeFinding, type AnalysisHead } from '../finding-parts.ts';
import { said } from '../disputed/client-statements.ts';
import { isMisspelling, personName } from '../../../report-files/rules/person-names.ts';
import { addressKey, addressText, sameText, sharesWord } from '../../../report-files/rules/person-texts.ts';

const head: AnalysisHead = {
  code: 'A33',
  title: 'Personal information differs',
  citation: '15 U.S.C. 1681i(a)',
  basis: 'statute',
  guard:
    "Only against what the office knows of the client: names one letter off, another date of birth, a current address or an employer unlike every known one; former names and addresses count only by the client's word.",
};

const BIRTH_DATE = 'Date of birth';

/** True when the key of a finding of this analysis says a date of birth ('A33:EX:personal-information|Date of birth: …'). */
export function saysBirthDate(key: string): boolean {
  return key.startsWith(`${head.code}:`) && key.includes(`:personal-information|${BIRTH_DATE}: `);
}

interface Difference {
  readonly what: string;
  readonly printed: string;
  readonly known: string;
  readonly sure: boolean;
  readonly reason: ReasonCode;
  readonly question: string;
  /** Where it stands in the file of the bureau. */
  readonly at: string;
}

export const personalData: Analysis = {
  ...head,
  run: (input) =>
    input.report.bureaus.flatMap((file) => {
      const seen = new Set<string>();
      return [nameDifferences, birthDifferences, addressDifferences, employerDifferences]
        .flatMap((look) => look(file, input))
        .filter(({ what, printed }) => !seen.has(`${what}|${printed}`) && seen.add(`${what}|${printed}`))
        .map((difference) => found(input.report, file, difference));
    }),
};

function found(report: CreditReport, { bureau }: BureauFile, { what, printed, known, sure, reason, question, at }: Difference): Finding {
  return makeFinding(head, aboutDetail(report, bureau, at, `${what}: ${printed}`), {
    severity: sure ? 'medium' : 'low',
    confidence: sure ? 0.8 : 0.5,
    facts: [`${BUREAU_NAMES[bureau]} lists the ${what.toLowerCase()} ${printed}.`],
    values: [
      [`${what} listed`, printed],
      ['Known of the client', known],
    ],
    evidence: ofFile(report, bureau, at),
    suggestedReason: reason,
    suggestedClaim: `The ${what.toLowerCase()} ${printed} is not mine.`,
    question,
    wrongAnswer: 'no',
  });
}

function nameDifferences({ identity }: BureauFile, input: AnalysisInput): Difference[] {
  const known = input.client.names.flatMap((name) => personName(name) ?? []);
  const denied = said(input, 'unknown-name').flatMap(({ text }) => text ?? []);
  return identity.names.flatMap(({ full, kind }, index): Difference[] => {
    const base = { what: 'Name', at: `identity/names/${index}`, printed: full, known: input.client.names.join('; ') || 'not known' };
    if (denied.some((text) => sameText(text, full)))
      return [{ ...base, sure: true, reason: 'name-not-mine', question: `Have you ever used the name ${full}?` }];
    const name = personName(full);
    const right = name !== undefined && known.some(({ first, last }) => first === name.first && last === name.last);
    const near =
      name &&
      !right &&
      kind !== 'spouse' &&
      known.some(
        ({ first, last }) =>
          (first === name.first && isMisspelling(last, name.last)) || (last === name.last && isMisspelling(first, name.first)),
      );
    return near ? [{ ...base, sure: true, reason: 'name-misspelled', question: `Have you ever spelled your name ${full}?` }] : [];
  });
}

function birthDifferences({ identity }: BureauFile, { client }: AnalysisInput): Difference[] {
  const birth = client.dateOfBirth;
  if (birth === null) return [];
  return identity.dobs.flatMap((dob, index): Difference[] => {
    const length = { day: 10, month: 7, year: 4 }[dob.precision];
    if (dob.iso.slice(0, length) === birth.slice(0, length)) return [];
    return [
      {
        what: BIRTH_DATE,
        at: `identity/dobs/${index}`,
        printed: dateText(dob),
        known: formatCivilDate(birth),
        sure: true,
        reason: 'birth-date-wrong',
        question: `Were you born on ${dateText(dob)}?`,
      },
    ];
  });
}

function addressDifferences({ identity }: BureauFile, input: AnalysisInput): Difference[] {
  const known = input.client.addresses.flatMap((text) => addressKey(text) ?? []);
  const denied = said(input, 'never-lived-at').flatMap(({ text }) => (text === undefined ? [] : (addressKey(text) ?? [])));
  return identity.addresses.flatMap((address, index): Difference[] => {
    const printed = addressText(address);
    const key = addressKey(printed);
    if (key === undefined) return [];
    const sure = denied.includes(key);
    // An address the office does not know is no sign by itself: only the one a bureau calls current is worth asking about.
    if (!sure && (address.kind !== 'current' || known.length === 0 || known.includes(key))) return [];
    return [
      {
        what: 'Address',
        at: `identity/addresses/${index}`,
        printed,
        known: input.client.addresses.join('; ') || 'not known',
        sure,
        reason: 'address-not-mine',
        question: `Did you ever live or receive mail at ${printed}?`,
      },
    ];
  });
}

function employerDifferences({ identity }: BureauFile, input: AnalysisInput): Difference[] {
  const { employers } = input.client;
  const denied = said(input, 'unknown-employer').flatMap(({ text }) => text ?? []);
  return identity.employers.flatMap(({ name }, index): Difference[] => {
    const sure = denied.some((text) => sameText(text, name));
    if (!sure && (employers.length === 0 || employers.some((employer) => sameText(employer, name) || sharesWord(employer, name))))
      return [];
    return [
      {
        what: 'Employer',
        at: `identity/employers/${index}`,
        printed: name,
        known: employers.join('; ') || 'not known',
        sure,
        reason: 'employer-not-mine',
        question: `Did you ever work for ${name}?`,
      },
    ];
  });
}

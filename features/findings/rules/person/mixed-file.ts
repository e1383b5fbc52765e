// Signs that another person's data is in the file, added up by the formula of the law reference.
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { BureauFile } from '../../../report-files/rules/model.ts';
import { ofFile, ofLine, type Evidence } from '../evidence.ts';
import type { Analysis, AnalysisInput } from '../finding.ts';
import { aboutFile, aboutLine, accountLines, dateText, makeFinding, type AnalysisHead } from '../finding-parts.ts';
import { addYears, latestDay } from '../disputed/certain-dates.ts';
import { said, saidAboutLine } from '../disputed/client-statements.ts';
import { personName, suffixesConflict } from '../../../report-files/rules/person-names.ts';
import { addressKey, addressText, sameText } from '../../../report-files/rules/person-texts.ts';

const head: AnalysisHead = {
  code: 'A32',
  title: "Signs of another person's data in the file",
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    "Only when the weighed signs of one bureau reach 4; a changed last name is no sign, addresses count only by the client's word, and shared accounts opened before 18 do not count.",
};

const ASKED_FROM = 4;
interface Sign {
  readonly weight: number;
  readonly fact: string;
  readonly evidence: readonly Evidence[];
}

export const mixedFile: Analysis = {
  ...head,
  run: (input) =>
    input.report.bureaus.flatMap((file) => {
      const signs = [ssnSign, birthSign, suffixSign, nameSign, addressSigns, minorSign, unknownAccountSign].flatMap((look) =>
        look(file, input),
      );
      const score = signs.reduce((sum, { weight }) => sum + weight, 0);
      if (score < ASKED_FROM) return [];
      return [
        makeFinding(head, aboutFile(file.bureau, 'Mixed file'), {
          severity: 'high',
          confidence: score >= ASKED_FROM + 2 ? 0.8 : 0.6,
          facts: signs.map(({ fact }) => fact),
          values: [
            ...signs.map(({ weight, fact }) => [fact, `+${weight}`] as const),
            ['Score', String(score)],
            ['Asked from', String(ASKED_FROM)],
          ],
          evidence: signs.flatMap(({ evidence }) => evidence),
          suggestedReason: 'mixed-file',
          suggestedClaim: 'Information of another person appears to have been mixed into my file.',
          question: `Does ${BUREAU_NAMES[file.bureau]} list names, numbers, dates or accounts that belong to someone else?`,
        }),
      ];
    }),
};

function ssnSign({ bureau, identity }: BureauFile, { report, client }: AnalysisInput): Sign[] {
  const listed = [identity.ssnLast4, ...(identity.ssnVariants ?? [])].filter((last4) => last4 !== undefined);
  const known = client.ssnLast4 ?? listed[0];
  const other = listed.find((last4) => last4 !== known);
  if (other === undefined) return [];
  const variant = identity.ssnVariants?.indexOf(other) ?? -1;
  return [
    {
      weight: 3,
      fact: `${BUREAU_NAMES[bureau]} lists a Social Security number ending in ${other}.`,
      evidence: ofFile(report, bureau, variant === -1 ? 'identity/ssnLast4' : `identity/ssnVariants/${variant}`),
    },
  ];
}

function birthSign({ bureau, identity }: BureauFile, { report, client }: AnalysisInput): Sign[] {
  const known = client.dateOfBirth?.slice(0, 4) ?? identity.dobs[0]?.iso.slice(0, 4);
  const at = identity.dobs.findIndex(({ iso }) => iso.slice(0, 4) !== known);
  const other = identity.dobs[at];
  return other
    ? [
        {
          weight: 3,
          fact: `${BUREAU_NAMES[bureau]} lists the year of birth ${other.iso.slice(0, 4)}.`,
          evidence: ofFile(report, bureau, `identity/dobs/${at}`),
        },
      ]
    : [];
}

function suffixSign({ bureau, identity }: BureauFile, { report, client }: AnalysisInput): Sign[] {
  const listed = identity.names.filter(({ kind }) => kind !== 'spouse').flatMap(({ full }) => personName(full)?.suffix ?? []);
  const known = client.names.flatMap((name) => personName(name)?.suffix ?? [])[0] ?? listed[0] ?? null;
  const other = listed.find((suffix) => suffixesConflict(suffix, known));
  if (other === undefined) return [];
  const at = identity.names.findIndex(({ full, kind }) => kind !== 'spouse' && personName(full)?.suffix === other);
  return [
    {
      weight: 2,
      fact: `${BUREAU_NAMES[bureau]} lists a name with ${other} beside ${known}.`,
      evidence: ofFile(report, bureau, `identity/names/${at}`),
    },
  ];
}

function nameSign({ bureau, identity }: BureauFile, input: AnalysisInput): Sign[] {
  const denied = said(input, 'unknown-name').flatMap(({ text }) => text ?? []);
  const known = input.client.names.flatMap((name) => personName(name) ?? []);
  const at = identity.names.findIndex(({ full, kind }) => {
    if (kind === 'spouse') return false;
    if (denied.some((text) => sameText(text, full))) return true;
    const name = personName(full);
    return (
      name !== undefined &&
      known.length > 0 &&
      known.every(({ first, last }) => first[0] !== name.first[0] && last !== name.last && first !== name.last && last !== name.first)
    );
  });
  const other = identity.names[at];
  return other
    ? [
        {
          weight: 2,
          fact: `${BUREAU_NAMES[bureau]} lists the name ${other.full}.`,
          evidence: ofFile(input.report, bureau, `identity/names/${at}`),
        },
      ]
    : [];
}

function addressSigns({ bureau, identity }: BureauFile, input: AnalysisInput): Sign[] {
  const denied = new Set(said(input, 'never-lived-at').flatMap(({ text }) => (text === undefined ? [] : (addressKey(text) ?? []))));
  const seen = new Set<string>();
  return identity.addresses.flatMap((address, at) => {
    const text = addressText(address);
    const key = addressKey(text);
    if (key === undefined || !denied.has(key) || seen.has(key)) return [];
    seen.add(key);
    const evidence = ofFile(input.report, bureau, `identity/addresses/${at}`);
    return [{ weight: 1, fact: `${BUREAU_NAMES[bureau]} lists the address ${text}.`, evidence }];
  });
}

function minorSign({ bureau }: BureauFile, { report, client }: AnalysisInput): Sign[] {
  const { dateOfBirth } = client;
  if (dateOfBirth === null) return [];
  const grown = addYears(dateOfBirth, 18);
  const line = accountLines(report).find(
    ({ trade, bureau: at }) =>
      at === bureau && trade.responsibility === 'individual' && trade.opened !== undefined && latestDay(trade.opened) < grown,
  );
  return line
    ? [
        {
          weight: 2,
          fact: `${BUREAU_NAMES[bureau]} lists ${line.account.displayName} as opened ${dateText(line.trade.opened)}, before ${formatCivilDate(grown)}.`,
          evidence: ofLine(line, 'creditorName', 'opened'),
        },
      ]
    : [];
}

function unknownAccountSign({ bureau }: BureauFile, input: AnalysisInput): Sign[] {
  const line = accountLines(input.report).find(
    (l) =>
      l.bureau === bureau &&
      Object.keys(l.account.byBureau).length === 1 &&
      saidAboutLine(input, 'not-applied', aboutLine(l)) !== undefined,
  );
  // In a file of another day it may be missing only because it is younger.
  return line && !isOfSeveralDays(input.report) && input.report.bureaus.filter(({ present }) => present === 'yes').length > 1
    ? [{ weight: 2, fact: `Only ${BUREAU_NAMES[bureau]} lists ${line.account.displayName}.`, evidence: ofLine(line, 'creditorName') }]
    : [];
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { matchAccounts } from '../../../account-matching/rules/match-accounts.ts';
import { readCreditReport } from '../../../report-files/rules/read-credit-report.ts';
import { analyse } from '../analyse.ts';
import { SPEAKING as LATER } from '../disputed/testing-report.ts';
import type { AnalysisInput } from '../finding.ts';
import { AUDIT_CASES } from '../testing-audit-cases.ts';
import { SPEAKING } from '../testing-report.ts';
import { input } from '../testing.ts';
import { factInSpanish, FACTS, wordingOfFact } from './fact-in-spanish.ts';
import { FACT_CASES } from './testing-fact-cases.ts';

const factsOf = (given: readonly AnalysisInput[]) =>
  given.flatMap((one) => analyse(one)).flatMap(({ code, facts }) => facts.map((fact) => ({ code, fact })));
const said = factsOf([SPEAKING, LATER, ...AUDIT_CASES.map(({ given }) => given), ...FACT_CASES]);

/** Words of our English sentences that stand in no Spanish one. */
const ENGLISH =
  /\b(?:the|and|with|was|were|not|this|that|which|late|days|months?|account|balance|opened|closed|filed|reported|reports|lists|shows|status|collection|once|twice|times|remark|rating|payment|charge|due|earlier|report)\b/u;
/** What is printed stands in “…” or in capitals. */
const ownPart = (text: string): string => text.replaceAll(/“[^”]*”/gu, '').replaceAll(/\b\p{Lu}[\p{L}\d]*/gu, '');

/** Numbers, amounts and quotations that a fact has beyond its wording. */
function valuesOf(fact: string, wording: string): string[] {
  const fixed = new Set(wording.match(/\d[\d,]*/gu));
  return [...(fact.match(/\d[\d,]*\d|\d/gu) ?? []).filter((value) => !fixed.has(value)), ...(fact.match(/“[^”]*”/gu) ?? [])];
}

function check({ code, fact }: (typeof said)[number]): void {
  const spanish = factInSpanish(code, fact);
  const wording = wordingOfFact(code, fact);
  expect(spanish, `${code}: ${fact}`).toBeDefined();
  // The role of the client is said in words of ours, not as a quotation.
  for (const value of valuesOf(fact, wording ?? '').filter(
    (one) => !(wording?.includes('the responsibility “…”') === true && one.startsWith('“')),
  ))
    expect(spanish, `${code}: ${fact}`).toContain(value);
}

test('each fact of every case has a Spanish sentence with all its values and no English of ours', () => {
  expect(said.length).toBeGreaterThan(200);
  for (const one of said) {
    check(one);
    expect(ownPart(factInSpanish(one.code, one.fact) ?? ''), `${one.code}: ${one.fact}`).not.toMatch(ENGLISH);
  }
});

test('each wording of the tables is said by a case', () => {
  const used = new Set(said.map(({ code, fact }) => `${code} ${wordingOfFact(code, fact)}`));
  const all = Object.entries(FACTS).flatMap(([code, table]) => Object.keys(table).map((wording) => `${code} ${wording}`));
  expect(all.filter((one) => !used.has(one))).toEqual([]);
});

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
test('so has each fact of the samples', ({ skip }) => {
  if (!existsSync(SAMPLES)) return skip(`no samples in ${SAMPLES}`);
  const read = globSync('*/*.*', { cwd: SAMPLES }).flatMap((path) => {
    const got = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
    return isRefusal(got)
      ? []
      : [input(matchAccounts(got, []), { client: { statements: [{ kind: 'veteran' }, { kind: 'no-bankruptcy' }] } })];
  });
  expect(read.length).toBeGreaterThan(0);
  for (const one of factsOf(read)) check(one);
});

// Read by a person who speaks Spanish.
test.each([
  [
    'A1',
    'Equifax reports a collection with a date of first delinquency of Nov 2017, in a report of Mar 15, 2026.',
    'Equifax informa una cobranza con fecha del primer atraso de nov 2017, en un reporte del 15 mar 2026.',
  ],
  [
    'A2',
    'TransUnion gives this account the earlier rating 60 days late (Jan 2018), in a report of Mar 15, 2026.',
    'En un reporte del 15 mar 2026, TransUnion da a esta cuenta la calificación anterior: 60 días de atraso (ene 2018).',
  ],
  [
    'A7',
    'Experian reports a date of first delinquency of Jan 10, 2020 for this collection, and a charge-off of Jun 10, 2019.',
    'Experian informa el 10 ene 2020 como fecha del primer atraso para esta cobranza, y que se dio por incobrable el 10 jun 2019.',
  ],
  [
    'A14',
    'Equifax reports a balance of $1,200, $90 past due and a monthly payment of $45 on an account it also reports as “Settled”.',
    'Equifax informa un saldo de $1,200, un monto vencido de $90 y un pago mensual de $45 en una cuenta que también informa como “Settled” (liquidada).',
  ],
  [
    'A19',
    'TransUnion shows this account as on time in Feb 2017 and 90 days late in Mar 2017, one month later.',
    'TransUnion muestra esta cuenta al día en feb 2017 y con 90 días de atraso en mar 2017, un mes después.',
  ],
  [
    'A21',
    'TransUnion reports a date opened of Aug 27, 2019 and a date of last activity of Feb 1, 2015, which is earlier.',
    'TransUnion informa el 27 ago 2019 como fecha de apertura, y el 1 feb 2015 como fecha de la última actividad, que es anterior.',
  ],
  [
    'A23',
    'Experian reports the pay status “90 days late”, while Equifax reports “Pays as agreed”.',
    'Experian informa el estado de pago “90 days late” (90 días de atraso), mientras que Equifax informa “Pays as agreed”.',
  ],
  [
    'A28',
    'Equifax reports a balance of $150 and not reported past due, last reported Feb 2026.',
    'Equifax informa un saldo de $150 y un monto vencido que no se informa, informados por última vez en feb 2026.',
  ],
  ['A30', 'Equifax reports $120 past due.', 'Equifax informa un monto vencido de $120.'],
  ['A34', 'Experian lists an inquiry by BANK ON MAIN on May 4, 2026.', 'Experian muestra una consulta de BANK ON MAIN el 4 may 2026.'],
  [
    'A38',
    'It is medical, as the original creditor CITY HOSPITAL at Experian shows.',
    'Es una deuda médica, como muestra el acreedor original CITY HOSPITAL en Experian.',
  ],
  [
    'A44',
    'The last day for an answer was Feb 9, 2026, and no result is on file.',
    'La fecha límite para responder era el 9 feb 2026, y no consta ningún resultado.',
  ],
  [
    'A53',
    'TransUnion reports a last payment of Nov 19, 2020 and shows this account as 30 days late in each of 3 months from Jan 2021 to Mar 2021 and 60 days late in each of 4 months from Apr 2021 to Jul 2021.',
    'TransUnion informa un último pago del 19 nov 2020 y muestra esta cuenta con 30 días de atraso en cada uno de 3 meses, de ene 2021 a mar 2021 y con 60 días de atraso en cada uno de 4 meses, de abr 2021 a jul 2021.',
  ],
  [
    'A59',
    'Experian counts this account as late 30 days once, 90 days twice, while TransUnion counts it as never late.',
    'Según Experian, esta cuenta tuvo estos atrasos: 30 días una vez y 90 días dos veces. Según TransUnion, no tuvo ninguno.',
  ],
])('%s %s', (code, fact, spanish) => expect(factInSpanish(code, fact)).toBe(spanish));

test('a wording we do not know, or a value that does not fit it, has none', () => {
  expect(factInSpanish('A1', 'Something else.')).toBeUndefined();
  expect(factInSpanish('A1', 'Equifax shows this account as late in Jan 2017, in a report of Mar 15, 2026.')).toBeUndefined();
  expect(factInSpanish('A30', 'Equifax reports something new.')).toBeUndefined();
  expect(factInSpanish('A99', 'Equifax reports a charge-off.')).toBeUndefined();
});

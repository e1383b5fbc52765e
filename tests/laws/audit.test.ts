// Every line of the audit of law and truth is held by a test that has its number in its name, or stands below with the reason why none can.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTestNames } from '../support/test-names.ts';

/** Lines that no test names, because what they ask for is not built, and a door that is shut cannot show it. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {};

/** The lines of the audit without a number, each with the test that holds it. */
const IN_WORDS: readonly (readonly [line: string, file: string, name: string])[] = [
  // 2, kinds of error
  ["2: the co-borrower's inquiry", 'findings/rules/inquiries/inquiries.test.ts', 'A34, A35: what another applicant'],
  ['2: a client without a file who has accounts', 'credit-reports/server/people.test.ts', 'P2: no endpoint gives out a line'],
  ['2: names of one company', 'findings/rules/inquiries/company-names.test.ts', '%s and %s are one'],
  ['2: sellers of reports, with names cut off', 'findings/rules/inquiries/company-names.test.ts', '%s sells reports'],
  ['2: the inquiry of a deposit account', 'findings/rules/inquiries/company-names.test.ts', '%s keeps deposits: %s'],
  ['2: one lender asked about twice', 'findings/rules/inquiries/inquiries.test.ts', 'A34: one search for a rate is asked about once'],
  ['2: the end of the relationship', 'findings/rules/audit-cases.test.ts', 'A30: the end of a relationship is read'],
  ['2: months of 31 days', 'findings/rules/history/history.test.ts', 'A19 impossibleJump, two stages: %s'],
  ['2: reason and sentence of late marks that are too old', 'letters/rules/audit-letters.test.ts', 'A2, A21, A24, A30, A34, A40: %s says'],
  // 3.1, what is right
  ['3.1: addresses', 'letters/rules/bureau-addresses.test.ts', '3.1: the address of %s'],
  ['3.1: citations', 'letters/rules/fixed-sentences.test.ts', '3.1: what a letter says before and after its items'],
  ['3.1: polite, no threat, no deadline, no promise', 'letters/rules/fixed-sentences.test.ts', 'the request $code passes its own linter'],
  ['3.1: policies are called policies', 'findings/rules/medical/medical.test.ts', '3.1: a policy of the bureaus'],
  ['3.1: one page for one item', 'letters/server/render-letter.test.ts', '3.1: one item is one page'],
  ['3.1: masked numbers', 'letters/rules/compose-letter.test.ts', 'a whole account number'],
  ['3.1: the window of the envelope', 'letters/server/render-letter.test.ts', 'shows the recipient and nothing else: %s'],
  ['3.1: tagged PDF', 'letters/server/render-letter.test.ts', 'is US Letter, tagged, titled, with its fonts inside'],
  // 3.2, general, and 3.4, points 1 to 11
  ['3.2: the addressee in the third person', 'letters/rules/audit-letters.test.ts', '3.2, second person: no letter of a finding'],
  ['3.2: another bureau alone proves nothing', 'disputes/rules/gates.test.ts', '3.2: the value of another bureau'],
  ['3.2: a right value', 'disputes/rules/gates.test.ts', 'no right value'],
  ['3.2: the months', 'disputes/rules/gates.test.ts', 'late months not named'],
  ['3.2: full name, addresses of two years, phone', 'letters/server/who-writes.test.ts', '3.2: the full name with suffix'],
  ['3.2: number of the report', 'letters/rules/compose-letter.test.ts', '3.2: a letter carries the number of the report'],
  ['3.2: the page of the report, marked', 'letters/rules/report-extract.test.ts', 'marks what the sentence of a finding quotes'],
  ['3.2: the way of mailing', 'letters/server/mailing.test.ts', 'a free annual report gives 45 days, and certified letters'],
  ['3.2: likeness of letters', 'letters/server/enclosures.test.ts', "G19: words of another client's letters"],
  ['3.2: more than five items', 'disputes/server/overrides.test.ts', 'G19, X9: six items'],
  ['3.4: each sentence has a stored yes', 'letters/rules/every-sentence.test.ts', 'P3: what is printed is what has a source'],
  ['3.4: papers are merged into the PDF', 'letters/server/enclosures.test.ts', 'P13: a letter lists what is in hand'],
  ["3.4: the client's own words first", 'letters/rules/compose-letter.test.ts', 'puts the words of the client before papers'],
  ['3.4: four ways to set and begin', 'letters/rules/audit-letters.test.ts', '3.4, voice: what a letter is about'],
  ['3.4: the strongest first', 'letters/server/who-writes.test.ts', '3.4: the strongest item comes first'],
  ['3.4: letters after an answer', 'disputes/server/second-round.test.ts', 'P4, P6, G17, X7: after confirmed'],
];

const range = (letter: string, last: number): string[] => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);
const LINES = [
  ...range('P', 15),
  ...range('G', 37),
  ...range('C', 14),
  'C5b',
  'C5c',
  ...range('A', 49),
  ...range('X', 24),
  ...range('R', 10),
];

/** A name that begins with numbers of the audit: 'G15, X1: …', 'A9 duplicateLines …', and the bare number that begins a row of a table: 'X3', 'R1'. */
const NUMBERED = /^([PGCAXR]\d{1,2}[bc]?(?:, [PGCAXR]\d{1,2}[bc]?)*)(?:[: ]|, [a-z]|(?<=^[XR]\d{1,2})$)/;

const named = new Set(
  globSync('{apps,features,platform,tests}/**/*.test.{ts,tsx}').flatMap((file) =>
    readTestNames(file).flatMap((text) => NUMBERED.exec(text)?.[1]?.split(', ') ?? []),
  ),
);

test('each line of the audit is in the name of a test, or has a reason', () => {
  expect(LINES.filter((line) => !named.has(line) && !(line in WITHOUT_TEST))).toEqual([]);
});

test('a reason is only given where no test is', () => {
  expect(
    Object.entries(WITHOUT_TEST).filter(([line, why]) => named.has(line) || !LINES.includes(line) || !/^[A-Z].{20,}\.$/.test(why)),
  ).toEqual([]);
});

const sources = new Map(IN_WORDS.map(([, file]) => [file, readTestNames(`features/${file}`)]));
test.each(IN_WORDS)('%s', (_line, file, name) =>
  expect(sources.get(file)?.filter((text) => text.startsWith(name)).length).toBeGreaterThan(0),
);

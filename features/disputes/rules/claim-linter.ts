// Claims a letter must never make, found in text people type. It reads words, not meaning: a clean text can still be untrue,
// which is why the client confirms each fact. Numbers X… are those of the list of forbidden disputes in our legal notes.
import { findSsns } from '../../../platform/base/ssn-pattern.ts';

export interface LintFinding {
  readonly rule: 'X3' | 'X5' | 'X6' | 'X8' | 'X12' | 'X13' | 'X14' | 'X15' | 'X16' | 'X17' | 'X22' | 'X24' | 'privacy';
  /** 'block': the text may not go out so. 'warn': a person should look. */
  readonly level: 'block' | 'warn';
  /** The words found, and where they begin. */
  readonly phrase: string;
  readonly index: number;
  readonly message: string;
  readonly citation: string;
}
interface LintRule extends Omit<LintFinding, 'phrase' | 'index'> {
  readonly patterns: readonly RegExp[];
}

const RULES: readonly LintRule[] = [
  {
    rule: 'X3',
    level: 'block',
    citation: '15 U.S.C. 1681c-2; 1681a(q)(4)',
    message: 'Identity theft is claimed only by the report the client filed in person. It cannot be stated here.',
    patterns: [
      /\bidentity[- ]theft\b/,
      /\b(stole|stolen|used) my identity\b/,
      /\b(section )?605B\b/,
      /\b(account|card|loan) (was|is) fraudulent(ly opened)?\b/,
      /\bfraudulently opened\b/,
      /\bvictim of fraud\b/,
    ],
  },
  {
    rule: 'X5',
    level: 'block',
    citation: '15 U.S.C. 1679b(a)(2); 42 U.S.C. 408(a)(7)(B)',
    message: 'A second number, a new credit file or a changed identity may never be used or suggested.',
    patterns: [
      /\bCPNs?\b/,
      /\bSCNs?\b/,
      /\bcredit (privacy|profile|protection) numbers?\b/,
      /\bsecondary credit numbers?\b/,
      /\b(use|using|get|obtain|apply for|create|start|open|under) (a |an )?(new|second|different) (social security number|SSN|credit (file|identity|profile)|identity)\b/,
      /\b(EIN|tax id(entification)?( number)?) (instead of|in place of|as (my|a)) (my )?(SSN|social security)/,
      /\bfile segregation\b/,
    ],
  },
  {
    rule: 'X6',
    level: 'block',
    citation: '15 U.S.C. 1679b(a)(1), (3)',
    message: 'Accurate, current information cannot be removed by demand, promised away or traded for payment.',
    patterns: [
      /\bpay[- ](for|to)[- ]delete\b/,
      /\b(even though|although|while) (it|this|the (account|item|information|debt)) (is|was|may be) (accurate|correct|true|mine)\b[^.]{0,80}\b(delete|remove)/,
      /\b(delete|remove)\w*\b[^.]{0,60}\b(even though|although|even if) (it|this|they|the \w+) (is|was|are|were|may be) (accurate|correct|true|mine)\b/,
      /\b(delete|remove|erase)\w* (all )?accurate\b/,
      /\bguarantee\w*\b[^.]{0,40}\b(delet|remov|score|points)/,
      /\bgoodwill\b[^.]{0,60}\b(must|required|obligat\w+|entitle\w*|by law|legal duty)\b/,
      /\b(in exchange|in return) for (deletion|deleting|removal|removing)\b/,
      /\b(raise|increase|boost|improve) (my|the|your) (credit )?score\b/,
    ],
  },
  {
    rule: 'X8',
    level: 'warn',
    citation: '15 U.S.C. 1681i(a)(3)(A)',
    message: 'Too general. A dispute without a particular item and reason may be ended as frivolous.',
    patterns: [
      /\b(delete|remove|verify|investigate) (everything|all (of )?(the |my )?(negative|derogatory|bad|items|accounts))/,
      /\b(everything|all items|all accounts) (on|in) my (credit )?(report|file) (is|are) (wrong|inaccurate|incorrect)/,
    ],
  },
  {
    rule: 'X12',
    level: 'block',
    citation: '15 U.S.C. 1681g; 1679b(a)(3)',
    message: 'The law gives a right to see the file, not to original contracts, and no "609" demand for deletion.',
    patterns: [
      /\b(section |sec\.? |§ ?|fcra )?609\b[^.]{0,30}\b(letter|request|demand|dispute|requires?|delet|law)/,
      /\b(section|§|fcra|under) ?609\b/,
      /\b(please|must|you|they|cannot|can't|could not|fail\w*|did not|never|unable)\b[^.]{0,30}\b(provide|produce|send|show|furnish|supply)\w*\b[^.]{0,50}\b(original|signed)( or signed)?( and signed)? (contract|agreement|application|instrument|note|document)s?\b/,
    ],
  },
  {
    rule: 'X13',
    level: 'block',
    citation: '15 U.S.C. 1679b(a)(1); 1681i(a)(3)',
    message: 'A missing signature or contract, a sale of the debt or the commercial code does not make an entry wrong.',
    patterns: [
      /\bno (signed|original|wet[- ]ink|valid) (contract|agreement|signature)\b/,
      /\bno (contract|agreement|signature) (exists|was (provided|shown|produced)|means|so)\b/,
      /\b(without|not|never) (a |any |have a |has a |shown a |shown me a )?(signed|original) (contract|agreement)\b/,
      /\bwet[- ](ink[- ])?signature\b/,
      /\bsecuriti[sz]ed\b/,
      /\bU\.?C\.?C\.?\b/,
      /\buniform commercial code\b/,
      /\baffidavit of (truth|fact)\b/,
      /\bsovereign citizens?\b/,
      /\bstraw ?man\b/,
      /\bnatural person\b[^.]{0,40}\b(living|flesh|soul)/,
      /\bbill of exchange\b/,
    ],
  },
  {
    rule: 'X14',
    level: 'block',
    citation: '15 U.S.C. 1681s-2(a)(8)(G); 1681i(a)',
    message: 'No ultimatum. A bureau must reinvestigate; deletion follows only where the law says so.',
    patterns: [
      /\b(30|thirty|45|forty[- ]five) days? (or|to) (delete|remove)\b/,
      /\b(must|shall|should|will|to|please) (be )?(delete|remove)d?\b[^.]{0,40}\bwithin (\d+|thirty|fifteen|five|ten) (\w+ )?days\b/,
      /\bor (else )?(it|this|the (account|item)|they) must be (deleted|removed)\b/,
      /\b(I|we) (hereby )?demand\b/,
      /\b(623\(a\)\(8\)|direct dispute)\b/,
    ],
  },
  {
    rule: 'X15',
    level: 'warn',
    citation: '15 U.S.C. 1692g(b)',
    message: 'Validation of a debt is asked of the collector, not of a bureau.',
    patterns: [
      /\b(validate|validation of) (the|this|my|that) debt\b/,
      /\bdebt validation\b/,
      /\bcease (and desist|collection)\b/,
      /\bFDCPA\b/,
      /\b1692g\b/,
    ],
  },
  {
    rule: 'X16',
    level: 'block',
    citation: '15 U.S.C. 1681s-2(c); 1681n',
    message: 'A letter does not threaten a lawsuit or name a price.',
    patterns: [
      /\b(I|we) (will|shall|may|intend to|plan to|am going to|am prepared to|are prepared to|reserve the right to) (sue|litigate|take (you|them|this) to court|(take|pursue|seek|begin|start) (\w+ )?(legal|court)|file (a |an )?(law)?suit|seek (\w+ )?damages)/,
      /\b(I|we)('ll) (sue|take (you|them|this) to court|take legal action)\b/,
      /\b(sue|suing) you\b/,
      /\$ ?1,?000(\.00)? (per|for each|for every|each)\b/,
      /\bstatutory damages\b/,
      /\bwillful noncompliance\b/,
      /\bmy (attorney|lawyer) will\b/,
    ],
  },
  {
    rule: 'X17',
    level: 'block',
    citation: 'Rule on medical debt vacated 2025; CFPB Circular 2022-07 withdrawn May 12, 2025',
    message: 'That rule or circular is no longer in force and may not be cited.',
    patterns: [
      /\bcircular 2022-0?7\b/,
      /\bCFPB\b[^.]{0,40}\bmedical\b/,
      /\bmedical[- ]debt (rule|ban|regulation)\b/,
      /\bmedical debts? (is|are) (now )?(banned|prohibited|illegal)\b/,
    ],
  },
  {
    rule: 'X22',
    level: 'block',
    citation: '15 U.S.C. 1679b(a)(1), (4)',
    message: 'No one may be told to stop paying, to deny a debt or to ignore a court.',
    patterns: [
      /(^|[.;:!?] ?)(just )?(stop|quit) (paying|making payments)\b/,
      /\bshould (stop|quit) (paying|making payments)\b/,
      /\bignore (the|this|any) (lawsuit|summons|court|suit|complaint)\b/,
      /\b(told|advised|asked) (me )?to (say|deny|claim|state)\b/,
      /\b(pretend|act as if)\b[^.]{0,40}\b(debt|account)\b/,
    ],
  },
  {
    rule: 'X24',
    level: 'warn',
    citation: 'State limitation periods',
    message: 'This may acknowledge a debt and start its limitation period again. Leave it out unless it is needed.',
    patterns: [
      /\bI (still )?owe\b/,
      /\bI (will|promise to|agree to|intend to) pay\b/,
      /\bI (admit|acknowledge)\b[^.]{0,40}\b(debt|owe|balance)/,
    ],
  },
  {
    rule: 'privacy',
    level: 'block',
    citation: '16 CFR 314.4(c)',
    message: 'A full Social Security or account number does not belong in a letter. Use the last four digits.',
    // Nine digits in a row are always refused: a full account number does not belong in a letter either. Other ways to write an SSN: see
    // below.
    patterns: [
      /(?<![\d$.,-])\d{9}(?![\d*•xX#-])/,
      /(?<![\d$.,-])\d(?:[ -]?\d){11,18}(?![\d-])/,
      /\b(SSN|social security)\b[^.]{0,30}\d{9}\b/,
    ],
  },
];
// A space in a pattern stands for any white space, so that a line break does not hide a phrase.
const anySpace = (source: string): string => source.replaceAll('[- ]', '[-\\s]').replaceAll(/ (?![^[\]]*\])/g, '(?:\\s+)');
const COMPILED = RULES.map(({ patterns, ...rule }) => ({ rule, patterns: patterns.map((p) => new RegExp(anySpace(p.source), 'giu')) }));

const PRIVACY = COMPILED.find(({ rule }) => rule.rule === 'privacy')?.rule;

/** Forbidden and risky claims in `text`, in text order; one finding per rule and place. */
export function lintLetterText(text: string): LintFinding[] {
  const plain = readable(text);
  const shown = plain.length === text.length ? text : plain;
  const claims = COMPILED.flatMap(({ rule, patterns }) =>
    patterns.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map((match): LintFinding => ({
        ...rule,
        phrase: shown.slice(match.index, match.index + match[0].length),
        index: match.index,
      })),
    ),
  );
  const numbers =
    PRIVACY === undefined
      ? []
      : findSsns(plain).map(({ index, end }): LintFinding => ({ ...PRIVACY, phrase: shown.slice(index, end), index }));
  const findings = [...numbers, ...claims];
  const firsts = findings.filter((f, i) => !findings.some((other, j) => j < i && other.rule === f.rule && overlap(other, f)));
  return firsts.toSorted((a, b) => a.index - b.index);
}

/**
 * The text as a reader sees it: invisible characters are removed, and look-alikes of other scripts become the Latin letters they resemble.
 */
function readable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[\u0370-\u04ff]/gu, (letter) => LOOKALIKES[letter] ?? letter);
}
/** Cyrillic and Greek letters that print like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  о: 'o',
  р: 'p',
  ѕ: 's',
  х: 'x',
  у: 'y',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  І: 'I',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  Х: 'X',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Χ: 'X',
};

/** Whether any finding forbids the text. */
export function isForbidden(findings: readonly LintFinding[]): boolean {
  return findings.some((f) => f.level === 'block');
}

function overlap(a: LintFinding, b: LintFinding): boolean {
  return a.index < b.index + b.phrase.length && b.index < a.index + a.phrase.length;
}

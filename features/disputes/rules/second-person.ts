// Facts are kept as sentences about a bureau by name; a letter to that bureau says 'you'. Other bureaus keep their names.
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { listWords } from '../../report-files/rules/report-view.ts';

const BASE: Readonly<Record<string, string>> = {
  reports: 'report',
  report: 'report',
  lists: 'list',
  list: 'list',
  shows: 'show',
  show: 'show',
  prints: 'print',
  counts: 'count',
  gives: 'give',
  looks: 'look',
  adds: 'add',
  does: 'do',
  do: 'do',
  has: 'have',
  is: 'are',
  was: 'were',
  marks: 'mark',
  names: 'name',
  says: 'say',
  calls: 'call',
  states: 'state',
  rates: 'rate',
  puts: 'put',
  reported: 'reported',
  answered: 'answered',
  received: 'received',
  deleted: 'deleted',
  verified: 'verified',
  listed: 'listed',
  showed: 'showed',
};
const NAME = BUREAUS.map((bureau) => BUREAU_NAMES[bureau]).join('|');
const VERB = Object.keys(BASE).join('|');
/** Names in a row with their verb: 'Equifax and Experian still report'. */
const SUBJECT = new RegExp(`\\b((?:${NAME})(?:, (?:${NAME}))*(?: and (?:${NAME}))?)(’s|'s)?((?: still| also| now)? (?:${VERB})\\b)?`, 'gu');
/** What stands before a name that is no subject: the verb after it belongs to another word ('a dispute with Experian was answered'). */
const AFTER = /\b(?:with|to|by|at|from|for|of|against) $/u;
/** A further verb of the same subject: '… and shows no late month'. */
const FURTHER = new RegExp(`(,? (?:and|but) |\\bit also |\\bit |, )(${VERB})\\b`, 'gu');

/** `text` as it is said to `bureau`: 'Experian reports $5' becomes 'You report $5' in a letter to Experian. */
export function addressTo(bureau: Bureau, text: string): string {
  const own = BUREAU_NAMES[bureau];
  const quotes: string[] = [];
  // What is quoted stays as it is.
  // Of a line into which several bureaus are merged no one can say which of them reports it.
  const open = text
    .replaceAll(
      /\bThe merged report (reports|shows|lists|gives|counts)\b/gu,
      (_whole, verb: string) => `My merged report ${verb === 'reports' ? 'shows' : verb}`,
    )
    .replaceAll(/“[^”]*”|"[^"]*"/gu, (quote) => `\uE000${quotes.push(quote) - 1}\uE001`);
  const said = open
    .split(/(?<=[.;])\s+|(?<=,)\s+(?=while\b)/u)
    .map((clause) => addressClause(own, clause))
    .join(' ');
  return said.replaceAll(/\uE000(\d+)\uE001/gu, (_whole, at: string) => quotes[Number(at)] ?? '');
}

function addressClause(own: string, clause: string): string {
  let isSubject = false;
  const named = clause.replaceAll(SUBJECT, (whole, names: string, possessive: string | undefined, verb: string | undefined, at: number) => {
    const all = names.split(/, | and /u);
    if (!all.includes(own)) return whole;
    const start = at === 0;
    const cap = (words: string): string => (start ? words.charAt(0).toUpperCase() + words.slice(1) : words);
    const others = all.filter((name) => name !== own);
    if (possessive !== undefined) return `${cap(others.length === 0 ? 'your' : `your and ${listWords(others)}'s`)}${verb ?? ''}`;
    // A longer name: 'Experian Auto Sales' is a company of its own.
    if (verb === undefined && /^ \p{Lu}/u.test(clause.slice(at + whole.length))) return whole;
    if (verb === undefined) return cap(listWords(['you', ...others]));
    if (AFTER.test(clause.slice(0, at))) return `${listWords(['you', ...others])}${verb}`;
    isSubject ||= others.length === 0;
    const word = verb.slice(verb.lastIndexOf(' ') + 1);
    return `${cap(listWords(['you', ...others]))}${verb.slice(0, -word.length)}${BASE[word] ?? word}`;
  });
  if (!isSubject) return named;
  return named.replaceAll(FURTHER, (_whole, lead: string, verb: string) => `${lead.replace(/\bit\b/u, 'you')}${BASE[verb] ?? verb}`);
}

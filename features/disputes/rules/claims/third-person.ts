// What staff write of a client, read as the client would say it: 'Client states that she paid on it' is 'i state that i paid on it'.
import type { Word } from './read-words.ts';

const CLIENTS = new Set(['client', 'consumer']);
const ARTICLES = new Set(['the', 'our', 'this', 'my']);
/** Words after which a subject begins. */
const OPENERS = new Set('that and but or because since when while if as so although though where whereas which then'.split(' '));
const SUBJECTS = new Set(['he', 'she']);
const POSSESSIVES = new Set(['his', 'her']);
/** With one of these in the sentence it is not known whom a pronoun means. */
const OTHERS = new Set(
  (
    'father mother brother sister son daughter husband wife spouse ex uncle aunt cousin friend roommate boyfriend girlfriend partner ' +
    'someone somebody person agent manager clerk judge landlord doctor man woman dealer lawyer attorney namesake'
  ).split(' '),
);
const VERBS: Readonly<Record<string, string>> = { has: 'have', is: 'am', does: 'do', goes: 'go' };
const FIRST_PERSON = new Set('i me my mine myself we us our'.split(' '));
const KEPT = new Set(['was', 'this', 'always', 'his', 'us', 'as']);

/** The same words with the client as 'i', in the same places; undefined where no client is a subject. */
export function asFirstPerson(sentence: readonly Word[]): readonly Word[] | undefined {
  const named = sentence.flatMap((_, at) => (isSubject(sentence, at) ? [at] : []));
  const clients = new Set(named.length === 0 && isNote(sentence) ? [0] : named);
  if (clients.size === 0) return undefined;
  const knowsPronouns = !sentence.some(({ text }) => OTHERS.has(text));
  const said = sentence.map(({ text }, at): string => {
    if (clients.has(at)) return 'i';
    if (knowsPronouns && SUBJECTS.has(text)) return 'i';
    return knowsPronouns && POSSESSIVES.has(text) ? 'my' : text;
  });
  return sentence.map((word, at) => ({
    ...word,
    text: said[at - 1] === 'i' || said[at - 2] === 'i' ? asSaidByMe(said[at] ?? word.text) : (said[at] ?? word.text),
  }));
}

/** 'She paid on it', with no one else and no 'I' in the sentence: what staff wrote down of the client. */
function isNote(sentence: readonly Word[]): boolean {
  return SUBJECTS.has(sentence[0]?.text ?? '') && !sentence.some(({ text }) => OTHERS.has(text) || FIRST_PERSON.has(text));
}

function isSubject(sentence: readonly Word[], at: number): boolean {
  if (!CLIENTS.has(sentence[at]?.text ?? '')) return false;
  const begin = ARTICLES.has(sentence[at - 1]?.text ?? '') ? at - 1 : at;
  const before = sentence[begin - 1];
  return before === undefined || OPENERS.has(before.text) || /[,;:]/.test(sentence[begin]?.gap ?? '');
}

/** 'admits' is 'admit'. */
function asSaidByMe(text: string): string {
  const known = VERBS[text];
  if (known !== undefined) return known;
  if (!/^[a-z]{3,}s$/.test(text) || KEPT.has(text) || text.endsWith('ss')) return text;
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`;
  return /(?:sses|shes|ches|xes)$/.test(text) ? text.slice(0, -2) : text.slice(0, -1);
}

// What the file module reports, in words for people; no screen shows the module's own messages.
import { pageLanguage } from '../language/page-language.ts';
import { fileTexts } from './texts.ts';

/** Codes whose words here say more to a person than the server's. */
const OWN_WORDS = [
  'storage/unauthenticated',
  'storage/unauthorized-app',
  'storage/quota-exceeded',
  'storage/object-not-found',
  'storage/canceled',
];

/**
 * What went wrong with a file, in plain words and in the language of the page; `code` is the module's own, such as 'storage/canceled'.
 * The server's own sentences are English: `translate` gives the one to be shown instead, undefined when it knows none.
 */
export function readFileError(
  error: unknown,
  translate: (sentence: string) => string | undefined = (sentence) => sentence,
): { readonly code: string; readonly message: string } {
  const { code, status, serverResponse } =
    typeof error === 'object' && error !== null ? (error as { code?: unknown; status?: unknown; serverResponse?: unknown }) : {};
  const texts = fileTexts[pageLanguage()];
  const codes: Readonly<Record<string, string>> = texts.codes;
  const statuses: Readonly<Record<number, string>> = texts.statuses;
  const known = typeof code === 'string' ? code : 'storage/unknown';
  const sentence = OWN_WORDS.includes(known) ? undefined : sentenceOf(serverResponse);
  const said = sentence === undefined ? undefined : translate(sentence);
  const byStatus = known === 'storage/unknown' && typeof status === 'number' ? statuses[status] : undefined;
  return { code: known, message: said ?? byStatus ?? codes[known] ?? texts.failed };
}

/**
 * The server's own sentence. The module hands on the reason phrase of the answer, where our server writes it; proxies may drop
 * it or put a standard phrase there, which is no sentence.
 */
function sentenceOf(response: unknown): string | undefined {
  return typeof response === 'string' && /^[A-Z][\x20-\x7e]* [\x20-\x7e]*\.$/.test(response) ? response : undefined;
}

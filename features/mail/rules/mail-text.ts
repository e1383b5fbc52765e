// What is made of the words of a mail: its parts, its links, and its kind in plain words.

export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

const LINK = /\bhttps?:\/\/[^\s<>"]+/gi;
/** A full stop or bracket that ends the sentence is not part of the link in it. */
const SENTENCE_END = /[.,;:!?)\]]+$/;

export const HIDDEN_LINK = '[link hidden]';

/** The text split into links and the text between them, in order. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const link = match[0].replace(SENTENCE_END, '');
    if (match.index > from) parts.push({ text: text.slice(from, match.index), isLink: false });
    parts.push({ text: link, isLink: true });
    from = match.index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLink: false });
  return parts;
}

/** The text with a mark in place of each link. */
export function hideLinks(text: string): string {
  return text.replace(LINK, HIDDEN_LINK);
}

/** True when `link` leads to `origin` ('https://host:port') and nowhere else. */
export function leadsTo(origin: string, link: string): boolean {
  return URL.canParse(link) && URL.canParse(origin) && new URL(link).origin === new URL(origin).origin;
}

/** True for emails whose links sign someone in, take over an account or make one. */
export function holdsSignInLinks(kind: string): boolean {
  return kind.startsWith('access.');
}

/** 'access.clientInvite' → 'client invite'. */
export function kindInWords(kind: string): string {
  return kind
    .slice(kind.indexOf('.') + 1)
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();
}

// TU4R is a run of segments: four characters of type and version, three digits of length, then fields at fixed places.

/** A segment; places count from 1, as TransUnion's layouts do. */
export interface Segment {
  readonly type: string;
  /** Characters, those of its head included. */
  readonly length: number;
  /** The text of the `length` characters from `place` on, without surrounding blanks. */
  readonly at: (place: number, length: number) => string;
}

const HEAD = /^[A-Z][A-Z0-9]{3}\d{3}$/;
const SHORTEST = 7;
const MOST_SEGMENTS = 100_000;

export interface Segments {
  /** All but the closing one. */
  readonly segments: readonly Segment[];
  /** True when a segment breaks off or is none, or the closing one is missing: what follows is not known. */
  readonly cut: boolean;
  /** How many segments the closing one says there are, itself among them. */
  readonly counted?: number;
}

/** The segments of `text` up to its END1. */
export function segmentsOf(text: string): Segments {
  const segments: Segment[] = [];
  let at = 0;
  while (at < text.length && segments.length < MOST_SEGMENTS) {
    // Line breaks between segments come from mail programs and editors.
    if (text.charAt(at) === '\n' || text.charAt(at) === '\r') {
      at++;
      continue;
    }
    const head = text.slice(at, at + SHORTEST);
    if (head.startsWith('END')) return { segments, cut: false, ...countOf(text.slice(at, at + 12)) };
    const length = HEAD.test(head) ? Number(head.slice(4)) : 0;
    if (length < SHORTEST || at + length > text.length) return { segments, cut: true };
    segments.push(segment(text.slice(at, at + length)));
    at += length;
  }
  return { segments, cut: true };
}

function countOf(end: string): { counted?: number } {
  const count = /^END1012(\d{5})$/.exec(end)?.[1];
  return count === undefined ? {} : { counted: Number(count) };
}

function segment(text: string): Segment {
  return { type: text.slice(0, 4), length: text.length, at: (place, length) => text.slice(place - 1, place - 1 + length).trim() };
}

/** 'YYYYMMDD' as '2026-01-31'; '' when there is none, month or year alone when the rest is zeros. */
export function fixedDate(text: string): string {
  if (!/^\d{8}$/.test(text) || /^0+$/.test(text)) return '';
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  if (month === '00') return year;
  return day === '00' ? `${year}-${month}` : `${year}-${month}-${day}`;
}

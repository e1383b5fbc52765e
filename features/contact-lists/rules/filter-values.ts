// The allowed values of each part of a filter, without the schemas: lists parse their URL with it, and schemas are as large as a list. A
// test compares each part with contact-filter.ts. Values of facets come from the choices of their filters.
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { isFitLine, tidyLine } from '../../../platform/base/fit-line.ts';
import { isId } from '../../../platform/base/ids.ts';
import { CATEGORIES, STAGES, URGENCIES } from '../../contacts/rules/stages.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';

/** Follow-up date against today: overdue (red), within the next two days (amber), later (green), without one. */
export const FOLLOW_UPS = ['overdue', 'soon', 'later', 'none'] as const;
export const SORTS = ['newest', 'oldest', 'name', 'follow-up', 'last-contact'] as const;
export type Sort = (typeof SORTS)[number];

/** The value of a text; undefined when the text is not allowed. */
type Reader = (text: string) => string | undefined;

const uuid: Reader = (text) => (isId(text) ? text : undefined);
const oneOf =
  (known: readonly string[]): Reader =>
  (text) =>
    known.find((value) => value === text);
const line =
  (longest: number): Reader =>
  (text) => {
    const tidy = tidyLine(text);
    return tidy !== '' && tidy.length <= longest && isFitLine(tidy) ? tidy : undefined;
  };
const words: Reader = (text) => (text.trim() !== '' && text.trim().length <= 80 ? text.trim() : undefined);

export const FILTER_READERS = {
  search: words,
  category: oneOf(CATEGORIES),
  stage: oneOf(STAGES),
  urgency: oneOf(URGENCIES),
  owner: (text) => (text === 'none' ? text : uuid(text)),
  source: line(60),
  tag: line(40),
  state: oneOf(US_STATES.map(({ code }) => code)),
  location: uuid,
  followUp: oneOf(FOLLOW_UPS),
  hold: oneOf(['yes', 'no', 'due']),
  hot: oneOf(['yes', 'unanswered']),
  incomplete: oneOf(['yes']),
  stuck: oneOf(['yes']),
  active: oneOf(['yes']),
  createdFrom: parseCivilDate,
  createdUntil: parseCivilDate,
  import: uuid,
  archived: oneOf(['yes']),
  today: parseCivilDate,
} as const satisfies Readonly<Record<string, Reader>>;

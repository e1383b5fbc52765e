// Some statements are prepared by name, once on each connection. PostgreSQL then parses their text once and may keep one plan for all
// values, which saves half of the time of a page of a list. A kept plan does not notice that a table has grown a thousandfold, or that a
// value is rare. So only statements whose best plan never changes are prepared: `insert … values`, and queries marked
// `ONE_PLAN`.
import { sql } from 'kysely';

const MARK = '/* one plan */';
/** Mark for a statement whose best plan is the same for all values. */
export const ONE_PLAN = sql.raw(MARK);
const ADDS_VALUES = /^insert into (?!.*\bselect\b)/is;

/** Calls after which a text counts as repeated. */
const USES = 5;
/** Prepared texts of one process; each takes some ten kilobytes on each connection. */
const MOST_NAMES = 300;
/** Most texts counted at a time; texts with lists of values vary without limit. */
const MOST_COUNTED = 3_000;

/** Names texts from their fifth use on. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMES || !(text.includes(MARK) || ADDS_VALUES.test(text))) return name;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < USES) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const given = `redress_${names.size}`;
    names.set(text, given);
    return given;
  };
}

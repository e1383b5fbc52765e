// What a change replaced, as readable text: field by field, before and after.

export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
type Values = Readonly<Record<string, unknown>> | null;

const MOST_FIELDS = 30;
const LONGEST = 300;

/** The fields of a recorded change that have a value before or after, in the order they were written; at most 30, each at most 300 characters. */
export function describeChanges(before: Values, after: Values): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field: words(field), before: text(before?.[field]), after: text(after?.[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST_FIELDS);
}

/** 'addressLine1' → 'address line 1'. */
function words(field: string): string {
  return field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')
    .toLowerCase();
}

function text(value: unknown): string | null {
  const whole = write(value);
  if (whole === null || whole === '') return null;
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1)}…`;
}

function write(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value
      .map(write)
      .filter((part) => part !== null)
      .join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .flatMap(([key, part]) => {
        const shown = write(part);
        return shown === null ? [] : [`${words(key)}: ${shown}`];
      })
      .join('; ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

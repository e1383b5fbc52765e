// A permission in plain words, made of what its endpoints say they do.

/** 'disputes:open-rounds' as people read it: 'Open rounds'. */
export function nameRight(permission: string): string {
  const words = permission.slice(permission.indexOf(':') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The part of the program a permission belongs to, as areas are named: 'creditReports' of 'credit-reports:view'. */
export function partOfRight(permission: string): string {
  return permission.slice(0, permission.indexOf(':')).replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** How a list is ordered and paged says nothing about what it lets someone do. */
const ORDER = /(, (newest|latest|the gravest|the main one|those|pinned|most|at|by name|a page).*|;.*)$/;
const VERBS = /^(Ask|Check|Download|Fetch|Look|Pass|See|Show|Try)\b/;

/** One use of a permission as a sentence that begins with a verb. */
export function sentenceOf({ summary, reads }: { readonly summary: string; readonly reads: boolean }): string {
  if (!reads) return summary;
  const thing = summary.replace(ORDER, '');
  return VERBS.test(thing) ? thing : `See ${lowerFirst(thing)}`;
}

/** 'SSN and date of birth' keeps its capitals. */
function lowerFirst(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The pattern of a role that grants a permission, the most exact one; undefined when none does. */
export function whyGranted(patterns: readonly string[], permission: string): string | undefined {
  return [permission, `${permission.slice(0, permission.indexOf(':') + 1)}*`, '*'].find((pattern) => patterns.includes(pattern));
}

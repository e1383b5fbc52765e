// Places in a text that someone meant to fill in.
const LEFTOVER_FIELD =
  /\{\{[^}]*\}\}|\{%|%\}|<<[^>]*>>|\[\[[^\]]*\]\]|\$\{[^}]*\}|\[(name|date|amount|insert|your|client|account|bureau|creditor)[^\]]*\]|\[object \w+\]|\bundefined\b|_{4,}/i;

/** Whether `text` holds a placeholder no one filled in. */
export function hasLeftoverField(text: string): boolean {
  return LEFTOVER_FIELD.test(text);
}

/** Values a program leaves behind where data was missing. */
const LEFTOVER_VALUE = /^(undefined|null|NaN|\[object \w+\]|none|n\/a|tbd|todo|\?+)$/i;

/** Whether `text` as a whole is blank, a placeholder or a value a program left behind. */
export function isUnfilled(text: string): boolean {
  return text.trim() === '' || LEFTOVER_VALUE.test(text.trim()) || hasLeftoverField(text);
}

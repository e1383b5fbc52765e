// Places in a text that somebody meant to fill in.
const LEFTOVER_FIELD = /\{\{[^}]*\}\}|\{%|%\}|<<[^>]*>>|\[\[[^\]]*\]\]|\$\{[^}]*\}|\[(name|date|amount|insert|your|client|account|bureau|creditor)[^\]]*\]|\[object \w+\]|\bundefined\b|_{4,}/i;

/** Whether `text` holds a placeholder nobody filled in. */
export function hasLeftoverField(text: string): boolean {
  return LEFTOVER_FIELD.test(text);
}

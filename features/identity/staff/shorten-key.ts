const SHOWN_WHOLE = 7;

/** Keys of up to seven characters as they are; of longer ones only the ends. */
export function shortenKey(key: string): string {
  return key.length > SHOWN_WHOLE ? `${key.slice(0, 3)}…${key.slice(-3)}` : key;
}

// Random bytes ahead of their use: asking for twelve costs as much as asking for thousands. For what has to be unlike everything else,
// such as ids and nonces; a secret is drawn on its own, so that none lies here before it exists.
const ahead = new Uint8Array(4_096);
let used = ahead.length;

/** `count` random bytes, each handed out once; at most 4,096. */
export function takeRandom(count: number): Uint8Array {
  if (used + count > ahead.length) {
    crypto.getRandomValues(ahead);
    used = 0;
  }
  used += count;
  return ahead.slice(used - count, used);
}

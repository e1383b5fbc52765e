/** Waits until `look` answers true. The test's own time limit ends a wait in vain. */
export async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await new Promise((done) => setTimeout(done, 25));
}

/** Looks again until `look` answers something. @throws Error after three minutes */
export async function untilSome<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 180_000;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error('It did not happen within three minutes.');
    await new Promise((done) => setTimeout(done, 25));
  }
}

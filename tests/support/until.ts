/** Waits until `look` answers true. The test's own time limit ends a wait in vain. */
export async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await new Promise((done) => setTimeout(done, 25));
}

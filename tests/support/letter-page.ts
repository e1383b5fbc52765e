// The page on which a client reads a letter, as a person uses it.
import type { Page } from 'playwright-core';

/** Answers every fact as the letter says: the first of its two answers. */
export async function answerAll(page: Page): Promise<void> {
  const facts = page.locator('[id^="fact-"]');
  await facts.first().waitFor();
  for (const fact of await facts.all()) await fact.getByRole('button').first().click();
}

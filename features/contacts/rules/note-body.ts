import { z } from 'zod';

// Control characters but line breaks and tabs, and marks that turn the direction of the text around them.
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A note may have many lines. What is pasted with it and nobody sees is left out. */
export const noteBody = z
  .string()
  .overwrite((text) =>
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : ''))
      .trim(),
  )
  .min(1, 'Please write something.')
  .max(8000, 'At most 8,000 characters.');

import { z } from 'zod';
import { documentFinding } from '../../../platform/base/document/document-finding.ts';

/** What keeps a letter of the library from being published, or what its writer should look at. */
export const letterFinding = documentFinding.extend({
  /** 'warn': it may be published. */
  level: z.enum(['block', 'warn']),
  part: z.enum(['subject', 'text']),
});
export type LetterFinding = z.output<typeof letterFinding>;

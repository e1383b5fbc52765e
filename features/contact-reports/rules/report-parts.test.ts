import { expect, test } from 'vitest';
import { sayWhatToChoose } from './report-parts.ts';

test.each([
  [[], 'Your role includes none of these reports.'],
  [['activity'], 'Choose a contact to see: activity log. It is also a PDF.'],
  [['audit', 'progress'], 'Choose a contact to see: audit report, progress. Each is also a PDF.'],
] as const)('of the parts %j only these are promised', (parts, sentence) => expect(sayWhatToChoose(parts)).toBe(sentence));

// What the answer that says "wrong" to each question of the analyses says. An analysis without a saying never reaches a letter to a bureau.
// The map is over every code, so that an analysis that is added has to say what it claims.
import type { AnalysisCode } from '../finding.ts';
import type { Saying } from './saying.ts';
import { SAYINGS_OF_AMOUNTS_AND_DATES } from './sayings-of-amounts-and-dates.ts';
import { SAYINGS_OF_PERSON_AND_PROCEDURE } from './sayings-of-person-and-procedure.ts';
import { SAYINGS_OF_THE_AUDIT } from './sayings-of-the-audit.ts';

export const SAYINGS: Readonly<Record<AnalysisCode, readonly Saying[]>> = {
  ...SAYINGS_OF_AMOUNTS_AND_DATES,
  ...SAYINGS_OF_PERSON_AND_PROCEDURE,
  ...SAYINGS_OF_THE_AUDIT,
};

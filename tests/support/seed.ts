/** What property tests and damaged samples draw their cases from: the same in every run. TEST_SEED asks for others. */
export const SEED = Number(process.env['TEST_SEED'] ?? 20_261_121);

import type { ClaimFamily } from '../claim-rule.ts';

export const VALIDATION: ClaimFamily = {
  family: 'debt validation',
  rule: 'X15',
  level: 'warn',
  citation: '15 U.S.C. 1692g(b)',
  message:
    'Validation of a debt is asked of a collector within 30 days of its notice. A bureau does not validate debts, and no answer deletes nothing.',
  advice: 'Write to the bureau what is wrong with the entry. Validation goes to the collector in a letter of its own.',
  claims: [
    {
      find: [
        'validate|validated|validating|validation ~3 debt|this|it|account|collection|alleged|claim',
        'debt|proper|get|until|provide|full|requesting|request|lack validation',
        'debt verification',
        'validation from|by ..1 collector|agency|furnisher|creditor',
        'verification|verify|proof|prove of|the ..1 debt|indebtedness',
        'cease and|collection|collecting|all|desist',
        'stop collecting|collection',
        'ask|make|force|have ~5 validate|validation',
        '§fdcpa*',
        '§1692*',
        'fair debt collection',
      ],
      unless: ['ticket|parking', 'different|another debt|account'],
    },
  ],
};

import type { ClaimFamily } from '../claim-rule.ts';

export const ADMISSIONS: ClaimFamily = {
  family: 'debt acknowledged',
  rule: 'X24',
  level: 'warn',
  citation: 'State limitation periods',
  message: 'This may acknowledge a debt and start its limitation period again.',
  advice: 'Leave it out unless it is needed. For a wrong amount, write both: "The balance should be $900 and not $1,234."',
  claims: [
    {
      find: [
        'i|we ~1 can|could ~1 do|manage|swing ~2 $|# ~1 a|per|each|every|monthly',
        'i ~1 owe ~3 $|#|them|this|that|the|money|it|debt|you',
        'i ~2 will|promise|agree|intend|want|plan|going ~3 pay|settle|repay',
        'i ~2 will|promise|can|could ~3 pay|settle|send ~2 $|#|it|this|off|half|part|monthly',
        'i ~1 admit|acknowledge|concede|accept|confirm ~6 debt|owe|balance|it|obligation',
        'i ~2 able|willing|happy|ready|prepared to ~1 pay|settle|repay',
        'pay you back',
        'good for it|the money',
        'i ~1 will ~1 clear|cover|take|catch|make ~5 by|soon|up|good|care|current',
        'i ~2 still ~2 on the hook|hook',
        'my debt',
        'i ~2 agree|concede|accept|confirm|know ~6 due|owed',
        'i ~2 offer|offers ~3 $|#',
        'resume|restart|start|make|keep|continue ~2 payments|paying ~3 in|on|from|when|next|soon|each|monthly',
        'i ~2 intend|plan|going|want|ready to ~1 resume|restart|start|make|continue ~2 payments|paying',
        'what i ~1 owe',
        'debt|bill is|was ~1 mine',
        'i ~2 know|admit|agree|accept ~4 mine|owe|debt',
        'i ~2 intend|mean|meaning to ~1 pay|settle|clear',
        'i ~1 responsible for this|the debt|balance|account',
        'debt is|was ~1 valid|legitimate|legit',
        'set|setting up ..2 payment plan|arrangement|arrangements',
      ],
      unless: ['not $', 'instead of', 'rather than', 'more than i owe', 'not #', 'says|shows|reports|states|claims ~1 i|that ~1 owe'],
    },
  ],
};

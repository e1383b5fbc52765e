import type { ClaimFamily } from '../claim-rule.ts';

export const REPEATS: ClaimFamily = {
  family: 'identical repeat',
  rule: 'X7',
  level: 'warn',
  citation: '15 U.S.C. 1681i(a)(3)(A)',
  message: 'A dispute repeated without anything new may be ended as frivolous.',
  advice: 'Write what is new: a document, a fact, or what the earlier answer did not deal with.',
  claims: [
    {
      find: [
        'same dispute|letter|complaint|request ..4 as|again|before',
        'second|third|fourth|fifth time|letter ~9 dispute|nothing|same|letter',
        'letter|dispute|sending|writing|write ~5 second|third|fourth|fifth time',
        'repeat|repeating|resend|resending ..3 dispute|letter|request',
        'word for word',
        'identical ~1 letter|dispute|letters|text|wording',
        'disputed|wrote|sent|written ~5 # times',
        'nothing new',
        'no new information|facts|evidence',
        'already ~2 sent|wrote|mailed ~3 letter|dispute ~4 again',
        'again and again',
      ],
    },
  ],
};

import type { ClaimFamily } from '../claim-rule.ts';

export const OTHER_IDENTITY: ClaimFamily = {
  family: 'other number or identity',
  rule: 'X5',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(2); 42 U.S.C. 408(a)(7)(B)',
  message: 'A second number, a new credit file or a changed identity may never be used or suggested.',
  advice:
    'Leave this out. If the number or the name in the file is wrong, write what is printed and what is right, with its last four digits.',
  claims: [
    {
      find: [
        'cpn|cpns|scn|scns',
        'credit privacy|profile|protection number|numbers',
        'secondary credit number|numbers|file',
        'file segregation',
        'separate|second|new|clean|fresh|different|blank credit file|identity|profile|files|record',
        'brand new|clean|fresh ..1 credit|identity|file',
        'start|begin over|fresh|again ..6 number|file|identity',
        'change|alter|swap|switch ..2 digit|digits ..5 social|ssn|number',
        'new|second|different|other number ~3 build|rebuild|start',
        'buy|bought|sell|sold|rent ~3 credit number|file|identity',
        'alternative|alternate credit|identity',
        '9 digit ~2 number',
        'number ~4 like|as|instead|place|replace|replaces ~3 social|ssn',
        'fresh|new|second|another|separate ..1 profile|file|identity at|with ~2 bureaus|equifax|experian|transunion',
        'open|apply|build|use|put|start ..9 llc|business|corporate|company|shell number|ein|id',
        'replace|hide ..2 social|ssn|identity',
        'number that is not ..1 social|ssn',
      ],
      unless: ['report|file|you|bureau shows|show|prints|lists|has'],
    },
    {
      find: ['second|another|different|fake|new|extra social|ssn|ss'],
      unless: ['report*|prints|lists|file|shows|card|not mine|mixed|wrong', 'was|were ~1 opened|used'],
    },
    {
      find: [
        'use|using|put|give|apply|applying|enter ..3 ein|itin',
        'ein|itin ..4 instead|place|where|as',
        'use|using|apply|put ..4 tax id|identification',
      ],
    },
  ],
};

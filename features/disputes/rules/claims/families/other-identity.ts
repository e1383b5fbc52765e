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
        'tax|business|employer|company|corporate ~1 id|identification|number ~5 place|instead|rather|replace*',
        'second|another|separate|different|new|extra ~2 file|profile|record ~5 kept|made|created|opened|started|under|number|name',
        'tax|itin|ein|llc|corporate|company ~2 number|id ~6 social|ssn',
        'number|id ~4 where|for ~3 social|ssn goes|is|was|belongs|field|box|line',
        'number i ~3 assigned|given|bought|got|issued|purchased ~6 agency|company|online|broker|website|coach|hired|service',
        'lieu of ~2 social|ssn',
        'use|file|list|register ~4 under ~2 different|another|new|other|second number|name|id',
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

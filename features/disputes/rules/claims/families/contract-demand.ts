import type { ClaimFamily } from '../claim-rule.ts';

/** The client's own act of not signing or not applying is a fact of its own. */
export const NEVER_SIGNED = [
  'i ~2 never|not ~2 sign|signed|apply|applied|open|opened|agree|agreed',
  'never ..2 applied|opened|signed',
  'not ..2 signed by me',
];

export const CONTRACT_DEMAND: ClaimFamily = {
  family: 'contract demanded, "609 letter"',
  rule: 'X12',
  level: 'block',
  citation: '15 U.S.C. 1681g; 1679b(a)(3)',
  message: 'The law gives a right to see the file. It gives no right to original contracts, and no "609" demand for deletion.',
  advice: 'Write what is wrong with the entry. Ask for the file itself with "Under 15 U.S.C. 1681g I ask for a copy of my file."',
  claims: [
    {
      find: ['§1681g*'],
      also: [
        [
          '@DELETE',
          'delete|deleted|removed',
          '@MUST ~4 have|prove|verify|produce|validate',
          '@MUST you ~3 have|prove|verify|produce|validate|to',
          'prove|proof|verify|validate|validation',
          'original|signed|signature|contract|instrument|agreement',
          'challenge|dispute|demand',
          'unverif*',
        ],
      ],
    },
    {
      find: ['§1681g* ..2 letter|letters|method|dispute|demand|request|template|thing|way|trick|route|approach|kit', 'using §1681g*'],
      unless: ['disclos*|file'],
    },
    {
      find: [
        '@ASK ~5 @SIGNED ..2 @PAPER',
        'show|prove|where|proof|see ~4 i|my ~4 signed',
        'where ~6 my name',
        '@PAPER ..2 signed by me',
        'contractual basis|proof|evidence',
        'no proof of identity',
        'copy|photocopy|scan ~6 application|contract|agreement|note ~4 signature|signed',
        'production of ~3 original|signed ..1 note|contract|agreement|application',
        '@ASK ~3 copy|copies|proof|evidence ..4 @SIGNED ..2 @PAPER',
        '@ASK ~5 @PAPER ..4 my|original|wet|ink ..2 signature',
        '@ASK ~5 @PAPER ..2 i ..1 signed',
        '@ASK ~5 copy|copies|proof|evidence ..7 signature|signed',
        'prove|proof|evidence that i ..1 signed|agreed|executed',
        '@ASK ~7 @SIGNATURE',
        'where ~6 @SIGNATURE',
        '@ASK ~6 my ~2 hand on',
        'in my own hand',
        'no|without|missing ~4 my ~1 @SIGNATURE',
        'where is|are ..2 @SIGNED ..1 @PAPER',
        'physical ..2 document|documents|documentation|verification|proof|evidence',
        'document|documents|documentation|paperwork ..2 used to verify',
        'not|never|fail*|unable|can ..3 produced|produce|provided|supplied|shown|presented|furnished|given|sent ..5 @PAPER',
        'not ..2 have|hold|possess|keep ..4 original|signed|contract|agreement|application',
        'copy|copies ..5 contract|agreement|application|instrument ..9 verif*|validat*|relied|based|investigation',
        'wet|ink|original|real|actual ..1 signature ~6 proof|counts|valid|required|must|needed|enough',
        'proof|evidence|verification ~5 wet|ink|original|my ..1 signature',
        'no|without ~2 @SIGNED ..2 @PAPER',
        'no|without ~2 @PAPER ..3 my ..1 signature',
      ],
      also: [
        [
          'please|kindly|must|need|require|requires|demand|want|request|you|your|fail*|unable|entitled|unless|otherwise|bureau|they|collector',
          '@MISSING',
          '@DELETE',
          '^ show|send|provide|produce|prove|supply|forward|furnish',
          'where',
        ],
      ],
      unless: [
        ...NEVER_SIGNED,
        'i ~1 enclose|attach|have|found|include',
        'sent|gave|showed|mailed me',
        'billing|payment|monthly|bank statement|statements',
        'payoff|release|paid|title',
      ],
    },
  ],
};

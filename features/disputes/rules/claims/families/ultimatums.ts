import type { ClaimFamily } from '../claim-rule.ts';

/** What someone else did or wrote is a fact, not a demand. */
const TOLD = [
  'told|wrote|promised|said|agreed',
  'its|their|his|her|lender|bank|creditor|collector|hospital letter',
  'last year|month|week',
  'lender|bank|creditor|collector|they deleted|removed',
  'i asked',
];
const DAYS = 'day|days|hours|week|weeks|month|months|business|calendar';
const AGREED = [
  'taken|treated|considered|regarded|understood|construed|read|counted as|to',
  'violates|violation',
  'deem*|means|mean|agree|agrees|agreement|admission|admit|accept|acceptance|consent|concede|invalid|false|delete|deleted|removed|waive*',
];

export const ULTIMATUMS: ClaimFamily = {
  family: 'ultimatum',
  rule: 'X14',
  level: 'block',
  citation: '15 U.S.C. 1681s-2(a)(8)(G); 1681i(a)',
  message: 'No ultimatum. A bureau must reinvestigate; deletion follows only where the law says so, and silence proves nothing.',
  advice: 'Ask: "Please reinvestigate this item and correct it, or delete it if it cannot be verified."',
  claims: [
    {
      find: [
        `within|next ~2 # ~1 ${DAYS}`,
        `in # ~1 ${DAYS}`,
        `you|bureau|law|they ~1 have|has|gives|get ~3 # ~1 ${DAYS}`,
        'no later than',
        'deadline',
        `# ~1 ${DAYS} ~2 then|and|before`,
        'clock is ticking',
        'time ~1 up|out',
      ],
      also: [
        ['@DELETE', 'take ..4 off|down|out', 'deleted|removed|erased', 'clear|clean|fix|wipe ~2 my|the ~1 file|report|record|name|credit'],
      ],
      unless: TOLD,
    },
    { find: [`# ~1 ${DAYS} or|to|otherwise ~1 @DELETE`, `# ~1 ${DAYS} to take ~3 off|down`], unless: TOLD },
    {
      find: [
        '@DELETE ~6 @AT_ONCE',
        'until|till ~3 to @DELETE',
        'until|till ~3 to ~1 take|get ~3 off|down',
        '@DELETE ~2 now|today|tonight|tomorrow',
        '@AT_ONCE ~2 @DELETE',
        'expect|require|order ~5 deletion|removal|deleted|removed|gone|erased',
        'take ~4 off|down ~3 @AT_ONCE',
        '@DELETE ..5 by|before monday|friday|tuesday|wednesday|thursday|saturday|sunday',
        'gone|off|removed|deleted ..2 by|before friday|monday|tomorrow|tuesday|#|the|wednesday|thursday',
      ],
      unless: TOLD,
    },
    {
      find: [
        'i|we ~1 demand|insist',
        'hereby demand|insist',
        'comply with ~1 demand|request|notice',
        'you ~2 have|got ~2 # ~1 day|days|week|weeks to comply|obey|cooperate',
        'formal demand',
        'this is ..2 demand',
        'demand ~3 @DELETE',
      ],
      unless: ['demand payment'],
    },
    { find: ['direct dispute|disputes', '§1681s-2(a)(8)*'] },
    {
      find: [
        'fail|failure|failing|fails to|of ~2 respond|reply|answer|verify|prove|comply',
        'silence',
        'failure to ~2 correct|delete|remove|act',
        'non response|reply',
        'nonresponse|inaction',
        'lack|absence of ~2 response|reply|answer',
        'not answering|responding|replying|verifying|acting',
        'ignoring|ignore this|my|me',
        'hear|receive|get|see nothing',
        'no answer|response|reply',
        'not ..1 respond|reply|answer',
      ],
      also: [AGREED, ['you|your|will|deem*|failure|silence']],
      unless: ['they|lender|bank|collector|creditor did'],
    },
    { find: ['not ..1 hear|receive|get|respond|reply|answer ..9 days'], also: [['@DELETE', '@MUST']] },
    {
      find: [
        'prove|validate ~5 or|otherwise|else ~1 delete|remove|erase|take',
        `# ~1 ${DAYS} ~2 after which`,
        'either ~9 or ~4 deleted|removed|erased|gone',
        'done|finished|tired asking|waiting|of',
        'either ~3 verify|prove|correct ~5 or ~1 delete|remove|erase',
        'or else ..4 @DELETE',
        'or ..4 must be|come deleted|removed|erased|off',
      ],
    },
    {
      find: ['my|this ..2 final|last notice|warning|demand|chance|letter', 'last|final chance|warning'],
      also: [['@DELETE', 'you', 'before']],
    },
    { find: ['or|else|otherwise ~2 face|suffer|consequences|else', 'face|suffer ~2 consequences'], also: [['you', '@DELETE', '@MUST']] },
    {
      find: [
        'before i|we ~2 take|go|escalate|proceed|act',
        'take|escalate this|it|matter ~1 further|higher|up|elsewhere',
        'escalate|escalated|escalating',
      ],
      also: [['you|your|warning|unless|if|or|otherwise']],
      unless: TOLD,
    },
    {
      find: [
        'time is of ~1 essence',
        'i ~1 will not ~1 ask|wait|write again',
        'act now',
        'no more excuses|delays|chances',
        'out of patience',
      ],
    },
    { find: ['cease ..2 reporting|furnishing', 'stop|quit reporting ~6 @AT_ONCE'] },
  ],
};

import type { ClaimFamily } from '../claim-rule.ts';

const DETAIL = 'address|addresses|name|names|employer|employers|birthday|birthdate|phone|dob|residence|residences|aliases';

export const HIDDEN_DETAILS: ClaimFamily = {
  family: 'true details hidden',
  rule: 'X20',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(2)',
  message: 'A true name, address, employer or birth date may not be taken out or changed to break its link to accounts.',
  advice: 'Ask only for details that are wrong to be corrected: "I never lived at this address" or "My name is spelled …".',
  claims: [
    {
      find: [
        `delete|remove|take|change|drop|alter|erase|clear|swap|scrub|hide|wipe|clean|suppress|misspell|lose ..4 ${DETAIL}`,
        `${DETAIL} ..4 deleted|removed|gone|off|erased`,
      ],
      also: [
        [
          'so ..8 not|no|nothing|fall|link|links|linked|match|matched|verify|trace|disappear',
          'before ~5 dispute|disputing',
          'first ..3 then',
          'then ..4 dispute|accounts|they',
          'no longer ..2 verify|verified|match|link|find|connect|trace',
          'can not ..2 verify|verified|match|matched|link|linked|find|connect|trace|tie|tied|attach',
          'break ..3 link|connection|tie',
        ],
      ],
    },
    {
      find: ['i ~2 did ~1 live|lived|work|use', 'i ~2 lived there', 'true|real|correct address|name'],
      also: [['@DELETE', 'take ..3 off', 'take ..4 out']],
      unless: ['not ..2 live|lived', 'never'],
    },
  ],
};

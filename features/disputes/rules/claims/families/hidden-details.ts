import type { ClaimFamily } from '../claim-rule.ts';

const HIDE =
  'delet*|remov*|take|change|changing|drop|alter|erase|erasing|clear|swap|scrub|hid*|wip*|clean|suppress*|misspell|lose|dispute|disputing|rid';
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
      find: [`${HIDE} ..4 ${DETAIL}`, `${DETAIL} ..4 deleted|removed|gone|off|erased|taken|cleared|out|suppressed|hidden|disputed`],
      also: [
        [
          'so ..8 not|no|nothing|fall|link|links|linked|match|matched|verify|trace|disappear',
          'before ~5 dispute|disputing|disputed|challenge',
          'harder ~5 verify|match|link|find|connect|trace',
          'first ..3 then',
          'then ..4 dispute|accounts|they',
          'no longer ..2 verify|verified|match|link|find|connect|trace',
          'can not ..2 verify|verified|match|matched|link|linked|find|connect|trace|tie|tied|attach',
          'no longer|can not|not ~3 tie|link|match|connect|find',
          'kept|filed|listed under it|that',
          'no way to match|link|connect|find|trace|verify',
          'lose|loses|losing ~3 link|connection|tie|trail|trace|track|match',
          'nothing|nobody|none ~2 matches|links|connects|ties|fits',
          'nothing|nobody|none ..3 match|link|connect|find|trace|tie|verify|attach',
          'break ..3 link|connection|tie|match',
        ],
      ],
    },
    {
      find: [`${HIDE} ..4 ${DETAIL}`],
      also: [
        [
          'account|accounts|collection|collections|debt|debts|item|items|judgment|loan|loans|they|it ~2 tied|linked|attached|matched|connected|associated|reporting|found',
          'link|links|tie|ties|connect|connects|match|matches ~3 to|with ~3 account|accounts|collection|collections|debt|debts|item|items|judgment|loan|loans',
          'can not|no longer ..3 verified|matched|linked|found|traced|connected',
          'can not|no longer ~2 be ~1 verified|matched|linked|found|traced|connected',
        ],
      ],
      unless: ['not ..2 live|lived|work|worked|use|used|mine|my|know', 'never'],
    },
    {
      find: [
        'bureau|they|equifax|experian|transunion ~3 no longer|not ~3 have|has|know|see ~4 address|addresses|employer|employers|name|names',
      ],
      also: [['can not ~3 tie|link|match|connect|find|trace|attach']],
    },
    {
      find: ['i ~2 did ~1 live|lived|work|use', 'i ~2 lived there', 'true|real|correct address|name'],
      also: [['@DELETE', 'take ..3 off', 'take ..4 out']],
      unless: ['not ..2 live|lived', 'never'],
    },
  ],
};

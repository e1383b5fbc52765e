import type { ClaimFamily } from '../claim-rule.ts';

const ADVISER = 'coach|counselor|consultant|advisor|adviser|specialist|expert|guru|repair|friend|office|you|they|we|he|she|guy|lady|rep';
const ADVISE = 'told|tell|tells|advised|advise|said|says|instructed|instruct|recommended|recommend|suggested|coached|coach';
const COURT = 'lawsuit|summons|court|suit|complaint|judge|hearing|subpoena|papers';

export const BAD_ADVICE: ClaimFamily = {
  family: 'advice to deny or not to pay',
  rule: 'X22',
  level: 'block',
  citation: '15 U.S.C. 1679b(a)(1), (4)',
  message: 'No one may be told to stop paying, to deny a debt or to ignore a court.',
  advice: 'Write only what the client knows to be true. Questions about a lawsuit go to a lawyer.',
  claims: [
    {
      find: [
        '^ stop|quit paying|making|sending',
        '^ just stop|quit paying|making|sending',
        '^ please stop|quit paying',
        'should|must|can|could|better|need stop|quit paying|making|sending',
        'should|must|to stop|quit paying',
        'you ~2 stop|quit paying|making',
        'stop|quit paying ~4 until',
        '^ do not pay',
      ],
      unless: ['let me|us', 'told me', 'creditor|lender|servicer ~2 said|wrote|agreed|allowed'],
    },
    {
      find: [
        `${ADVISER} ~3 ${ADVISE} ~6 stop|quit|skip ~1 paying|pay|making|payments`,
        `${ADVISER} ~3 ${ADVISE} ~3 not to? pay|answer|open|respond|go|appear|read`,
        `${ADVISER} ~3 ${ADVISE} ~3 do not pay|answer|open|respond|go|appear`,
        `${ADVISE}|let|have ~2 client|clients|customer|customers|people ~2 let|stop|quit|skip ~5 delinquent|paying|lapse|default|late|payments`,
      ],
      unless: ['creditor|lender|servicer|bank|collector|landlord', 'let me|us'],
    },
    {
      find: [
        'you|we ~2 should|can|could|must|may|better ~1 let ~5 unpaid|slide|lapse|default',
        '^ let ~5 go|slide|lapse ~1 unpaid|late|default',
        '^ do not ~3 pick|answer|take ~4 phone|call|calls',
        'you|we ~3 hold|put off ~2 paying',
        '^ hold|put off ~2 paying',
        'served ~6 throw|ignore|hide|toss|shred|refuse',
        'you ~2 should|can|could ~1 miss|skip|withhold ~3 payment|payments',
        'default ~1 on purpose',
        'throw|toss|shred ~3 away|out ~2 summons|letter|papers|notice|it',
      ],
      unless: ['creditor|lender|servicer|bank|landlord', 'let me|us', 'i ~2 did|do|was|threw|thrown'],
    },
    {
      find: ['stop|quit paying the|your bank|lender|creditor|card|loan'],
      also: [['^ stop|quit', '^ just', 'should', 'you']],
      unless: ['i ~3 stop|stopped', 'because', 'let me', 'told me'],
    },
    {
      find: [
        `ignore|skip|throw|avoid ~2 ${COURT}`,
        `not ~1 answer|open|respond|appear|attend|read|go|reply ~5 ${COURT}`,
        `need not ~1 answer|respond|appear|attend|go|reply ~5 ${COURT}`,
        `no need to ~2 go|appear|answer|respond ~3 ${COURT}`,
      ],
      unless: ['i ~3 not|never', 'did not'],
    },
    {
      find: [
        'told|advised|asked|coached|instructed|taught ~3 to|that|i say|claim|tell|deny|pretend|should',
        'told|advised|coached|instructed|instruct|coach|tell|train ~3 deny',
        'told|advised|coached|instructed|taught|trained|said|says ~3 to ~1 say|tell|claim|deny|answer|pretend|act',
      ],
      also: [['@UNTRUE', 'deny']],
      unless: ['i told|asked|advised', 'i have told|asked|advised'],
    },
    {
      find: [
        '^ say|tell|claim|deny|write',
        '^ just say|tell|claim|deny',
        '^ simply say|tell|claim|deny',
        'you ~1 should|can|could|must|may|just ~1 say|tell|claim|deny',
        'should|must ~1 say|claim|tell|deny ~1 them|that|it',
      ],
      also: [['@UNTRUE', 'can not prove', 'everything|all']],
      unless: ['i ~4 not|never|know', 'me|us ~5 not'],
    },
    {
      find: ['when|if|whenever they|collectors|anyone|someone|he|she ~2 call|calls|ask|asks|write|writes|contact|contacts'],
      also: [['say|swear|tell|deny|claim|insist|hang|act|play'], ['@UNTRUE', 'deny', 'hang up']],
      unless: ['i ~1 say|told|tell|said', 'me ~4 that'],
    },
    {
      find: [
        'says|said|told|tells|wants|advised ~2 to swear|insist|claim|pretend|say ~2 never|not',
        'swear|swearing|insist|maintain ~1 you|that|it ~4 not|never',
        'you never saw|heard|opened|had|signed',
      ],
      unless: ['i ~1 swear|insist', 'i maintain', 'you never sent|answered'],
    },
    { find: ['pretend|pretending', 'act like|as', 'play dumb'], unless: ['collector|caller|he|she|they ~1 pretend|pretended'] },
    { find: ['whatever|if they ask|call|want ~5 know nothing', 'you know nothing'] },
    { find: ['mark ~6 not mine', 'whatever it is', 'deny everything|all|it', 'never admit', 'put|choose|select|write not mine'] },
  ],
};
